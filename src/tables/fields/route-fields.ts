import { listed } from '../../contract/columns/column-key.js'
import { DEPARTURE_COLUMNS } from '../../contract/columns/departure-names.js'
import { FIELD_COLUMNS } from '../../contract/generated/column-names.js'
import { FLAG_NAMES, PASSAGE_FLAGS } from '../../contract/passage-flags.js'
import type { JsonSchema } from '../../contract/validation/json-schema.js'
import { MAX_AVOID_POLYGONS, MAX_POLYGON_VERTICES } from '../../engine/routing/request.js'
import { kmhOf } from '../../planning/ship/speed.js'
import { readFuels, readMetres, readNumbers, readSpeedKmh } from '../text/quantities.js'
import { readAvoidAreaFile } from './avoid-area-files.js'
import { type Field, type FieldRow, field, fieldsOf } from './fields.js'
import { SPEED_COLUMNS, shipTypeRow, sizeRows } from './size-fields.js'

const MOMENT = 'departure, e.g. 2026-12-01T08:00Z; UTC unless it has a time zone; default: now'
const ARRIVAL =
  'arrival wanted, like --depart, or a window: 2026-12-22..2026-12-24; gives the speed that keeps it unless --speed states one'
const SPEED = 'speed with its unit: 14kn or 26km/h'
const IN_KMH = 'in km/h'

/** Speeds whose cells have the unit. */
const WRITTEN_SPEEDS = listed(
  'speed avg_speed average_speed cruising_speed service_speed voyage_speed sea_speed',
)
/** By definition. */
const METRES_PER_FOOT = 0.3048

/** Columns of a length in metres, and of the same in feet. */
function lengthsNamed(names: readonly string[]): Pick<Field, 'columns' | 'units'> {
  const inUnits = (units: readonly string[]) =>
    names.flatMap((name) => units.map((unit) => `${name}_${unit}`))
  const convert = (feet: number) => Math.round(feet * METRES_PER_FOOT * 1000) / 1000
  return {
    columns: [...names, ...inUnits(['m', 'metres', 'meters'])],
    units: [{ name: 'in m', convert, columns: inUnits(['ft', 'feet']) }],
  }
}

/** The fields of routes, voyages, matrices and reach except their places, in the order of the help. */
const ROWS = [
  field('hours', '--hours <hours>', 'hours under way, separated by commas; default: 240', {
    read: readNumbers,
  }),
  field(
    'grid_degrees',
    '--grid <degrees>',
    'add a grid of hours over the sea, with --format geojson',
  ),
  field('max_speed_kn', '--max-speed <knots>'),
  field('bridge_after_hours', '--bridge-after <hours>'),
  ...PASSAGE_FLAGS.map((id) =>
    field(id, `--no-${id}`, `close ${FLAG_NAMES[id]}`, {
      columns: [`via_${id}`, `use_${id}`, `${id}_canal`, `via_${id}_canal`, `${id}_transit`],
    }),
  ),
  field('avoid', '--avoid <names>', 'passages to close and areas to avoid'),
  field(
    'avoid_areas',
    '--avoid-area <file>',
    `avoid the polygons of a GeoJSON file, ${MAX_AVOID_POLYGONS} at most with ${MAX_POLYGON_VERTICES} vertices each; set the property mode to penalise to allow entry at a cost`,
    { read: readAvoidAreaFile },
  ),
  field(
    'depth',
    '--depth <mode>',
    'warn of straits and shelves too shallow for the ship, or avoid them',
  ),
  field('allow', '--allow <names>', 'passages to open that are closed by default'),
  field('resolution_km', '--resolution <km>', 'coastline detail', { columns: ['resolution'] }),
  field('speed_kmh', '--speed <speed>', SPEED, {
    read: readSpeedKmh,
    instead: 'speed_kn',
    units: [
      { name: IN_KMH, convert: kmhOf, columns: SPEED_COLUMNS },
      { name: IN_KMH, read: readSpeedKmh, columns: WRITTEN_SPEEDS },
    ],
  }),
  field('depart_at', '--depart <moment>', MOMENT, {
    kind: 'moment',
    columns: DEPARTURE_COLUMNS,
  }),
  field('arrive_at', '--arrive <moment>', ARRIVAL, {
    kind: 'arrival',
    columns: FIELD_COLUMNS.arrival,
  }),
  field('order', '--order <order>', 'put the calls into the order that is done first'),
  field(
    'speed_table_kn',
    '--speeds <knots>',
    'the same way at each of these speeds: hours, fuel, cost and emissions',
    {
      read: readNumbers,
    },
  ),
  field('wind', '--wind', 'what the winds of each month take from the ship, as a band'),
  shipTypeRow('vessel'),
  field('vessel.imo', '--imo <number>', 'IMO number of the ship', { columns: ['imo'] }),
  ...sizeRows('vessel'),
  field('cargo.container_type', '--container-type <type>', 'cargo in containers, e.g. 40HC', {
    columns: ['container_type', ...FIELD_COLUMNS.container_type],
  }),
  field('cargo.teu', '--teu <n>', 'cargo in containers', { columns: ['teu'] }),
  field(
    'vessel.size_class',
    '--size-class <class>',
    'size class, e.g. panamax, capesize, vlcc; closes canals that are too small',
  ),
  field('vessel.draft_m', '--draught <m>', 'draught of the ship', {
    read: readMetres,
    ...lengthsNamed(listed('draught draft max_draught max_draft sailing_draught sailing_draft')),
  }),
  field('vessel.beam_m', '--beam <m>', 'beam of the ship', {
    read: readMetres,
    ...lengthsNamed(['beam', 'max_beam']),
  }),
  field('vessel.loa_m', '--loa <m>', 'length overall of the ship', {
    read: readMetres,
    ...lengthsNamed(['loa', 'length_overall', 'max_loa']),
  }),
  field(
    'south_limit',
    '--south-limit <latitude>',
    'latitude that routes stay north of, -90 for none',
  ),
  field(
    'fuel_price_usd_per_tonne',
    '--fuel-price <usd>',
    'price of fuel per tonne; adds the fuel cost',
  ),
  field(
    'vessel.fuel_tonnes_per_day',
    '--fuel-per-day <t>',
    'tonnes consumed per day at the given speed',
  ),
  field(
    'vessel.anchor_fuel_tonnes_per_day',
    '--anchor-fuel-per-day <t>',
    'tonnes consumed per day at anchor, until the ship is wanted',
  ),
  field('condition', '--condition <condition>', 'laden or in ballast, all the way'),
  field('vessel.ballast.draft_m', '--ballast-draught <m>', 'draught in ballast'),
  field(
    'vessel.ballast.fuel_tonnes_per_day',
    '--ballast-fuel-per-day <t>',
    'tonnes consumed per day in ballast',
  ),
  field('vessel.ballast.speed_kn', '--ballast-speed <knots>', 'speed in ballast, in knots'),
  field('vessel.fuel_type', '--fuel-type <fuel>', 'fuel that the vessel burns'),
  field(
    'vessel.fuels',
    '--fuels <shares>',
    'all fuels with shares that add up to 1: LNG=0.98,MGO=0.02',
    { read: readFuels },
  ),
  field(
    'accept_suggestions',
    '--accept-suggestions',
    'take the only port that an unknown name resembles; a warning says which',
  ),
  field(
    'sailed_estimate',
    '--sailed-estimate',
    'estimate what a ship will sail, by logged passages',
  ),
  field('include_ports', '--include-ports', 'list the ports along the route'),
  field('alternatives', '--alternatives <n>', 'number of alternative routes'),
  field('waypoint_count', '--waypoint-count <n>', 'number of waypoints in files and JSON'),
  field('waypoint_strategy', '--waypoint-strategy <strategy>', 'how to choose waypoints'),
  field('geometry', '--geometry <detail>', 'line: dense enough for maps; corners: vertices'),
  field('antimeridian', '--antimeridian <style>', 'how to write lines across 180 degrees'),
]

/** The fields of a request that plans, as options. */
export function routeFields(schema: JsonSchema): Field[] {
  return fieldsOf(schema, ROWS)
}

/** The rows of an object that contains such fields, such as the route of an estimate. */
export function rowsWithin(object: string): FieldRow[] {
  return ROWS.map((row) => ({ ...row, path: `${object}.${row.path}` }))
}

import { KG_PER_POUND, TONNES } from '../../contract/columns/cargo-amounts.js'
import { listed } from '../../contract/columns/column-key.js'
import { FIELD_COLUMNS } from '../../contract/generated/column-names.js'
import { EmissionsRequestBody } from '../../contract/schemas/emissions/emissions-request.js'
import type { JsonSchema } from '../../contract/validation/json-schema.js'
import { containersCounted } from '../../emissions/methods/container-type.js'
import { readDistanceKm, readNumberOption, readSpeedKn } from '../text/quantities.js'
import { type ColumnUnit, type Field, field, fieldsOf } from './fields.js'
import { rowsWithin } from './route-fields.js'
import { SPEED_COLUMNS, shipTypeRow, sizeRows } from './size-fields.js'

/** A forty-foot equivalent unit is 2 TEU, by definition. */
const FFE: ColumnUnit = {
  name: 'in TEU, 2 each',
  convert: (ffe) => 2 * ffe,
  columns: ['ffe', 'ffes', 'feu', 'feus', 'cargo_ffe', 'cargo_feu'],
}

/** Longer names for their number: a file may have a total beside it, which must agree. */
const TEU: ColumnUnit = {
  name: 'in TEU',
  convert: (teu) => teu,
  columns: listed(`
    cargo_teu teu_count total_teu total_teus teu_total teu_qty teu_quantity no_of_teu no_of_teus
    number_of_teu number_of_teus nr_of_teu qty_teu teu_volume volume_teu booked_teu teu_anzahl anzahl_teu evp`),
}

/** What stands before the unit in the name of a column of the cargo's mass, which includes its packaging. */
const MASSES = listed(`
    mass weight wt cargo cargo_weight gross gross_weight gross_mass gross_wt gross_wgt grs_wgt gw g_w total
    total_weight total_gross_weight total_gross load quantity qty tonnage`)

const massesIn = (units: readonly string[]) => [
  ...units,
  ...MASSES.flatMap((mass) => units.map((unit) => `${mass}_${unit}`)),
]

const KILOGRAMS: ColumnUnit = {
  name: 'in tonnes',
  convert: (kg) => kg / 1000,
  columns: massesIn(['kg', 'kgs', 'kgm', 'kilos']),
}

const POUNDS: ColumnUnit = {
  name: 'in tonnes',
  convert: (pounds) => (pounds * KG_PER_POUND) / 1000,
  columns: massesIn(['lb', 'lbs', 'pounds']),
}

const TONS: readonly ColumnUnit[] = (['short', 'long'] as const).map((kind) => ({
  name: 'in tonnes',
  convert: (tons) => tons * TONNES[`${kind} tons`],
  columns: massesIn([`${kind}_ton`, `${kind}_tons`]),
}))

/** Columns of the mass of one container or TEU: `weight_per_container_kg`, `Weight / Container (kg)`, `t_per_teu`. */
const EACH = [
  { each: 'containers', names: ['container', 'box', 'cntr', 'ctr'] },
  { each: 'teu', names: ['teu'] },
] as const
const MASSES_OF_ONE: readonly ColumnUnit[] = EACH.flatMap(({ each, names }) =>
  [
    { units: ['t', 'mt', 'tonnes'], tonnes: 1 },
    { units: ['kg', 'kgs'], tonnes: 0.001 },
    { units: ['lb', 'lbs'], tonnes: KG_PER_POUND / 1000 },
  ].map(({ units, tonnes }) => ({
    name: 'in tonnes, of all',
    each,
    convert: (one: number) => one * tonnes,
    columns: names.flatMap((name) =>
      units.flatMap((unit) => [
        `${unit}_per_${name}`,
        ...MASSES.flatMap((mass) => [
          `${mass}_per_${name}_${unit}`,
          `${mass}_${unit}_per_${name}`,
          `${mass}_${name}_${unit}`,
        ]),
      ]),
    ),
  })),
)

const MASS_COLUMNS = [
  ...massesIn(['tonnes', 'metric_tonnes', 'metric_tons', 'mt', 'mts', 'm_t', 'tne']),
  ...MASSES.map((mass) => `${mass}_t`),
  'cargo_quantity_mt',
]

/** The fields of a request for an estimate except its places, in the order of the help. */
const ROWS = [
  field('cargo.teu', '--teu <n>', undefined, { columns: ['teus'], units: [FFE, TEU] }),
  field(
    'cargo.containers',
    '--containers <n>',
    'number of containers of --container-type, or 2x40HC',
    {
      read: (text) => (containersCounted(text) === undefined ? readNumberOption(text) : [text]),
      columns: listed(`
        container_count number_of_containers no_of_containers nr_of_containers container_qty
        container_quantity qty_of_containers conts cntrs boxes no_of_equip equipment_count equipment_qty
        equipment_quantity number_of_equipment box_count eqpt_count eqpt_qty no_of_equipment cntr_count
        cntr_qty cont_qty`),
    },
  ),
  field('cargo.mass_tonnes', '--tonnes <t>', 'cargo in tonnes', {
    columns: MASS_COLUMNS,
    units: [KILOGRAMS, POUNDS, ...TONS, ...MASSES_OF_ONE],
  }),
  field('cargo.foot_passengers', '--foot-passengers <n>', 'passengers of a ferry, without a car'),
  field('cargo.car_passengers', '--car-passengers <n>', 'passengers of a ferry, with their cars'),
  field(
    'cargo.container_type',
    '--container-type <type>',
    'container type, e.g. 45R1, 40HC, light, or 2x40HC',
    { columns: FIELD_COLUMNS.container_type },
  ),
  field('cargo.reefer', '--reefer', 'refrigerated cargo', {
    columns: ['refrigerated', 'temperature_controlled', 'temp_controlled'],
  }),
  shipTypeRow('vessel'),
  ...sizeRows('vessel'),
  field('vessel.capacity_lane_metres', '--capacity-lane-metres <m>', undefined, {
    columns: ['ship_lane_metres', 'lane_metre_capacity', 'lane_meter_capacity'],
  }),
  field('vessel.capacity_ceu', '--capacity-ceu <n>', undefined, {
    columns: ['ship_ceu', 'ceu_capacity'],
  }),
  field('vessel.size_class', '--size-class <class>'),
  field('vessel.load_factor', '--load-factor <share>', undefined, {
    columns: ['utilisation', 'utilization'],
  }),
  field('vessel.speed_kn', '--speed-kn <kn>', 'speed of the voyage in knots', {
    columns: SPEED_COLUMNS,
  }),
  field('vessel.draft_m', '--draught <m>', undefined, { columns: ['draught', 'draught_m'] }),
  field('vessel.cargo_on_board_tonnes', '--on-board-tonnes <t>'),
  field('vessel.cargo_on_board_teu', '--on-board-teu <n>'),
  field('vessel.passengers', '--passengers <n>', 'passengers on board a ferry'),
  field('vessel.passenger_vehicles', '--passenger-vehicles <n>'),
  field('vessel.fuel_type', '--fuel-type <fuel>', 'fuel that the ship burns, e.g. VLSFO, LNG'),
  field('vessel.imo', '--imo <number>', 'IMO number; finds the ship in --ship-table', {
    columns: ['imo_no', 'imo_nr', 'imo_number'],
  }),
  field('vessel.name', '--name <name>', 'ship name, returned unchanged'),
  field('fuel.consumed_tonnes', '--burnt <t>', 'tonnes of fuel consumed on the whole voyage', {
    columns: ['burnt'],
  }),
  field('fuel.type', '--burnt-fuel <fuel>', 'type of the fuel consumed', {
    columns: ['burnt_fuel', 'consumed_fuel'],
  }),
  field('fuel.ballast_tonnes', '--ballast-burnt <t>'),
  field('fuel.evidence.kind', '--evidence <kind>', 'how the fuel consumption was measured'),
  field('fuel.evidence.period', '--evidence-period <time>'),
  field('fuel.evidence.verified_by', '--verified-by <name>'),
  field('port_calls.berth_hours', '--berth-hours <h>', 'hours at berth per port call'),
  field('port_calls.anchorage_hours', '--anchorage-hours <h>', 'hours at anchor per port call'),
  field(
    'port_calls.manoeuvring_hours',
    '--manoeuvring-hours <h>',
    'hours of manoeuvring per port call',
  ),
  field('port_calls.shore_power_share', '--shore-power <share>'),
  field('port_calls.grid_g_per_kwh', '--grid <g>'),
  field(
    'calculation.method',
    '--method <method>',
    'calculation method; default: the best available',
  ),
  field('calculation.boundary', '--boundary <boundary>', 'boundary of the headline figure'),
  field(
    'calculation.factor',
    '--factor <kind>',
    'kind of factor: published average, model or your pack',
  ),
  field('calculation.factor_row', '--factor-row <id>', 'id of a published row, e.g. desnz-3235'),
  field(
    'calculation.factor_set',
    '--factor-set <year>',
    'edition of published values, whatever the departure, e.g. 2025',
  ),
  field('framework.name', '--framework <name>', 'framework: GLEC or ISO 14083', {
    columns: ['framework'],
  }),
  field('framework.version', '--framework-version <version>', 'version of the framework'),
  field('carrier.code', '--carrier <code>', 'SCAC of a carrier in your factor pack', {
    columns: ['carrier'],
  }),
  field('carrier.name', '--carrier-name <name>', 'name of a carrier without a code'),
  field('carbon.eua_price_eur', '--eua-price <eur>'),
  field('carbon.uka_price_gbp', '--uka-price <gbp>'),
  field('carbon.wind_share', '--wind-share <share>'),
  field('carbon.year', '--carbon-year <year>', 'year whose laws apply'),
  field('incoterm', '--incoterm <term>', 'Incoterm, for scope 3 categories in a declaration', {
    columns: listed(`
      incoterms inco_term inco_terms inco delivery_terms terms_of_delivery delivery_term trade_term
      trade_terms sales_terms lieferbedingung lieferbedingungen`),
  }),
  field('route.trade_lane', '--trade-lane <lane>', 'Clean Cargo trade lane'),
  ...rowsWithin('route').filter(({ path }) => path !== 'route.avoid_areas'),
  // --distance or --sailed sets both at once.
  { path: 'route.distance_km' },
  { path: 'route.distance_type' },
]

const SCHEMA = EmissionsRequestBody as JsonSchema

export const ESTIMATE_FIELDS: readonly Field[] = fieldsOf(SCHEMA, ROWS)

/** The fields that a single option sets, and another form of the speed. */
export const ESTIMATE_OPTIONS: readonly Field[] = [
  ...ESTIMATE_FIELDS,
  ...fieldsOf(SCHEMA, [
    field(
      'vessel.speed_kn',
      '--speed <speed>',
      'speed with its unit, instead of --speed-kn: 14kn or 26km/h',
      { read: readSpeedKn, conflicts: 'speedKn' },
    ),
  ]),
]

/** Options of a single estimate: a known distance, and areas. */
export const SINGLE_OPTIONS: readonly Field[] = fieldsOf(SCHEMA, [
  field(
    'route.distance_km',
    '--distance <distance>',
    'shortest feasible distance, instead of calculating a route',
    { read: readDistanceKm },
  ),
  field(
    'route.distance_km',
    '--sailed <distance>',
    'distance actually sailed, instead of a route',
    { read: readDistanceKm, conflicts: 'distance' },
  ),
  ...rowsWithin('route').filter(({ path }) => path === 'route.avoid_areas'),
])

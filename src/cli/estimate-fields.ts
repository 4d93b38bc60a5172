import { API_AREAS } from '../api/areas.js'
import { PASSAGE_FLAGS } from '../api/passage-flags.js'
import { REQUEST_RANGES } from '../emissions/number-rules.js'
import {
  BOUNDARIES,
  CONSUMED_FUELS,
  DISTANCE_TYPES,
  EVIDENCE_KINDS,
  FACTOR_CHOICES,
  METHODS,
} from '../emissions/request.js'
import { TRADE_LANES } from '../emissions/trade-lane.js'
import { VESSEL_TYPES } from '../emissions/vessel-types.js'
import { CLOSED_BY_DEFAULT, PASSAGES, RESOLUTIONS } from '../routing/request.js'
import { DEPART_HELP } from './moments.js'

/** How the text of an option or cell becomes a value of a request. */
export type FieldKind = 'number' | 'text' | 'flag' | 'names' | 'moment'

/** A field of an estimate's request, as an option of the command line and as a column of a file. */
export interface EstimateField {
  /** Path in the request: `cargo.mass_tonnes`. */
  readonly path: string
  /** Absent if the command has another form of option for it. */
  readonly option?: string
  readonly kind: FieldKind
  readonly description: string
  readonly choices?: readonly (string | number)[]
  readonly range?: { readonly min: number; readonly max: number; readonly over?: boolean }
  /** Other names of its column. */
  readonly columns?: readonly string[]
  /** Columns of the same quantity in another unit. */
  readonly units?: readonly ColumnUnit[]
}

/** A unit of a quantity in a file, with the names of its columns. */
export interface ColumnUnit {
  /** Follows the name of a column in an error. */
  readonly name: string
  /** A value of the unit in that of the field. */
  readonly convert: (value: number) => number
  readonly columns: readonly string[]
}

/** A forty-foot equivalent unit is 2 TEU, by definition. */
const FFE: ColumnUnit = {
  name: 'in TEU, 2 each',
  convert: (ffe) => 2 * ffe,
  columns: ['ffe', 'ffes', 'feu', 'feus', 'cargo_ffe', 'cargo_feu'],
}

const KILOGRAMS: ColumnUnit = {
  name: 'in tonnes',
  convert: (kg) => kg / 1000,
  columns: ['kg', 'kgs', 'mass_kg', 'cargo_kg', 'weight_kg', 'gross_weight_kg', 'cargo_weight_kg'],
}

const number = (
  path: string,
  range: keyof typeof REQUEST_RANGES,
  option: string,
  description: string,
  columns: readonly string[] = [],
): EstimateField => {
  return { path, option, kind: 'number', description, range: REQUEST_RANGES[range], columns }
}
const text = (
  path: string,
  option: string,
  description: string,
  more: Pick<EstimateField, 'choices' | 'columns'> = {},
): EstimateField => ({ path, option, kind: 'text', description, ...more })

/** The fields of a request except its places, in the order of the help. */
export const ESTIMATE_FIELDS: readonly EstimateField[] = [
  {
    ...number('cargo.teu', 'cargo.teu', '--teu <n>', 'cargo in twenty-foot units', ['teus']),
    units: [FFE],
  },
  {
    ...number('cargo.mass_tonnes', 'cargo.massTonnes', '--tonnes <t>', 'cargo in tonnes', [
      'tonnes',
      'weight_tonnes',
      'gross_weight_tonnes',
    ]),
    units: [KILOGRAMS],
  },
  text(
    'cargo.container_type',
    '--container-type <type>',
    'container type, e.g. 45R1, 40HC, light, heavy',
  ),
  { path: 'cargo.reefer', option: '--reefer', kind: 'flag', description: 'refrigerated cargo' },
  text('vessel.type', '--vessel <type>', 'ship type', {
    choices: VESSEL_TYPES,
    columns: ['vessel'],
  }),
  number(
    'vessel.capacity_teu',
    'vessel.capacityTeu',
    '--capacity-teu <n>',
    'capacity of a container ship, used to model its fuel',
  ),
  number(
    'vessel.deadweight_tonnes',
    'vessel.deadweightTonnes',
    '--deadweight <t>',
    'deadweight of another ship, used to model its fuel',
    ['deadweight'],
  ),
  number(
    'vessel.gross_tonnage',
    'vessel.grossTonnage',
    '--gross-tonnage <gt>',
    'gross tonnage of the ship',
  ),
  text(
    'vessel.size_class',
    '--size-class <class>',
    'size class, e.g. panamax, if the capacity is unknown',
  ),
  number(
    'vessel.load_factor',
    'vessel.loadFactor',
    '--load-factor <share>',
    'share of the capacity filled, 0 to 1',
  ),
  number('vessel.speed_kn', 'vessel.speedKn', '--speed-kn <kn>', 'speed of the voyage in knots'),
  number('vessel.draft_m', 'vessel.draughtM', '--draught <m>', 'draught as sailed, metres', [
    'draught',
    'draught_m',
  ]),
  number(
    'vessel.cargo_on_board_tonnes',
    'vessel.cargoOnBoardTonnes',
    '--on-board-tonnes <t>',
    'all cargo on board; fuel is allocated by it',
  ),
  number(
    'vessel.cargo_on_board_teu',
    'vessel.cargoOnBoardTeu',
    '--on-board-teu <n>',
    'all containers on board',
  ),
  number(
    'vessel.passengers',
    'vessel.passengers',
    '--passengers <n>',
    'passengers on board a ferry',
  ),
  number(
    'vessel.passenger_vehicles',
    'vessel.passengerVehicles',
    '--passenger-vehicles <n>',
    'vehicles of the passengers',
  ),
  text('vessel.fuel_type', '--fuel-type <fuel>', 'fuel that the ship burns, e.g. VLSFO, LNG'),
  text('vessel.imo', '--imo <number>', 'IMO number; finds the ship in --ship-table'),
  text('vessel.name', '--name <name>', 'ship name, returned unchanged'),
  number(
    'fuel.consumed_tonnes',
    'fuel.consumedTonnes',
    '--burnt <t>',
    'tonnes of fuel consumed on the whole voyage',
    ['burnt'],
  ),
  text('fuel.type', '--burnt-fuel <fuel>', 'type of the fuel consumed', {
    choices: CONSUMED_FUELS,
    columns: ['burnt_fuel', 'consumed_fuel'],
  }),
  number(
    'fuel.ballast_tonnes',
    'fuel.ballastTonnes',
    '--ballast-burnt <t>',
    'fuel of the ballast voyage before or after this one',
  ),
  text('fuel.evidence.kind', '--evidence <kind>', 'how the fuel consumption was measured', {
    choices: EVIDENCE_KINDS,
  }),
  text(
    'fuel.evidence.period',
    '--evidence-period <time>',
    'period measured, e.g. 2026-03-01/2026-03-24',
  ),
  text('fuel.evidence.verified_by', '--verified-by <name>', 'who verified the fuel consumption'),
  number(
    'port_calls.berth_hours',
    'portCalls.berthHours',
    '--berth-hours <h>',
    'hours at berth per port call',
  ),
  number(
    'port_calls.anchorage_hours',
    'portCalls.anchorageHours',
    '--anchorage-hours <h>',
    'hours at anchor per port call',
  ),
  number(
    'port_calls.manoeuvring_hours',
    'portCalls.manoeuvringHours',
    '--manoeuvring-hours <h>',
    'hours of manoeuvring per port call',
  ),
  number(
    'port_calls.shore_power_share',
    'portCalls.shorePowerShare',
    '--shore-power <share>',
    'share of electricity at berth, 0 to 1',
  ),
  number(
    'port_calls.grid_g_per_kwh',
    'portCalls.gridGPerKwh',
    '--grid <g>',
    'carbon intensity of shore power, g CO2e/kWh',
  ),
  text(
    'calculation.method',
    '--method <method>',
    'calculation method; default: the best available',
    {
      choices: ['auto', ...METHODS],
    },
  ),
  text('calculation.boundary', '--boundary <boundary>', 'boundary of the headline figure', {
    choices: BOUNDARIES,
  }),
  text(
    'calculation.factor',
    '--factor <kind>',
    'kind of factor: published average, model or your pack',
    {
      choices: FACTOR_CHOICES,
    },
  ),
  text('calculation.factor_row', '--factor-row <id>', 'id of a published row, such as desnz-3235'),
  text('framework.name', '--framework <name>', 'framework of the calculation: GLEC or ISO 14083', {
    columns: ['framework'],
  }),
  text('framework.version', '--framework-version <version>', 'version of the framework, e.g. 3.2'),
  text('carrier.code', '--carrier <code>', 'SCAC of a carrier in your factor pack', {
    columns: ['carrier'],
  }),
  text('carrier.name', '--carrier-name <name>', 'name of a carrier without a code'),
  number(
    'carbon.eua_price_eur',
    'carbon.euaPriceEur',
    '--eua-price <eur>',
    'price of an EU allowance',
  ),
  number(
    'carbon.uka_price_gbp',
    'carbon.ukaPriceGbp',
    '--uka-price <gbp>',
    'price of a UK allowance',
  ),
  number(
    'carbon.wind_share',
    'carbon.windShare',
    '--wind-share <share>',
    'share of wind power, 0 to 1',
  ),
  number('carbon.year', 'carbon.year', '--carbon-year <year>', 'year whose rules apply'),
  text('route.trade_lane', '--trade-lane <lane>', 'Clean Cargo trade lane', {
    choices: TRADE_LANES,
  }),
  {
    path: 'route.depart_at',
    option: '--depart <moment>',
    kind: 'moment',
    description: DEPART_HELP,
    columns: ['departure', 'date'],
  },
  {
    path: 'route.avoid',
    option: '--avoid <names>',
    kind: 'names',
    description: 'close passages or avoid areas, as in fairway route',
    choices: [...PASSAGES, ...API_AREAS],
  },
  {
    path: 'route.allow',
    option: '--allow <names>',
    kind: 'names',
    description: 'open passages that are closed by default, as in fairway route',
    choices: CLOSED_BY_DEFAULT,
  },
  {
    path: 'route.resolution_km',
    option: '--resolution <km>',
    kind: 'number',
    description: 'coastline detail',
    choices: RESOLUTIONS,
    columns: ['resolution'],
  },
  // On the command line, --avoid closes them.
  ...PASSAGE_FLAGS.map((passage) => ({
    path: `route.${passage}`,
    kind: 'flag' as const,
    description: `false closes ${passage}`,
  })),
  // On the command line, --distance or --sailed sets both at once.
  {
    path: 'route.distance_km',
    kind: 'number',
    description: 'known distance',
    range: REQUEST_RANGES['distance.distanceKm'],
  },
  {
    path: 'route.distance_type',
    kind: 'text',
    description: 'how the distance was measured',
    choices: DISTANCE_TYPES,
  },
]

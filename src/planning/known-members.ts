import { isRecord } from '../base/record.js'
import type { FuelCertificate, VesselFuelUse } from '../emissions/fuel/fuel-request.js'
import { type RangesOf, rangesOf } from '../emissions/number-rules.js'
import type {
  ConsumedFuelUse,
  EstimateInputs,
  EstimateRequest,
  FuelEvidence,
} from '../emissions/request.js'
import type { BallastSailing } from '../emissions/ship/ballast.js'
import type { PortFuelRequest } from '../emissions/ship/ship-emissions.js'
import type { Consignment } from './cargo/consignment.js'
import type { Constraints } from './closures/closures.js'
import { type FieldFault, InvalidVoyageError } from './errors.js'
import type { Grid } from './matrix/plan-matrix.js'
import type { Vessel } from './ship/vessel.js'
import type { Departure, Stop, Voyage } from './voyage/voyage.js'
import type { WantedArrival } from './voyage/wanted-arrival.js'

/**
 * What a member may contain: `true` for anything, which later checks inspect; `'object'` for an object
 * whose members later checks inspect; a list of one shape; or the members of an object.
 */
type Shape = true | 'object' | readonly [Shape] | Members

interface Members {
  readonly [name: string]: Shape
}

/** Makes the compiler require every member of a type, and no other. */
type MembersOf<Asked> = Readonly<Record<keyof Asked, Shape>>

/** The members of a part of an estimate that have a range. */
function numbersIn<Part extends string>(part: Part) {
  const names = Object.keys(rangesOf(part)).map((name) => [name, true])
  return Object.fromEntries(names) as Record<keyof RangesOf<Part>, true>
}

/** A part of an estimate. */
type Part<Name extends keyof EstimateInputs> = NonNullable<EstimateInputs[Name]>

const VESSEL = {
  type: true,
  calledAs: true,
  sizeClass: true,
  capacity: true,
  loaM: true,
  beamM: true,
  draughtM: true,
  isDraughtTypical: true,
  fuelTonnesPerDay: true,
  anchorFuelTonnesPerDay: true,
  ballast: {
    draughtM: true,
    fuelTonnesPerDay: true,
    speedKn: true,
  } satisfies MembersOf<BallastSailing>,
  fuelType: true,
  fuels: true,
} satisfies MembersOf<Vessel>

const CONDITIONS = {
  vessel: VESSEL,
  constraints: {
    closed: true,
    opened: true,
    avoid: true,
    polygons: true,
    channels: true,
    depth: true,
    southLimit: true,
  } satisfies MembersOf<Constraints>,
  date: true,
  resolutionKm: true,
} as const

const DEPARTURE = { departureMs: true, today: true } satisfies MembersOf<Departure>

const VOYAGE = {
  ...CONDITIONS,
  ...DEPARTURE,
  stops: [
    {
      place: 'object',
      kind: true,
      operation: true,
      condition: true,
      stayHours: true,
      portFuel: {
        anchorageHours: true,
        shorePowerShare: true,
        gridGPerKwh: true,
      } satisfies MembersOf<PortFuelRequest>,
      arriveAt: { earliestMs: true, latestMs: true } satisfies MembersOf<WantedArrival>,
    } satisfies MembersOf<Stop>,
  ],
  speedKmh: true,
  alternatives: true,
} satisfies MembersOf<Voyage>

const GRID = {
  ...CONDITIONS,
  ...DEPARTURE,
  origins: ['object'],
  destinations: ['object'],
  speedKmh: true,
} satisfies MembersOf<Grid>

const FUEL = {
  type: true,
  source: true,
  engine: true,
  certificate: {
    ghgGPerMj: true,
    id: true,
    lhvMjPerKg: true,
    scheme: true,
    plantSince: true,
    feedstock: true,
  } satisfies MembersOf<FuelCertificate>,
  iso8217Grade: true,
} as const

const ESTIMATE = {
  cargo: {
    ...numbersIn('cargo'),
    containerType: true,
    reefer: true,
  } satisfies MembersOf<Part<'cargo'>>,
  vessel: {
    type: true,
    imo: true,
    name: true,
    fuelType: true,
    fuels: [{ ...FUEL, share: true } satisfies MembersOf<VesselFuelUse>],
    sizeClass: true,
    ...numbersIn('vessel'),
  } satisfies MembersOf<Part<'vessel'>>,
  fuel: {
    type: true,
    ...numbersIn('fuel'),
    iso8217Grade: true,
    fuels: [{ ...FUEL, tonnes: true, ballastTonnes: true } satisfies MembersOf<ConsumedFuelUse>],
    evidence: { kind: true, period: true, verifiedBy: true } satisfies MembersOf<FuelEvidence>,
  } satisfies MembersOf<Part<'fuel'>>,
  calculation: {
    method: true,
    boundary: true,
    factor: true,
    factorRow: true,
    factorSet: true,
  } satisfies MembersOf<NonNullable<EstimateRequest['calculation']>>,
  framework: { name: true, version: true } satisfies MembersOf<Part<'framework'>>,
  carrier: { code: true, name: true } satisfies MembersOf<Part<'carrier'>>,
  carbon: numbersIn('carbon') satisfies MembersOf<Part<'carbon'>>,
  portCalls: numbersIn('portCalls') satisfies MembersOf<Part<'portCalls'>>,
} satisfies MembersOf<Omit<EstimateRequest, 'voyage'>>

const { vessel: _, ...CONSIGNMENT_CONDITIONS } = CONDITIONS
const CONSIGNMENT = {
  ...CONSIGNMENT_CONDITIONS,
  estimate: ESTIMATE,
  origin: 'object',
  destination: 'object',
  via: true,
  tradeLane: true,
  isDateAssumed: true,
  calledAs: true,
  distance: { km: true, type: true },
} satisfies MembersOf<Consignment>

const SHAPES = { voyage: VOYAGE, grid: GRID, consignment: CONSIGNMENT } satisfies Record<
  string,
  Shape
>
/** Members without which nothing can be planned. */
const REQUIRED = {
  voyage: ['stops'],
  grid: ['origins', 'destinations'],
  consignment: ['estimate'],
} as const

/**
 * Checks what the compiler checks in TypeScript, for callers without it: lists and objects are where
 * they belong, and no member is unknown, because a misspelt one would be ignored silently.
 * @throws InvalidVoyageError that names every fault; for an unknown member, the known ones too
 */
export function checkMembers(asked: unknown, kind: keyof typeof SHAPES): void {
  const faults = shapeFaults(asked, SHAPES[kind], kind)
  if (isRecord(asked)) {
    for (const field of REQUIRED[kind]) {
      if (asked[field] === undefined) faults.push({ field, detail: 'is required' })
    }
  }
  if (faults.length > 0) throw new InvalidVoyageError(faults)
}

/** @param path name of the field, or of the argument itself */
function shapeFaults(value: unknown, shape: Shape, path: string, isTop = true): FieldFault[] {
  if (shape === true) return []
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [{ field: path, detail: 'must be a list' }]
    return value.flatMap((item, at) => shapeFaults(item, shape[0], `${path}[${at}]`, false))
  }
  if (!isRecord(value)) return [{ field: path, detail: 'must be an object' }]
  if (shape === 'object') return []
  const members = shape as Members
  return Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return []
    const field = isTop ? name : `${path}.${name}`
    if (Object.hasOwn(members, name)) return shapeFaults(member, members[name]!, field, false)
    return [{ field, detail: `is unknown; use ${Object.keys(members).join(', ')}` }]
  })
}

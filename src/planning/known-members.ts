import type { PortFuelRequest } from '../emissions/stay-emissions.js'
import type { Constraints } from './closures.js'
import type { Consignment } from './consignment.js'
import { type FieldFault, InvalidVoyageError } from './errors.js'
import type { Grid } from './plan-matrix.js'
import type { Vessel } from './vessel.js'
import type { Stop, Voyage } from './voyage.js'

/**
 * What a member holds: true for anything, which later checks look at; `object`, whose own members those
 * checks look at; a list of one shape; or the members of an object.
 */
type Shape = true | 'object' | readonly [Shape] | Members

interface Members {
  readonly [name: string]: Shape
}

/** The compiler asks for every member of a type here, and allows no other. */
type MembersOf<Asked> = Readonly<Record<keyof Asked, Shape>>

const VESSEL = {
  type: true,
  sizeClass: true,
  loaM: true,
  beamM: true,
  draughtM: true,
  fuelTonnesPerDay: true,
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
    depth: true,
    southLimit: true,
  } satisfies MembersOf<Constraints>,
  date: true,
  resolutionKm: true,
} as const

const VOYAGE = {
  ...CONDITIONS,
  stops: [
    {
      place: 'object',
      kind: true,
      stayHours: true,
      portFuel: {
        anchorageHours: true,
        shorePowerShare: true,
        gridGPerKwh: true,
      } satisfies MembersOf<PortFuelRequest>,
    } satisfies MembersOf<Stop>,
  ],
  departureMs: true,
  today: true,
  speedKmh: true,
  alternatives: true,
} satisfies MembersOf<Voyage>

const GRID = {
  ...CONDITIONS,
  origins: ['object'],
  destinations: ['object'],
  speedKmh: true,
} satisfies MembersOf<Grid>

const { vessel: _, ...CONSIGNMENT_CONDITIONS } = CONDITIONS
const CONSIGNMENT = {
  ...CONSIGNMENT_CONDITIONS,
  estimate: 'object',
  origin: 'object',
  destination: 'object',
  via: true,
  tradeLane: true,
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
 * Checks what the compiler checks in TypeScript, for callers without it: lists and objects where they
 * belong, and no unknown members, because a misspelt one would be ignored silently.
 * @throws InvalidVoyageError that names every fault; for an unknown member also the known ones
 */
export function checkMembers(asked: unknown, kind: keyof typeof SHAPES): void {
  const faults = shapeFaults(asked, SHAPES[kind], kind)
  if (isObject(asked)) {
    for (const field of REQUIRED[kind]) {
      if (asked[field] === undefined) faults.push({ field, detail: 'is required' })
    }
  }
  if (faults.length > 0) throw new InvalidVoyageError(faults)
}

/** @param path the name of the field; of the whole argument, what it is */
function shapeFaults(value: unknown, shape: Shape, path: string, isTop = true): FieldFault[] {
  if (shape === true) return []
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [{ field: path, detail: 'must be a list' }]
    return value.flatMap((item, at) => shapeFaults(item, shape[0], `${path}[${at}]`, false))
  }
  if (!isObject(value)) return [{ field: path, detail: 'must be an object' }]
  if (shape === 'object') return []
  const members = shape as Members
  return Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return []
    const field = isTop ? name : `${path}.${name}`
    if (Object.hasOwn(members, name)) return shapeFaults(member, members[name]!, field, false)
    return [{ field, detail: `is unknown; use ${Object.keys(members).join(', ')}` }]
  })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

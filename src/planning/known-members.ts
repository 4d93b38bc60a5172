import type { Constraints } from './closures.js'
import type { Consignment } from './consignment.js'
import { type FieldFault, InvalidVoyageError } from './errors.js'
import type { Grid } from './plan-matrix.js'
import type { Vessel } from './vessel.js'
import type { Stop, Voyage } from './voyage.js'

/** The members of an object, with the names of theirs where they are objects or lists of them. */
interface Members {
  readonly [name: string]: true | Members
}

/** The compiler asks for every member of a type here, and allows no other. */
type MembersOf<Asked> = Readonly<Record<keyof Asked, true | Members>>

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
  } satisfies MembersOf<Constraints>,
  date: true,
  resolutionKm: true,
} as const

const VOYAGE = {
  ...CONDITIONS,
  stops: { place: true, kind: true, stayHours: true } satisfies MembersOf<Stop>,
  departureMs: true,
  today: true,
  speedKmh: true,
  alternatives: true,
} satisfies MembersOf<Voyage>

const GRID = {
  ...CONDITIONS,
  origins: true,
  destinations: true,
  speedKmh: true,
} satisfies MembersOf<Grid>

const { vessel: _, ...CONSIGNMENT_CONDITIONS } = CONDITIONS
const CONSIGNMENT = {
  ...CONSIGNMENT_CONDITIONS,
  estimate: true,
  origin: true,
  destination: true,
  via: true,
  tradeLane: true,
  distance: { km: true, type: true },
} satisfies MembersOf<Consignment>

const KNOWN = { voyage: VOYAGE, grid: GRID, consignment: CONSIGNMENT }

/**
 * Rejects members that nothing reads: a misspelt one would be ignored silently where no compiler
 * checks the caller.
 * @throws InvalidVoyageError that names every unknown member and the known ones beside it
 */
export function checkMembers(asked: object, kind: keyof typeof KNOWN): void {
  const faults = unknownMembers(asked, KNOWN[kind], '')
  if (faults.length > 0) throw new InvalidVoyageError(faults)
}

function unknownMembers(value: unknown, known: Members, path: string): FieldFault[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => unknownMembers(item, known, `${path}[${at}]`))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const field = path === '' ? name : `${path}.${name}`
    const inner = Object.hasOwn(known, name) ? known[name]! : null
    if (inner === null) {
      return [{ field, detail: `is unknown; use ${Object.keys(known).join(', ')}` }]
    }
    return inner === true ? [] : unknownMembers(member, inner, field)
  })
}

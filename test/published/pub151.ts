import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { KM_PER_NM } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import { NoRouteError, PointOnLandError } from '../../src/engine/routing/errors.js'
import {
  CLOSED_BY_DEFAULT,
  type PassageId,
  type Resolution,
} from '../../src/engine/routing/request.js'
import { localPassages, openedBetween } from '../../src/planning/closures/default-closures.js'
import type { Sea } from '../support/sea.js'
import { tables } from '../support/tables.js'

/**
 * A published distance. The fixture is a sample of NGA Pub. 151, Distances Between Ports (United
 * States Government, public domain, 2001 edition): from every region and length class, every third
 * pair that is confirmed by its own reciprocal entry or by another copy of the table, and every
 * pair that names an option. `edition` is empty if the figure is from elsewhere; `entry` then says
 * from where.
 */
export interface PublishedPair {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly origin: Position
  readonly destination: Position
  readonly regions: readonly [string, string]
  readonly nm: number
  readonly avoid: readonly PassageId[]
  readonly allow: readonly PassageId[]
  readonly via: string
  /** Whether nothing confirms the row, or other rows of its table contradict it. */
  readonly isDoubtful: boolean
  /** Where the row is from: a column of `yards.csv`; `Pub. 151` in other tables. */
  readonly yard: string
  readonly source: string
  readonly note: string
}

export interface Measured extends PublishedPair {
  /** Share by which our length exceeds the published one; NaN if there was no answer. */
  readonly off: number
  readonly passages: readonly string[]
}

/** The passages that a request without options closes, and those that are open to local voyages. */
const BY_DEFAULT: readonly PassageId[] = CLOSED_BY_DEFAULT
const LOCAL = localPassages(BY_DEFAULT, {}, tables.closureTables.passages)

const SAMPLE = fileURLToPath(new URL('../fixtures/pub151.csv', import.meta.url))

/**
 * Distances that others publish: an Italian matrix of ports (IT), the Great Lakes and Seaway system (SW), US reports
 * (PC, HO, VC), what canals and the Arctic save (SC, DR, SN, SP, VD), pilots, ferries and river miles. Each row names its source and, if
 * anything about it is doubtful, says what (confidence C). Of the Italian matrix only the Mediterranean and its
 * ways to the Atlantic are taken: farther rows are sums, or contradict the great circle (Sydney to Yokohama).
 */
export const YARDS = fileURLToPath(new URL('yards.csv', import.meta.url))

/** @param file a table with the same columns */
export function readPublished(file = SAMPLE): PublishedPair[] {
  const [head, ...rows] = readFileSync(file, 'utf8').trim().split('\n').map(splitRow)
  return rows.map((row) => {
    const field = (name: string): string => row[head!.indexOf(name)] ?? ''
    const passages = (name: string) => passagesIn(field(name), name, field('engine_opts'))
    return {
      id: field('id'),
      from: field('from'),
      to: field('to'),
      origin: [Number(field('from_lon')), Number(field('from_lat'))],
      destination: [Number(field('to_lon')), Number(field('to_lat'))],
      regions: [field('from_region'), field('to_region')],
      nm: Number(field('nm')),
      avoid: passages('avoid'),
      allow: passages('allow'),
      via: field('via'),
      isDoubtful: ['C', 'E'].includes(field('confidence')),
      yard: field('yard') || 'Pub. 151',
      source: field('source'),
      note: field('note'),
    }
  })
}

/** Either a column of their own, or `avoid=suez,panama` in one column for both options. */
function passagesIn(text: string, name: string, options: string): PassageId[] {
  const [option, listed = ''] = options.split('=')
  const names = option === name ? listed.split(',') : text.split(' ')
  return names.filter(Boolean) as PassageId[]
}

function splitRow(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  )
}

/** Routes a pair at the first resolution of a sea, between its positions, with its options. */
export function measure({ router }: Pick<Sea, 'router'>, pair: PublishedPair): Measured {
  const local = openedBetween(LOCAL, pair.origin, pair.destination)
  const byDefault = BY_DEFAULT.filter((id) => !pair.allow.includes(id) && !local.includes(id))
  const closed = [...byDefault, ...pair.avoid]
  try {
    const { distanceKm, passages } = router.route({
      origin: { position: pair.origin },
      destination: { position: pair.destination },
      resolutionKm: router.resolutions[0] as Resolution,
      closed,
      date: '2026-06-01',
    })
    return {
      ...pair,
      off: distanceKm / KM_PER_NM / pair.nm - 1,
      passages: passages.map(({ id }) => id),
    }
  } catch (error) {
    if (!(error instanceof NoRouteError || error instanceof PointOnLandError)) throw error
    return { ...pair, off: Number.NaN, passages: [] }
  }
}

/** The percentage below which a share of the errors lies, by nearest rank. */
export function quantilePercent(measured: readonly Measured[], share: number): number {
  const sizes = measured.map(({ off }) => 100 * Math.abs(off)).filter((size) => size >= 0)
  sizes.sort((a, b) => a - b)
  return sizes[Math.max(0, Math.ceil(share * sizes.length) - 1)] ?? Number.NaN
}

/** Median of the signed errors in per cent; below 0 if our lengths are shorter. */
export function biasPercent(measured: readonly Measured[]): number {
  const errors = measured.map(({ off }) => 100 * off).filter((off) => !Number.isNaN(off))
  errors.sort((a, b) => a - b)
  return errors[Math.max(0, Math.ceil(errors.length / 2) - 1)] ?? Number.NaN
}

export const LENGTH_CLASSES = [
  { name: 'under 400 nm', from: 0, to: 400 },
  { name: '400 to 1,000 nm', from: 400, to: 1000 },
  { name: '1,000 to 4,000 nm', from: 1000, to: 4000 },
  { name: 'over 4,000 nm', from: 4000, to: Number.POSITIVE_INFINITY },
] as const

/** Whether a pair is from the table and can be answered by a request without options. */
export function isPlain({ avoid, allow }: PublishedPair): boolean {
  return avoid.length + allow.length === 0
}

import { readFileSync } from 'node:fs'
import { type Box, isInBox } from '../../../src/engine/geo/box.js'
import { crossingShare } from '../../../src/engine/geo/crossing.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { toVector } from '../../../src/engine/geo/vector.js'

/** The checks of the sea that need no published distance. */
export const CHECKS = [
  'exits',
  'neighbours',
  'coastal',
  'continuity',
  'rivers',
  'hops',
  'coast',
] as const
type Check = (typeof CHECKS)[number]

/** Something that looks wrong. */
export interface Finding {
  /** One position, or the two ends of a pair. */
  readonly at: readonly Position[]
  /** How wrong it looks, km: the worst findings are printed first. */
  readonly sizeKm: number
  readonly text: string
}

/**
 * A place that was looked at. It covers the findings inside its box; one with a line covers the pairs
 * whose great circle crosses that line.
 */
export interface Reviewed {
  readonly name: string
  readonly checks: readonly Check[]
  readonly box?: Box
  readonly line?: readonly Position[]
  /** Why the finding is right. */
  readonly right?: string
  /** What is wrong in the data, for errors that are known and not mended yet. */
  readonly wrong?: string
}

const LIST = new URL('./reviewed.json', import.meta.url)

/** The reviewed places of one check. */
export function reviewedFor(check: Check): Reviewed[] {
  const { places } = JSON.parse(readFileSync(LIST, 'utf8')) as { places: readonly Reviewed[] }
  return places.filter(({ checks }) => checks.includes(check))
}

/** Findings by what the list says of them. */
interface Sorted {
  readonly fresh: readonly Finding[]
  readonly right: readonly Finding[]
  readonly wrong: readonly Finding[]
  /** Places of the list that cover no finding. */
  readonly idle: readonly Reviewed[]
}

export function sortFindings(findings: readonly Finding[], reviewed: readonly Reviewed[]): Sorted {
  const fresh: Finding[] = []
  const right: Finding[] = []
  const wrong: Finding[] = []
  const used = new Set<Reviewed>()
  for (const finding of [...findings].sort((a, b) => b.sizeKm - a.sizeKm)) {
    const place = reviewed.find((one) => covers(one, finding))
    if (place) used.add(place)
    if (!place) fresh.push(finding)
    else if (place.wrong === undefined) right.push(finding)
    else wrong.push(finding)
  }
  return { fresh, right, wrong, idle: reviewed.filter((place) => !used.has(place)) }
}

function covers({ box, line }: Reviewed, { at }: Finding): boolean {
  if (box?.length && at.every((position) => isInBox(position, box))) return true
  const [a, b] = at
  if (!line || !a || !b) return false
  const [from, to] = [toVector(a), toVector(b)]
  const corners = line.map(toVector)
  return corners.some(
    (corner, i) => i > 0 && crossingShare(from, to, corners[i - 1]!, corner) !== null,
  )
}

/**
 * Prints the counts and the worst findings, and makes the process exit with 1 if one is not in the
 * list.
 * @param of what the findings were looked for in, such as `4169 ports`
 */
export function report(
  check: Check,
  of: string,
  findings: readonly Finding[],
  worst: number,
): void {
  const { fresh, right, wrong, idle } = sortFindings(findings, reviewedFor(check))
  const counts = [
    `${findings.length} of ${of} look wrong`,
    `${right.length} reviewed and right`,
    `${wrong.length} known errors`,
    `${fresh.length} new`,
  ]
  console.log(`${check}: ${counts.join(', ')}.`)
  for (const { text } of fresh.slice(0, worst)) console.log(`new    ${text}`)
  for (const { text } of wrong.slice(0, worst)) console.log(`known  ${text}`)
  for (const { name } of idle) console.log(`idle   ${name}: in the list, found nothing`)
  process.exitCode = fresh.length === 0 ? 0 : 1
}

/** Percentage with two digits. */
export function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)} %`
}

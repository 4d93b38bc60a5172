import type { Span } from '../../engine/geo/spans.js'
import type { SeaRoute } from '../../engine/routing/request.js'
import type { AreaGroup } from '../../engine/sea/areas.js'
import type { PassageFacts } from '../../engine/sea/passages.js'

/** A position on a leg, by its distance from the leg's start. */
export interface LegPlace {
  /** Index of the leg. */
  readonly leg: number
  readonly km: number
}

/** A part of a voyage inside a passage or an area. */
export interface Stretch {
  readonly kind: 'passage' | 'area'
  readonly id: string
  readonly name: string
  /** Null for an area. */
  readonly passage: PassageFacts | null
  /** Null for a passage. */
  readonly group: AreaGroup | null
  readonly start: LegPlace
  readonly end: LegPlace
}

/** Ends of legs closer together than this count as one place, km. */
export const SAME_PLACE_KM = 1e-3

/** Whether a stretch contains the end of a leg. */
export function reachesEndOf(
  { start, end }: Pick<Stretch, 'start' | 'end'>,
  leg: number,
  lengthKm: number,
): boolean {
  if (start.leg > leg) return false
  return end.leg > leg || (end.leg === leg && end.km > lengthKm - SAME_PLACE_KM)
}

type SailedLine = Pick<SeaRoute, 'distanceKm' | 'passages' | 'areas'>

/**
 * The parts of a voyage inside passages and areas, in the order in which it enters them. A stretch
 * continues if the next leg begins inside: a stop in the middle of a canal does not end it.
 */
export function stretchesOf(legs: readonly SailedLine[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const [leg, route] of legs.entries()) {
    const before = legs[leg - 1]
    for (const { span, ...what } of usesOf(route)) {
      const start = { leg, km: span[0] }
      const end = { leg, km: span[1] }
      const open = stretches.findIndex(
        (other) =>
          before !== undefined &&
          start.km < SAME_PLACE_KM &&
          other.kind === what.kind &&
          other.id === what.id &&
          other.end.leg === leg - 1 &&
          other.end.km > before.distanceKm - SAME_PLACE_KM,
      )
      if (open < 0) stretches.push({ ...what, start, end })
      else stretches[open] = { ...stretches[open]!, end }
    }
  }
  return stretches
}

/** The stretches of one leg, ordered by their start. */
function usesOf({ passages, areas }: SailedLine) {
  const uses = [
    ...passages.map(({ entryKm, exitKm, ...passage }) => {
      const span: Span = [entryKm, exitKm]
      const { id, name } = passage
      return { kind: 'passage' as const, id, name, passage, group: null, span }
    }),
    ...areas.flatMap(({ id, name, group, spans }) =>
      spans.map((span) => ({ kind: 'area' as const, id, name, passage: null, group, span })),
    ),
  ]
  return uses.sort((a, b) => a.span[0] - b.span[0])
}

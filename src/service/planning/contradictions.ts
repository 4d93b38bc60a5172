import type { VoyageBody } from '../../api/schemas/route-request.js'
import type { WarningItem } from '../../api/warning.js'

const FLAGS = ['suez', 'panama', 'gibraltar', 'kiel'] as const

/**
 * Passages that a request both opens and closes, and which of the two won. Of the request alone,
 * never kept with an answer: `true` and absent share one.
 */
export function contradictions(body: VoyageBody): WarningItem[] {
  const avoided = new Set<string>(body.avoid ?? [])
  const flags = FLAGS.filter((id) => body[id] === true && avoided.has(id))
  const allowed = new Set((body.allow ?? []).filter((id) => avoided.has(id)))
  return [
    ...flags.map((id) => closed(id, `#/${id}`, `${id}: true`)),
    ...[...allowed].map((id) => closed(id, '#/allow', 'allow')),
  ]
}

function closed(id: string, pointer: string, opening: string): WarningItem {
  const detail = `${id} is closed: avoid names it, which wins over ${opening}.`
  return { code: 'contradiction', pointer, detail }
}

import { atEnd } from '../names/arrow.js'
import { fold } from '../names/fold.js'
import { terminalIn } from '../names/written-name.js'
import type { Port } from '../port.js'
import type { PortTable } from '../table.js'
import { type ResolvedPlace, resolvePlace } from './place.js'
import { PlaceError } from './place-error.js'

/** How a text means its port, from the surest. */
export const MATCH_RULES = [
  'unlocode',
  'name',
  'alternate_name',
  'local_name',
  'terminal',
  'as_written',
] as const
export type MatchRule = (typeof MATCH_RULES)[number]

export const VERDICTS = ['matched', 'ambiguous', 'unknown'] as const

/** The port that a request would take for a text, and why. */
export interface PortMatch {
  readonly verdict: (typeof VERDICTS)[number]
  /** Null unless there is one port. */
  readonly port: Port | null
  /** Null without a port. */
  readonly rule: MatchRule | null
  /** The terminal or berth that stands behind the code of the port. */
  readonly terminal: string | null
  /** Ports elsewhere with the name; without a port those among which a request would ask, or suggestions. */
  readonly candidates: readonly Port[]
  /** Why there is no port. */
  readonly detail: string | null
}

/**
 * What a request would make of a name, with or without its country. Nothing is guessed. Of a voyage in one text, as ships
 * type their destination (`NLRTM>DEHAM`), it is the end.
 */
export function matchPort(
  ports: PortTable,
  { name, country }: { readonly name: string; readonly country?: string },
): PortMatch {
  const text = atEnd(name, 'destination').trim()
  try {
    const { port, namesakes = [] } = resolvePlace(ports, {
      name: text,
      ...(country !== undefined && { country }),
    }) as ResolvedPlace & { readonly port: Port }
    const terminal = terminalIn(ports, text)
    const rule = text === name.trim() ? ruleOf(ports, text, port, terminal) : 'as_written'
    const of = rule === 'terminal' ? terminal : null
    return { verdict: 'matched', port, rule, terminal: of, candidates: namesakes, detail: null }
  } catch (error) {
    if (!(error instanceof PlaceError)) throw error
    const { candidates, message: detail, code } = error
    const verdict = code === 'ambiguous_place' ? 'ambiguous' : 'unknown'
    return { verdict, port: null, rule: null, terminal: null, candidates, detail }
  }
}

function ruleOf(ports: PortTable, text: string, port: Port, terminal: string | null): MatchRule {
  const isCalled = (names: readonly string[]) => names.some((one) => fold(one) === fold(text))
  if (isCalled([port.name])) return 'name'
  if (ports.byLocode(text) === port) return 'unlocode'
  if (isCalled(port.alternateNames)) return 'alternate_name'
  if (isCalled(port.localNames)) return 'local_name'
  return terminal === null ? 'as_written' : 'terminal'
}

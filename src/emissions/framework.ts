import { type Message, message } from './answer/messages.js'
import type { Kind } from './answer/provenance.js'
import type { Deviation } from './deviations.js'
import { NoCompatibleFactorError } from './errors.js'
import type { FactorSet } from './factor-set.js'
import type { EstimateRequest } from './request.js'
import type { FrameworkUsed } from './result.js'

/** Whether `frameworkOf` finds the framework of a request. */
export function isFrameworkKnown(request: EstimateRequest, factors: FactorSet): boolean {
  try {
    frameworkOf(request, factors)
    return true
  } catch (error) {
    if (error instanceof NoCompatibleFactorError) return false
    throw error
  }
}

/** A framework before it is known what the result may claim. */
export type FrameworkRules = Omit<FrameworkUsed, 'statement' | 'statementCode'>

/**
 * The framework of a request; GLEC 3.0 by default.
 * @throws NoCompatibleFactorError for an unknown name or version
 */
export function frameworkOf({ framework }: EstimateRequest, { rules }: FactorSet): FrameworkRules {
  const { frameworks } = rules
  const name = framework?.name ?? frameworks[0]!.name
  const known = frameworks.find((f) => [f.name, ...f.aliases].some((n) => plain(n) === plain(name)))
  const version = framework?.version ?? known?.defaultVersion ?? ''
  if (!known?.versions.includes(version)) {
    const field = known ? 'framework.version' : 'framework.name'
    const available = frameworks.flatMap((f) => f.versions.map((v) => `${f.name} ${v}`))
    throw new NoCompatibleFactorError(field, `framework ${name} ${version}`.trim(), available)
  }
  return { name: known.name, version, standard: known.standard, rules: known.rules }
}

/** The claim that a result with this kind of factor and these deviations supports. */
export function statementOf(kind: Kind, deviations: readonly Deviation[]): Message {
  const severe = deviations.filter(({ isAllowed }) => !isAllowed).map(({ code }) => code)
  const isOperators = kind === 'operator'
  if (severe.length === 0) return message(isOperators ? 'aligned_by_operator' : 'aligned')
  return message(isOperators ? 'not_aligned_by_operator' : 'not_aligned', { deviations: severe })
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '')
}

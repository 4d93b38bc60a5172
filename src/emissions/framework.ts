import type { Deviation } from './deviations.js'
import { NoCompatibleFactorError } from './errors.js'
import type { EstimateRequest } from './estimate-request.js'
import type { FactorSet } from './factor-set.js'
import type { Kind } from './provenance.js'
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

/**
 * The framework of a request; GLEC 3.0 by default.
 * @throws NoCompatibleFactorError for an unknown name or version
 */
export function frameworkOf(
  { framework }: EstimateRequest,
  { rules }: FactorSet,
): Omit<FrameworkUsed, 'statement'> {
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

/** Where the values of a factor come from, in a statement. */
export function valuesOf(kind: Kind): string {
  return kind === 'operator' ? "the operator's own factors" : 'open factors'
}

/** The claim that a result with these values and deviations supports. */
export function statementOf(values: string, deviations: readonly Deviation[]): string {
  const severe = deviations.filter(({ isAllowed }) => !isAllowed).map(({ code }) => code)
  if (severe.length > 0)
    return `Calculated according to the GLEC Framework and ISO 14083 but not aligned with them (${severe.join(', ')}); calculated with ${values}. Neither accredited nor certified.`
  return `Aligned with the GLEC Framework and ISO 14083; calculated with ${values}. Neither accredited nor certified.`
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '')
}

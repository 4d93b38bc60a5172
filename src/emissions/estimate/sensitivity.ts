import type { MethodOutcome } from '../context.js'
import type { FactorSet } from '../factor-set.js'

/** The well-to-wake total with the published average, or with another source of upstream emissions. */
export interface Alternative {
  readonly name: string
  readonly wtwKgCo2e: number
  /** Relative to the estimate: 0.05 means 5 % more. */
  readonly change: number
}

/** The uncertainty of an estimate. */
export interface Uncertainty {
  /** Half the width of the band, relative to the total, 0 or more. */
  readonly relative: number
  readonly lowKgCo2e: number
  readonly highKgCo2e: number
  readonly basis: string
}

/** Upstream emissions can be replaced only if the factor names the fuel. */
export function alternativesOf(
  { fuels, ttwKg, wttKg, published }: MethodOutcome,
  { rules }: FactorSet,
): Alternative[] {
  const whole = ttwKg + wttKg
  if (!fuels || !(whole > 0)) return []
  const ofPublished = published && {
    name: published.name,
    wtwKgCo2e: published.wtwKg,
    change: published.wtwKg / whole - 1,
  }
  const ofUpstream = rules.upstreamAlternatives.flatMap(({ name, changeByFuel }) => {
    if (!fuels.some(({ fuel }) => changeByFuel.has(fuel.code))) return []
    const extra = fuels.reduce(
      (kg, { fuel, tonnes }) =>
        kg + tonnes * 1000 * fuel.perKg.wtw * (changeByFuel.get(fuel.code) ?? 0),
      0,
    )
    return [{ name, wtwKgCo2e: whole + extra, change: extra / whole }]
  })
  return [...(ofPublished ? [ofPublished] : []), ...ofUpstream]
}

/** The errors of the parts are independent, so their squares add up. */
export function uncertaintyOf(
  { parts, dataType, ttwKg, wttKg, shipUncertainty }: MethodOutcome,
  { rules }: FactorSet,
): Uncertainty {
  const { byDataType, port, reefer } = rules.uncertainty
  const whole = ttwKg + wttKg
  const of = (part: string) =>
    part === 'reefer'
      ? reefer
      : part.endsWith('_port') || part === 'canals'
        ? port
        : (shipUncertainty ?? byDataType[dataType])
  // The error of a change of fuel depends on that of its passage.
  const seaKg = parts
    .filter(({ part }) => part === 'sea' || part === 'control_areas')
    .reduce((kg, one) => kg + one.ttwKg + one.wttKg, 0)
  const others = parts.filter(({ part }) => part !== 'sea' && part !== 'control_areas')
  const squares = others.reduce(
    (sum, one) => sum + ((one.ttwKg + one.wttKg) * of(one.part)) ** 2,
    (seaKg * of('sea')) ** 2,
  )
  const half = Math.sqrt(squares)
  return {
    relative: whole > 0 ? half / whole : 0,
    lowKgCo2e: Math.max(0, whole - half),
    highKgCo2e: whole + half,
    basis: 'Judgement by data type; ports 50 %; refrigerated cargo 60 % (Fitzgerald et al. 2011).',
  }
}

import { shownDays, shownDifference } from '../format/adding-up.js'
import { units } from '../format/chosen-units.svelte.js'
import { KM_PER_NM } from '../format/units.js'
import type { PlannedRoute } from '../plan/route-answer.js'
import { fill } from '../texts/fill.js'
import { language } from '../texts/language.svelte.js'
import { later } from '../texts/later.svelte.js'
import { bandText } from './band-text.js'
import { unevenBasis } from './basis.js'

/** What a scenario takes, as a card says it: of the first its figures, of the others what they differ by. */
export interface CardFigures {
  readonly large: string
  readonly small: readonly string[]
}

/** Less is the same speed, km/h. */
const SAME_KMH = 0.1

/**
 * @param first with which it is compared; null for the first itself
 * @param share of the difference, while its line swings
 * @param hasSpeed whether the first says its speed, because others are about theirs
 */
export function cardFigures(
  { plan, route }: PlannedRoute,
  first: PlannedRoute | null,
  share = 1,
  hasSpeed = false,
): CardFigures {
  const { numbers, texts } = language
  const t = later.texts.strip
  const { distance_km: km, duration_hours: hours } = route
  const band = route.inWinds && bandText(route.inWinds, t, numbers)
  const [co2e, cost] = burdenOf(route)
  const ofFuel = (usd: string) => fill(t.ofFuel, { usd })
  const mass = (text: string) => `${text} ${texts.answer.co2e}`
  if (first === null) {
    const parts = [
      band,
      units.lengthText(km),
      hasSpeed && atSpeed(route.speed_kmh),
      co2e !== null && mass(units.massText(co2e)),
      cost !== null && ofFuel(numbers.usdInShort(cost)),
    ]
    return {
      large: numbers.duration(hours, texts.answer.days),
      small: parts.filter((part) => typeof part === 'string'),
    }
  }
  const days = share * shownDays(hours, first.route.duration_hours)
  const longer = shownDifference(units.lengthOf(km), units.lengthOf(first.route.distance_km))
  const [baseCo2e, baseCost] = burdenOf(first.route)
  const [tonnes, usd] = [moreTonnes(co2e, baseCo2e), moreUsd(cost, baseCost)]
  const isUneven = co2e !== null && baseCo2e !== null && unevenBasis(plan, first.plan) !== null
  const inCalm = route.inWinds?.calmHours
  // Of a closure in winds, the winds by themselves: the first scenario has none.
  const windDays =
    inCalm === undefined ||
    first.route.inWinds ||
    Math.round(inCalm) === Math.round(first.route.duration_hours)
      ? null
      : shownDays(hours, inCalm)
  const parts = [
    windDays !== null && fill(t.ofWinds, { days: numbers.signed(windDays, 1) }),
    band,
    longer === 0
      ? band === undefined && t.sameLength
      : `${numbers.signed(longer, 0)} ${units.lengthName}`,
    speedText(plan, route, first),
    isUneven && t.uneven,
    // What is the same needs no figure.
    !isUneven && tonnes !== 0 && mass(`${numbers.signed(tonnes, 0)} ${units.mass}`),
    !isUneven && usd !== 0 && ofFuel(`${usd < 0 ? '−' : '+'}${numbers.usdInShort(Math.abs(usd))}`),
  ]
  const isSame = share === 1 && Number(days.toFixed(1)) === 0
  return {
    large: isSame ? t.sameTime : fill(texts.strip.more, { days: numbers.signed(days, 1) }),
    small: parts.filter((part) => typeof part === 'string'),
  }
}

const burdenOf = ({ emissions }: PlannedRoute['route']) =>
  [emissions?.co2e_wtw_tonnes ?? null, emissions?.cost_usd ?? null] as const

const moreTonnes = (one: number | null, base: number | null) =>
  one === null || base === null ? 0 : shownDifference(units.tonnesOf(one), units.tonnesOf(base))

const moreUsd = (one: number | null, base: number | null) =>
  one === null || base === null ? 0 : Math.round(one - base)

/** A speed that differs without being what the scenario is about: that of a ship, or of none. */
function speedText(
  plan: PlannedRoute['plan'],
  { speed_kmh: kmh, inWinds }: PlannedRoute['route'],
  first: PlannedRoute,
): string | false {
  const isSame = Math.abs(kmh - first.route.speed_kmh) < SAME_KMH
  if (isSame || plan.speedKn !== first.plan.speedKn || inWinds !== undefined) return false
  return atSpeed(kmh)
}

const atSpeed = (kmh: number) =>
  fill(language.texts.answer.speed, { knots: language.numbers.fixed(kmh / KM_PER_NM, 1) })

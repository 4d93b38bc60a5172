import type { Numbers } from '../format/numbers.js'
import { type Condition, conditionsOf } from '../plan/conditions.js'
import { isWholeMonth, windsOf } from '../plan/in-winds.js'
import type { Plan } from '../plan/plan.js'
import type { Texts } from '../texts/en.js'
import { asSentence, fill } from '../texts/fill.js'

/**
 * Scenarios by what differs: "Suez Canal closed", "12 kn". The first, without a condition of its own, is "Today".
 */
export function scenarioNames(
  all: readonly Plan[],
  texts: Texts,
  numbers: Numbers,
): readonly string[] {
  const [first, ...others] = all.map((plan) => conditionsIn(plan, texts, numbers))
  return all.map((plan, i) => {
    if (plan.name !== null) return plan.name
    if (i === 0) return firstName(first!, others, plan, texts)
    const own = others[i - 1]!
    const parts = [
      ...own.filter((one) => !has(first!, one)).map(({ text }) => text),
      ...first!
        .filter((one) => isGone(one, own) && !(one.key === 'departure' && windsOf(plan) !== null))
        // Without the arrival, a stated speed stays what it is.
        .filter(({ key }) => key !== 'arrival' || plan.speedKn === null)
        .map(({ undone }) => undone),
    ]
    return parts.length === 0 ? texts.strip.same : asSentence(parts.join(', '))
  })
}

/** "against today", "against via Suez": what a difference is counted from. */
export function againstText(name: string, { strip: t }: Texts): string {
  if (name === t.today) return t.againstToday
  return name === t.asPlanned ? t.againstPlan : fill(t.against, { name })
}

/** What all share needs no place in a name. */
function conditionsIn(plan: Plan, texts: Texts, numbers: Numbers): readonly Condition[] {
  const all = conditionsOf({ ...plan, stops: [], fuelPriceUsd: null }, texts, numbers)
  const isOfMonth = windsOf(plan) !== null && isWholeMonth(plan)
  const named = all
    // "Winds of January" says when it departs.
    .filter(({ key }) => key !== 'departure' || !isOfMonth)
    .map((one) =>
      one.key === 'departure' ? { ...one, text: departureInShort(plan, texts, numbers) } : one,
    )
  // A speed that comes with a ship follows it: "Container · Feeder, 14 kn".
  const isSpeed = ({ key }: Condition) => key === 'speedKn'
  const ship = named.findIndex(({ key }) => key === 'ship')
  return ship < 0
    ? named
    : [
        ...named.slice(0, ship).filter((one) => !isSpeed(one)),
        named[ship]!,
        ...named.filter(isSpeed),
        ...named.slice(ship + 1),
      ]
}

function firstName(
  own: readonly Condition[],
  others: readonly (readonly Condition[])[],
  { departure }: Plan,
  texts: Texts,
): string {
  const alone = own.filter((one) => others.some((other) => !has(other, one)))
  const telling = alone.length > 0 ? alone : own.filter(({ about }) => about === 'way')
  if (telling.length > 0) return asSentence(telling.map(({ text }) => text).join(', '))
  return departure === null ? texts.strip.today : texts.strip.asPlanned
}

/** A card has no place for the weekday: "departs 10 Dec, 08:00". */
function departureInShort(plan: Plan, { plan: t }: Texts, numbers: Numbers): string {
  const [, time] = plan.departure!.split('T')
  const day = numbers.shortDay(new Date(`${plan.departure}Z`))
  return fill(t.conditions.departure, { time: time === '00:00' ? day : `${day}, ${time}` })
}

const has = (list: readonly Condition[], { key, text }: Condition) =>
  list.some((one) => one.key === key && one.text === text)

/** Whether a condition of the first has no other in its place. */
const isGone = ({ key }: Condition, own: readonly Condition[]) =>
  own.every((one) => one.key !== key)

import type { FairwayError, Problem } from '../../src/client/index.js'
import { PASSAGE_NAMES } from '../../src/client/schema.js'
import type { Numbers } from '../format/numbers.js'
import type { Texts } from './en.js'
import { fill } from './fill.js'
import { grouped, nameWording, readableText, valuesInWords, type Wording } from './sentences.js'

type FieldFault = NonNullable<Problem['errors']>[number]
type Values = Readonly<Record<string, string | number>>

const english = (text: string): Wording => ({ text, lang: 'en' })

/**
 * Why there is no answer: by the problem's code, otherwise in the words of the service.
 * @param passedSeconds since the problem, for limits that end
 */
export function problemWording(
  error: FairwayError,
  texts: Texts,
  numbers: Numbers,
  passedSeconds = 0,
): Wording {
  const { problems } = texts.messages
  const members = error.problem ?? {}
  const key = problemKey(error.code, members)
  if (!hasText(problems, key)) return english(error.message)
  const seconds = numbers.whole(Math.max(0, (error.retryAfterSeconds ?? 1) - passedSeconds))
  return { text: fill(problems[key], { ...problemValues(members, texts, numbers), seconds }) }
}

function problemKey(code: string, members: Readonly<Record<string, unknown>>): string {
  const wouldOpen = members['would_open'] as readonly string[] | undefined
  if (code === 'no_route' && wouldOpen !== undefined && wouldOpen.length > 0)
    return 'no_route_closed'
  if (code === 'point_on_land' && members['distance_km'] != null) return 'point_on_land_near'
  if (code === 'quota_exceeded' && Number(members['remaining']) > 0) return 'quota_too_small'
  return code
}

function problemValues(
  members: Readonly<Record<string, unknown>>,
  texts: Texts,
  numbers: Numbers,
): Values {
  const whole = (name: string) => numbers.whole(Number(members[name] ?? 0))
  const names = (members['would_open'] as readonly string[] | undefined) ?? []
  return {
    names: names.map((id) => passageName(texts, id)).join(', '),
    end: members['end'] === 'origin' ? texts.plan.origin : texts.plan.destination,
    km: whole('distance_km'),
    max: whole('max_snap_km'),
    limit: whole('daily_limit'),
    needed: whole('required'),
    left: whole('remaining'),
    time: members['resets_at'] ? numbers.moment(new Date(String(members['resets_at']))) : '',
  }
}

/** What is wrong with a field, under the page's name for it. */
export function faultWording({ pointer, code, detail }: FieldFault, texts: Texts): Wording {
  const steps = pointer.split('/').slice(1)
  const names = fieldNames(texts)
  const step = steps.findLast((name) => hasText(names, name))
  if (step === undefined) return english(`${steps.join('.')}: ${detail}`)
  const next = steps[steps.lastIndexOf(step) + 1] ?? ''
  const number = /^\d+$/.test(next) ? ` ${Number(next) + 1}` : ''
  const { faults } = texts.messages
  return {
    text: `${names[step]}${number}: ${hasText(faults, code) ? faults[code] : faults.other}.`,
  }
}

/**
 * The page's names of the fields of a request. For a field that occurs twice, the name of the part
 * that contains it.
 */
function fieldNames({ plan, emissions, matrix, account }: Texts): Readonly<Record<string, string>> {
  return {
    origin: plan.from,
    destination: plan.to,
    origins: matrix.origins,
    destinations: matrix.destinations,
    avoid: plan.choices.avoid,
    allow: plan.choices.avoid,
    vessel: plan.vessel,
    size_class: plan.sizeClass,
    draft_m: plan.draught,
    speed_kmh: plan.speed,
    speed_kn: plan.speed,
    fuel_type: plan.fuel,
    fuel_tonnes_per_day: plan.burn,
    fuel_price_usd_per_tonne: plan.price,
    resolution_km: plan.detail,
    teu: emissions.teu,
    mass_tonnes: emissions.mass,
    container_type: emissions.container,
    capacity_teu: emissions.capacityTeu,
    deadweight_tonnes: emissions.deadweight,
    fuel: emissions.fuelConsumed,
    carrier: emissions.carrier,
    method: emissions.method,
    email: account.email,
    password: account.password,
    current_password: account.current,
    new_password: account.next,
  }
}

interface Warning {
  readonly code: string
  readonly pointer?: string | undefined
  readonly place?: string | undefined
  readonly detail: string
  readonly values?: Readonly<Record<string, unknown>>
}

/**
 * A warning in the page's words, by its code and reason; in the service's if the page has none, or if a value is missing.
 * @param stop the page's name of the stop that it is about
 */
export function warningWording(
  { code, pointer, place, detail, values = {} }: Warning,
  texts: Texts,
  numbers: Numbers,
  stop?: string,
): Wording {
  const { warnings } = texts.messages
  const { reason } = values
  const name = reason === undefined ? code : `${code}:${reason}`
  const own = hasText(warnings, name) ? warnings[name] : undefined
  if (own === undefined) return english(sentence(detail, numbers))
  const { passage } = values
  const given = {
    end: stop ?? (pointer?.endsWith('origin') ? texts.plan.origin : texts.plan.destination),
    ...(place !== undefined && { place: placeWording(place, texts) }),
    ...valuesInWords(values, texts, numbers),
    ...(typeof passage === 'string' && { passage: passageName(texts, passage) }),
  }
  const text = fill(own, given)
  return text.includes('{') ? english(sentence(detail, numbers)) : { text }
}

/** Some begin with a verb or a value, because the field precedes them elsewhere. */
function sentence(detail: string, numbers: Numbers): string {
  const text = grouped(readableText(detail), numbers)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * The name of a step of an estimate, by its id: `eca_fuel2_main_load` is the engine load on the second fuel in
 * control areas. Null if the page has none.
 */
export function stepName(id: string, texts: Texts): string | null {
  const { steps, stepParts } = texts.messages
  if (hasText(steps, id)) return steps[id]
  const part = Object.keys(stepParts).find((name) => id.startsWith(name))
  if (part === undefined || !hasText(stepParts, part)) return null
  const [, number = '', rest = ''] = /^_?(\d*)_?(.*)$/.exec(id.slice(part.length)) ?? []
  const name = stepName(rest, texts)
  if (name === null) return null
  const text = fill(stepParts[part], { number })
  const isOneOfSeveral = number !== '' && part !== 'fuel'
  return `${text}${isOneOfSeveral ? `, ${fill(stepParts.fuel, { number })}` : ''}: ${name}`
}

/** A unit of the service: "kg CO2e/kg fuel" is "kg CO₂e/kg Kraftstoff". */
export function unitText(unit: string, { messages: { unitWords } }: Texts): string {
  if (unit === '1') return ''
  const words = unit.replaceAll(/[a-z]+/g, (word) =>
    hasText(unitWords, word) ? unitWords[word] : word,
  )
  return words.replace('CO2', 'CO₂')
}

/** In the user's language; for a passage that the page does not know, its id. */
export function passageName({ plan: { passageNames } }: Texts, id: string): string {
  return hasText(passageNames, id) ? passageNames[id] : id
}

/** In the user's language for a passage or a shelf; for another strait, the service's name. */
function placeWording(place: string, texts: Texts): string {
  const found = Object.entries(PASSAGE_NAMES).find(([, name]) => place.startsWith(name))
  if (found !== undefined) return passageName(texts, found[0])
  return nameWording(place, texts).text
}

/** In the user's language; for an area that the page does not know, the service's name. */
export function areaName({ answer: { areas } }: Texts, { id, name }: NamedArea): string {
  return hasText(areas, id) ? areas[id] : name
}

interface NamedArea {
  readonly id: string
  readonly name: string
}

function hasText<Names extends object>(
  texts: Names,
  name: string,
): name is Extract<keyof Names, string> {
  return Object.hasOwn(texts, name)
}

import type { FairwayError, Problem } from '../../src/client/index.js'
import type { Numbers } from '../format/numbers.js'
import { fill } from './fill.js'
import type { LaterTexts } from './later-en.js'
import type { Wording } from './sentences.js'
import { english, hasText, passageName } from './service-words.js'

type FieldFault = NonNullable<Problem['errors']>[number]
type Values = Readonly<Record<string, string | number>>

/**
 * Why there is no answer: by the problem's code, otherwise in the words of the service.
 * @param passedSeconds since the problem, for limits that end
 */
export function problemWording(
  error: FairwayError,
  texts: LaterTexts,
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
  texts: LaterTexts,
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
export function faultWording({ pointer, code, detail }: FieldFault, texts: LaterTexts): Wording {
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
function fieldNames({
  plan,
  emissions,
  matrix,
  account,
}: LaterTexts): Readonly<Record<string, string>> {
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

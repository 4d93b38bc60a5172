import type { RouteEmissions } from '../../src/client/index.js'
import type { Numbers } from '../format/numbers.js'
import type { Texts } from '../texts/en.js'
import { sentenceWording, type Wording } from '../texts/sentences.js'
import type { RouteAnswer } from './route-answer.js'
import { distinct } from './warned-stop.js'

type Assumed = Pick<RouteEmissions, 'assumptions' | 'assumption_codes'>

/** What the fuel and the emissions of a route assume, in the user's language. */
export interface Assumptions {
  readonly atSea: readonly Wording[]
  /** Those of the stays alone; those that they share with the legs are stated once. */
  readonly inPort: readonly Wording[]
  /** That one price applies to every fuel; null without a price. */
  readonly onePrice: string | null
}

export function assumptionsOf(route: RouteAnswer, texts: Texts, numbers: Numbers): Assumptions {
  const worded = ({ assumptions, assumption_codes: codes }: Assumed) =>
    codes.map((one, at) => sentenceWording(one, assumptions[at]!, texts, numbers))
  const atSea = distinct(route.emissions ? worded(route.emissions) : [])
  const stays = (route.inPort ?? []).flatMap(worded)
  return {
    atSea,
    inPort: distinct([...atSea, ...stays]).slice(atSea.length),
    onePrice: route.emissions?.cost_usd == null ? null : texts.answer.onePrice,
  }
}

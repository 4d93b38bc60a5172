import type { Numbers } from '../format/numbers.js'
import type { Texts } from '../texts/en.js'
import { serviceWording } from '../texts/service-text.js'
import type { Wording } from '../texts/service-words.js'
import { saysOnePrice } from './fuel-price.js'
import type { RouteAnswer } from './route-answer.js'

/** What the fuel and the emissions of a route assume, in the user's language. */
export interface Assumptions {
  readonly atSea: readonly Wording[]
  /** Those of the stays alone; those that they share with the legs are stated once. */
  readonly inPort: readonly Wording[]
  /** Null unless the page must say that one price applies to every fuel. */
  readonly onePrice: string | null
}

export function assumptionsOf(route: RouteAnswer, texts: Texts, numbers: Numbers): Assumptions {
  const atSea = route.emissions?.assumptions ?? []
  const stays = (route.inPort ?? []).flatMap(({ assumptions }) => assumptions)
  const own = [...new Set(stays)].filter((text) => !atSea.includes(text))
  const worded = (text: string) => serviceWording(text, texts, numbers)
  return {
    atSea: atSea.map(worded),
    inPort: own.map(worded),
    onePrice: saysOnePrice(route) ? texts.answer.onePrice : null,
  }
}

import { planner } from '../app/planner.svelte.js'
import { placeName } from '../plan/place-name.js'
import type { Place } from '../plan/plan.js'
import { session } from '../session/session.svelte.js'
import { storage } from '../session/storage.js'
import type { Lift } from './bunkers.js'
import { type CanalRow, readCanals, writeCanals } from './canal-table.js'
import { NO_TERMS, type Terms } from './voyage-result.js'

const STORED = 'fairway-canals'

/** Fuel taken at a place, as far as the user has typed it. */
interface TypedLift {
  readonly tonnes: number | null
  readonly usdPerTonne: number | null
}

/** The terms of the voyage, and the user's table of canals. Only the table outlives the page. */
class VoyageTerms {
  terms: Terms = $state.raw(NO_TERMS)
  canals: readonly CanalRow[] = $state.raw(readStored())
  #lifts: Readonly<Record<string, TypedLift>> = $state.raw({})

  constructor() {
    session.onEnd(() => {
      this.terms = NO_TERMS
      this.#lifts = {}
    })
  }

  /** Where fuel can be taken: at the origin, and at stops for bunkers. */
  readonly bunkering: readonly Place[] = $derived([
    ...(planner.plan.from === null ? [] : [planner.plan.from]),
    ...planner.plan.stops.filter(({ use }) => use === 'bunker').map(({ place }) => place),
  ])
  /** In the order of the voyage. */
  readonly lifts: readonly (Lift & { readonly name: string })[] = $derived(
    this.bunkering.flatMap((place) => {
      const { tonnes, usdPerTonne } = this.liftAt(place)
      const isWhole = tonnes !== null && usdPerTonne !== null
      return isWhole ? [{ name: placeName(place), tonnes, usdPerTonne }] : []
    }),
  )
  /** Days besides those of the answer, without canals. */
  readonly endDays: number = $derived(
    (this.terms.firstPortDays ?? 0) + (this.terms.lastPortDays ?? 0),
  )

  change(changes: Partial<Terms>): void {
    this.terms = { ...this.terms, ...changes }
  }

  liftAt(place: Place): TypedLift {
    return this.#lifts[JSON.stringify(place)] ?? { tonnes: null, usdPerTonne: null }
  }

  setLift(place: Place, changes: Partial<TypedLift>): void {
    this.#lifts = {
      ...this.#lifts,
      [JSON.stringify(place)]: { ...this.liftAt(place), ...changes },
    }
  }

  setCanals(rows: readonly CanalRow[]): void {
    this.canals = rows
    storage.set(STORED, writeCanals(rows))
  }
}

export const voyageTerms = new VoyageTerms()

function readStored(): readonly CanalRow[] {
  const rows = readCanals(storage.get(STORED) ?? '')
  return 'line' in rows ? [] : rows
}

import type { Position } from '../../src/engine/geo/position.js'
import { planner } from '../app/planner.svelte.js'
import type { RouteLine } from '../map/route-line.js'

/** A ship on its way along a line. */
export interface Ship {
  readonly line: RouteLine
  readonly atKm: number
  /** Whose colour it has. */
  readonly scenario: number
}

export type Pixel = readonly [x: number, y: number]
/** The visible copies of a line on the screen. */
export type Visible = (positions: readonly Position[]) => readonly (readonly Pixel[])[]

/** What a stranger sees once: the line of today swings to that of a closure, and ships run on both ways. */
class FirstShow {
  /** How far the line has swung, 0 to 1; null if nothing is shown. */
  share: number | null = $state(null)
  /** The line between the two, while it swings. */
  line: readonly Position[] | null = $state.raw(null)
  ships: readonly Ship[] = $state.raw([])
  /** Comes with the show. */
  drawShip: ((pen: CanvasRenderingContext2D, ship: Ship, visible: Visible) => void) | null = null
  /** Called when the map shows the routes; null unless the show is awaited. */
  start: (() => void) | null = $state.raw(null)

  /** The page is untouched: there is something to show as soon as both routes are known. */
  prepare(): void {
    this.share = 0
    import('./run-first-show.js').then(
      ({ runFirstShow }) => runFirstShow(this),
      () => (this.share = null),
    )
  }

  /** Whether the line of this scenario swings, or waits for it over that of today. */
  isSwinging(scenario: number | null): boolean {
    return this.share !== null && this.share < 1 && scenario === 1 && planner.at === 0
  }
}

export type Show = FirstShow
export const firstShow = new FirstShow()

import type { Joined, SeaEndpoint, Within } from './endpoint.js'

/** What is known of a position at sea before its view is computed. */
export type SeaPlace = Omit<
  SeaEndpoint,
  'kind' | 'isByFairway' | 'facing' | 'whole' | 'including' | 'look' | 'within' | keyof Joined
>

/** Computes the view from a place into the given bays, or into all bays; null sets no limit. */
export type Look = (
  place: SeaPlace,
  bays: readonly number[] | null,
  within: Within | null,
) => Joined

/**
 * A position at sea that computes its view only when its states are needed, because the straight leg
 * may suffice.
 */
export class LookingEndpoint implements SeaEndpoint {
  readonly kind = 'sea'
  private joined: Joined | null = null

  constructor(
    private readonly place: SeaPlace,
    private readonly lookRound: Look,
    private readonly into: readonly number[] | null = null,
    private readonly limits: Within | null = null,
    private readonly root: LookingEndpoint | null = null,
  ) {}

  facing(bays: readonly number[]): LookingEndpoint {
    return new LookingEndpoint(this.place, this.lookRound, bays, null, this.whole)
  }

  get whole(): LookingEndpoint {
    return this.root ?? this
  }

  including(bays: readonly number[]): LookingEndpoint {
    const { into, whole } = this
    return into === null || bays.every((bay) => into.includes(bay)) ? this : whole
  }

  within(limits: Within): LookingEndpoint {
    const { place, lookRound, into, whole } = this
    return new LookingEndpoint(place, lookRound, into, limits, whole)
  }

  look(): void {
    this.join()
  }

  private join(): Joined {
    this.joined ??= this.lookRound(this.place, this.into, this.limits)
    return this.joined
  }

  get states(): readonly number[] {
    return this.join().states
  }

  get km(): readonly number[] {
    return this.join().km
  }

  get landmarkKm(): Float64Array {
    return this.join().landmarkKm
  }

  get acrossKm(): Float64Array {
    return this.join().acrossKm
  }

  isByFairway(state: number): boolean {
    const { beside } = this
    const at = beside?.fairway.states.indexOf(state) ?? -1
    if (!beside || at < 0) return false
    return this.km[this.states.indexOf(state)] === beside.accessKm + beside.fairway.km[at]!
  }

  get beside() {
    return this.place.beside
  }

  get snapped() {
    return this.place.snapped
  }

  get snapKm() {
    return this.place.snapKm
  }

  get bays() {
    return this.place.bays
  }

  get view() {
    return this.place.view
  }

  get access() {
    return this.place.access
  }

  get accessKm() {
    return this.place.accessKm
  }
}

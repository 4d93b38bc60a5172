import { storage } from '../session/storage.js'
import { language } from '../texts/language.svelte.js'
import { shownDifference } from './adding-up.js'
import { KM_PER } from './units.js'

export const LENGTH_UNITS = ['nm', 'km', 'mi'] as const
export const MASS_UNITS = ['t', 'kg'] as const
type LengthUnit = (typeof LENGTH_UNITS)[number]
type MassUnit = (typeof MASS_UNITS)[number]

const STORED = { length: 'fairway-length-unit', mass: 'fairway-mass-unit' } as const

const remembered = <Name extends string>(key: string, allowed: readonly [Name, ...Name[]]): Name =>
  allowed.find((name) => name === storage.get(key)) ?? allowed[0]

/** The units that the user has chosen, stored in the browser. */
export class ChosenUnits {
  length: LengthUnit = $state(remembered(STORED.length, LENGTH_UNITS))
  mass: MassUnit = $state(remembered(STORED.mass, MASS_UNITS))

  chooseLength(unit: LengthUnit): void {
    this.length = unit
    storage.set(STORED.length, unit)
  }

  chooseMass(unit: MassUnit): void {
    this.mass = unit
    storage.set(STORED.mass, unit)
  }

  /** Converts a length to the chosen unit. */
  lengthOf(km: number): number {
    return km / KM_PER[this.length]
  }

  /** For example "8,273". The unit is shown beside it. */
  wholeLength(km: number): string {
    return language.numbers.whole(this.lengthOf(km))
  }

  /** For example "8,273 nm". */
  lengthText(km: number): string {
    return `${this.wholeLength(km)} ${this.lengthName}`
  }

  /** By how much a length is longer than another, of the figures as shown: "3,438 nm". */
  moreLength(km: number, baseKm: number): string {
    const more = shownDifference(this.lengthOf(km), this.lengthOf(baseKm))
    return `${language.numbers.whole(more)} ${this.lengthName}`
  }

  /** In the user's language, such as "sm" for nautical mile in German. */
  get lengthName(): string {
    return this.length === 'nm' ? language.texts.common.nauticalMiles : this.length
  }

  /** Converts a mass to the chosen unit. */
  tonnesOf(tonnes: number): number {
    return this.mass === 't' ? tonnes : 1000 * tonnes
  }

  /** For example "1,190". The unit is shown beside it. */
  massOf(tonnes: number): string {
    return language.numbers.sensible(this.tonnesOf(tonnes))
  }

  /** The unit for a mass. Below a tonne it is always kg, which needs no decimals. */
  massUnitOf(tonnes: number): MassUnit {
    return Math.abs(tonnes) < 1 ? 'kg' : this.mass
  }

  /** For example "1,190 t". */
  massText(tonnes: number): string {
    return `${this.massOf(tonnes)} ${this.mass}`
  }
}

export const units = new ChosenUnits()

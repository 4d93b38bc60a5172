import { storage } from '../session/storage.js'
import { language } from '../texts/language.svelte.js'
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

  /** How many of the unit a length is. */
  lengthOf(km: number): number {
    return km / KM_PER[this.length]
  }

  /** "8,273", in the unit, which is shown next to it. */
  wholeLength(km: number): string {
    return language.numbers.whole(this.lengthOf(km))
  }

  /** "8,273 nm" */
  lengthText(km: number): string {
    return `${this.wholeLength(km)} ${this.lengthName}`
  }

  /** In the user's language: a nautical mile is "sm" in German. */
  get lengthName(): string {
    return this.length === 'nm' ? language.texts.common.nauticalMiles : this.length
  }

  /** How many of the unit a mass is. */
  tonnesOf(tonnes: number): number {
    return this.mass === 't' ? tonnes : 1000 * tonnes
  }

  /** "1,190", in the unit, which is shown next to it. */
  massOf(tonnes: number): string {
    return language.numbers.sensible(this.tonnesOf(tonnes))
  }

  /** The unit for a mass: below a tonne always kg, which needs no decimals. */
  massUnitOf(tonnes: number): MassUnit {
    return Math.abs(tonnes) < 1 ? 'kg' : this.mass
  }

  /** "1,190 t" */
  massText(tonnes: number): string {
    return `${this.massOf(tonnes)} ${this.mass}`
  }
}

export const units = new ChosenUnits()

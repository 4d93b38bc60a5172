import { message } from '../answer/messages.js'
import { EmissionsInputError, type InputProblem, NoCompatibleFactorError } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { type FuelTable, findFuel, fuelCodes, plainFuelName } from '../factors/fuels.js'
import type { Fuel } from '../fuel.js'
import type { LawDay } from '../law-day.js'
import type { EstimateInputs } from '../request.js'
import { certified } from './certificate.js'
import type { FuelUse, VesselFuelUse } from './fuel-request.js'

/**
 * A fuel with its share of the engines' work, which differs from its share of the energy by less than 1
 * %.
 */
export interface FuelShare {
  readonly fuel: Fuel
  /** Above 0, at most 1. */
  readonly share: number
}

/** All fuels of a ship. The shares add up to 1. */
export type FuelMix = readonly FuelShare[]

/**
 * The factors of a fuel with its certificate and grade.
 * @param day on which it is burnt
 * @throws NoCompatibleFactorError, EmissionsInputError
 */
export function fuelOfUse(use: FuelUse, field: string, factors: FactorSet, day: LawDay): Fuel {
  const row = rowOfUse(use, factors.fuels)
  if (row === undefined) {
    throw new NoCompatibleFactorError(`${field}.type`, use.type, fuelCodes(factors.fuels))
  }
  const problems = fuelUseProblems(use, field, factors.fuels)
  if (problems.length > 0) throw new EmissionsInputError(problems)
  const graded = use.iso8217Grade === undefined ? row : ofGrade(row, use.iso8217Grade, factors)
  return use.certificate === undefined ? graded : certified(graded, use.certificate, factors, day)
}

/** The faults of a known fuel; none for an unknown one. */
export function fuelUseProblems(use: FuelUse, field: string, fuels: FuelTable): InputProblem[] {
  const { source, engine, certificate, iso8217Grade } = use
  const named = findFuel(fuels, use.type)
  const rows = named?.family === null ? [named] : familyOf(use.type, fuels)
  const row = rowOfUse(use, fuels)
  const problems: InputProblem[] = []
  const fail = (name: string, code: InputProblem['code'], detail: string) =>
    problems.push({ field: `${field}.${name}`, code, detail })
  if (row === undefined) {
    if (rows.length === 0) return []
    const wanted = source ?? named?.class
    const ofSource = rows.filter((fuel) => fuel.class === wanted)
    if (wanted === undefined) fail('source', 'required', oneOf('class', rows))
    else if (ofSource.length === 0) fail('source', 'not_allowed', oneOf('class', rows))
    else if (engine !== undefined) fail('engine', 'not_allowed', oneOf('engine', ofSource))
    return problems
  }
  if (source !== undefined && row.class !== source)
    fail('source', 'not_allowed', oneOf('class', rows))
  if (engine !== undefined && row.engine !== engine)
    fail('engine', 'not_allowed', oneOf('engine', rows))
  if (row.needsCertificate && certificate === undefined)
    fail('certificate', 'required', `is required: only a certificate states what ${row.code} emits`)
  if (certificate !== undefined && !row.needsCertificate && row.cfCo2 > 0)
    fail('certificate', 'not_allowed', `does not apply to ${row.code}, whose values are set by law`)
  if (iso8217Grade !== undefined && rowOfGrade(iso8217Grade, row, fuels) === undefined)
    fail(
      'iso8217Grade',
      'not_allowed',
      'must be a grade of fuel oil, from RMA to RMK or DMX to DMZ',
    )
  return problems
}

/** Fuel that was consumed. */
export interface MeasuredFuel {
  readonly fuel: Fuel
  readonly tonnes: number
  readonly ballastTonnes: number
}

/** Every measured fuel. @throws NoCompatibleFactorError for one without factors */
export function measuredFuels(
  stated: NonNullable<EstimateInputs['fuel']>,
  factors: FactorSet,
  day: LawDay,
): MeasuredFuel[] {
  const { fuels, consumedTonnes = 0, type = '', ballastTonnes, iso8217Grade } = stated
  const uses = fuels ?? [{ type, iso8217Grade, tonnes: consumedTonnes, ballastTonnes }]
  return uses.map((use, at) => ({
    fuel: fuelOfUse(use, fuels ? `fuel.fuels[${at}]` : 'fuel', factors, day),
    tonnes: use.tonnes,
    ballastTonnes: use.ballastTonnes ?? 0,
  }))
}

/** The fuels of a ship as they are listed. @throws NoCompatibleFactorError, EmissionsInputError */
export function fuelsOfVessel(
  uses: readonly VesselFuelUse[],
  factors: FactorSet,
  day: LawDay,
): FuelShare[] {
  return uses.map((use, at) => ({
    fuel: fuelOfUse(use, `vessel.fuels[${at}]`, factors, day),
    share: use.share,
  }))
}

/** The same, each fuel once. @throws NoCompatibleFactorError, EmissionsInputError */
export function mixOfVessel(
  uses: readonly VesselFuelUse[],
  factors: FactorSet,
  day: LawDay,
): FuelMix {
  return mixOf(fuelsOfVessel(uses, factors, day))
}

/** Each fuel of a list once, with the total of its entries. */
function mixOf(shares: readonly FuelShare[]): FuelMix {
  const sums = new Map<string, FuelShare>()
  for (const { fuel, share } of shares) {
    sums.set(fuel.key, { fuel, share: (sums.get(fuel.key)?.share ?? 0) + share })
  }
  return [...sums.values()]
}

/** Converts shares of the energy to shares of the mass. */
export function massSharesOf(mix: FuelMix): readonly FuelShare[] {
  if (mix.length === 1) return mix
  const whole = mix.reduce((sum, { fuel, share }) => sum + share / fuel.lhvMjPerKg, 0)
  return mix.map(({ fuel, share }) => ({ fuel, share: share / fuel.lhvMjPerKg / whole }))
}

/** Gas oil replaces a residual fuel where sulphur is limited to 0.10 %; no scrubber is assumed. */
export function ecaMixOf(mix: FuelMix, { fuels, vessels }: FactorSet): FuelMix {
  if (!mix.some(({ fuel }) => fuel.engineFuel === 'residual')) return mix
  const instead = findFuel(fuels, vessels.defaults.ecaFuel)!
  return mixOf(
    mix.map(({ fuel, share }) => ({
      fuel: fuel.engineFuel === 'residual' ? instead : fuel,
      share,
    })),
  )
}

/** A mix of which a share is used inside emission control areas. @param share 0 to 1 */
export function partlyInEca(mix: FuelMix, share: number, factors: FactorSet): FuelMix {
  const inside = ecaMixOf(mix, factors)
  if (share === 0 || inside === mix) return mix
  const part = (of: FuelMix, whole: number) =>
    of.map(({ fuel, share: own }) => ({ fuel, share: own * whole }))
  return mixOf([...part(mix, 1 - share), ...part(inside, share)]).filter((one) => one.share > 0)
}

/** For example `HFO` or `LNG_OTTO_SS+MGO`. */
export function mixCode(mix: readonly { readonly fuel: Fuel }[]): string {
  return mix.map(({ fuel }) => fuel.code).join('+')
}

/** The row of a code, or of a family with the given source and engine; undefined if there is none. */
function rowOfUse({ type, source, engine }: FuelUse, fuels: FuelTable): Fuel | undefined {
  const named = findFuel(fuels, type)
  if (named !== undefined && source === undefined && engine === undefined) return named
  const family = named?.family ?? null
  if (named !== undefined && family === null) return named
  const rows = familyOf(type, fuels)
  const wanted = source ?? named?.class
  if (wanted === undefined) return undefined
  const ofSource = rows.filter((fuel) => fuel.class === wanted)
  if (engine === undefined)
    return ofSource.find((fuel) => fuel.engine === named?.engine) ?? ofSource[0]
  return ofSource.find((fuel) => fuel.engine === engine)
}

/** All fuels of a family, found by the name of the family or of a member. */
function familyOf(type: string, fuels: FuelTable): Fuel[] {
  const family = findFuel(fuels, type)?.family ?? plainFuelName(type)
  return [...new Set(fuels.values())].filter((fuel) => fuel.family === family)
}

function oneOf(name: 'class' | 'engine', rows: readonly Fuel[]): string {
  const values = [...new Set(rows.map((fuel) => fuel[name]))].filter((value) => value !== null)
  return values.length > 0 ? `must be one of ${values.join(', ')}` : 'does not apply to this fuel'
}

function ofGrade(fuel: Fuel, grade: string, { fuels }: FactorSet): Fuel {
  const row = rowOfGrade(grade, fuel, fuels)!
  if (row === fuel) return fuel
  const { code, name, aliases, engineFuel } = fuel
  const note = message('fuel_grade', { grade: grade.toUpperCase(), row: row.code })
  return { ...row, code, name, aliases, engineFuel, note, key: `${code} as ${row.code}` }
}

/**
 * RMA to RMD are light fuel oil, RME to RMK heavy fuel oil, DMX to DMZ gas oil (ISO 8217, Annex II).
 */
function rowOfGrade(grade: string, fuel: Fuel, fuels: FuelTable): Fuel | undefined {
  if (fuel.engineFuel === 'energy') return undefined
  const plain = plainFuelName(grade)
  if (/^RM[A-D]\d*$/.test(plain)) return findFuel(fuels, 'VLSFO')
  if (/^RM[E-K]\d*$/.test(plain)) return findFuel(fuels, 'HFO')
  return /^D(M|F)[XABZ]$/.test(plain) ? findFuel(fuels, 'MGO') : undefined
}

import { finish } from '../../base/slices.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import type { FactorSet } from '../factor-set.js'
import { fuelEmissions } from '../fuel.js'
import type { NotApplied } from '../law/carbon-cost.js'
import { type Cii, co2GramsOf, rateShip } from '../law/cii.js'
import { notAppliedOn } from '../law/estimate-carbon.js'
import { lastDayOf } from '../law-day.js'
import { finite } from '../number-rules.js'
import { eachFuelOnce } from '../parts.js'
import type { Warning } from '../result.js'
import { corrected } from './cii-corrections.js'
import { lawsOfYear, type YearLaws } from './ship-year-laws.js'
import { isPlaced, type ReadRow, readSteps, type ShipYearRequest } from './ship-year-request.js'
import { yearWarnings } from './ship-year-warnings.js'

/** One fuel over the year. */
export interface YearFuelTotal {
  readonly fuelType: string
  readonly certificate: string | null
  readonly tonnes: number
  readonly energyMj: number
}

/** What a ship's year gives. */
export interface ShipYearResult extends YearLaws {
  readonly year: number
  readonly distanceNm: number
  readonly ladenNm: number
  readonly fuels: readonly YearFuelTotal[]
  /** AR6, as in estimates. */
  readonly emissions: {
    readonly ttwKgCo2e: number
    readonly wttKgCo2e: number
    readonly wtwKgCo2e: number
  }
  readonly cii: Cii | null
  /** What MEPC.355(78) changes; null if no row and no ship states a correction. */
  readonly ciiCorrections: {
    /** Of all fuel and distance. */
    readonly uncorrected: Cii | null
    readonly deductedCo2Tonnes: number
    readonly deductedNm: number
  } | null
  /** Ballast voyages and stays included; null without the cargo of a voyage. */
  readonly eeoiGPerTnm: number | null
  readonly transportActivityTkm: number | null
  /** Well to wake, of all voyages with their ballast and stays, g CO2e per t-km. */
  readonly intensityGPerTkm: number | null
  /** Fuel of rows without ports: it is in no law's figures. */
  readonly unplacedFuelTonnes: number
  readonly notApplied: readonly NotApplied[]
  readonly notes: readonly string[]
  readonly warnings: readonly Warning[]
  readonly factorSetVersion: string
}

const NOTES = [
  'CII and EEOI count CO2 alone, with the Cf of MEPC.364(79); that of a biofuel follows MEPC.1/Circ.905. Correction factors and voyage adjustments (MEPC.355(78)) apply where rows state them.',
  'Intensity: all fuel of the year, with ballast and stays, divided by cargo times the sailed distance without the 15 % that ships sail more than the shortest feasible one.',
  'FuelEU: one balance counts proven renewable fuels first towards the half of each voyage with a third country, as guidance of the Commission allows; the other counts every fuel by its share (pro rata). Banking, borrowing and pooling belong to the year of a fleet.',
  'Rows with the same ends and no stay between them are one voyage, by their days. So are those before and after the stop of a container ship in a port of transhipment that EU ETS and FuelEU list.',
  'A stay counts where its port lies. One in a port of an outermost region may be exempt from EU ETS: the row does not say for which voyage it is.',
]

const NOT_RATED =
  'The CII has no required value and no rating: no reduction is known for years after 2030 (MEPC.400(83)).'

/**
 * A ship's year: CII, EEOI, intensity, EU ETS, UK ETS and FuelEU from its voyages and stays.
 * @throws EmissionsInputError, NoCompatibleFactorError
 */
export function shipYear(request: ShipYearRequest, factors: FactorSet): ShipYearResult {
  return finish(finish(shipYearSteps(request, factors))())
}

/**
 * Checks a ship's year in steps, and leaves those to its figures for later.
 * @throws EmissionsInputError, NoCompatibleFactorError
 */
export function* shipYearSteps(
  request: ShipYearRequest,
  factors: FactorSet,
): Generator<void, () => Generator<void, ShipYearResult>> {
  const rows = yield* readSteps(request, factors)
  return () => yearSteps(rows, request, factors)
}

function* yearSteps(
  rows: readonly ReadRow[],
  request: ShipYearRequest,
  factors: FactorSet,
): Generator<void, ShipYearResult> {
  const { year } = request
  const fuels = rows.flatMap((row) => row.fuels)
  const sum = (of: (row: ReadRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const distanceNm = sum(({ distanceNm }) => distanceNm ?? 0)
  yield
  const co2G = co2GramsOf(fuels, fuels, factors, lastDayOf(year))
  yield
  const tonneNm = tonneMilesOf(rows)
  const emissions = emissionsOf(fuels)
  yield
  const activity = tonneNm && (tonneNm * KM_PER_NM) / factors.rules.distanceAdjustment
  const laws = yield* lawsOfYear(rows, request, factors)
  const rated = ratings(rows, { co2G, distanceNm }, request, factors)
  yield
  const warnings = yield* yearWarnings(rows, request, factors)
  return {
    year,
    distanceNm,
    ladenNm: sum((row) => ((row.cargoTonnes ?? 0) > 0 ? (row.distanceNm ?? 0) : 0)),
    fuels: totalsOf(fuels),
    emissions,
    ...rated,
    eeoiGPerTnm: tonneNm ? finite(co2G / tonneNm) : null,
    transportActivityTkm: activity,
    intensityGPerTkm: activity ? finite((emissions.wtwKgCo2e * 1000) / activity) : null,
    ...laws.figures,
    unplacedFuelTonnes: rows
      .filter((row) => !isPlaced(row))
      .reduce((tonnes, row) => tonnes + tonnesOf(row), 0),
    notApplied: notAppliedOn(lastDayOf(year), factors),
    notes: rated.cii?.required === null ? [NOT_RATED, ...NOTES] : NOTES,
    warnings: [...warnings, ...laws.warnings],
    factorSetVersion: factors.version,
  }
}

/** The CII with the corrections that the rows state, and without them. */
function ratings(
  rows: readonly ReadRow[],
  whole: { readonly co2G: number; readonly distanceNm: number },
  request: ShipYearRequest,
  factors: FactorSet,
): Pick<ShipYearResult, 'cii' | 'ciiCorrections'> {
  const { year, ship } = request
  const rated = (co2G: number, nm: number, capacityFactor = 1) =>
    nm > 0
      ? rateShip({ ...ship, ship: ship.type }, co2G / nm / capacityFactor, year, factors)
      : null
  const uncorrected = rated(whole.co2G, whole.distanceNm)
  const { fuels, distanceNm, isCorrected } = corrected(rows, request, factors)
  if (!isCorrected) return { cii: uncorrected, ciiCorrections: null }
  const consumed = rows.flatMap((row) => row.fuels)
  const co2G = co2GramsOf(fuels, consumed, factors, lastDayOf(year))
  return {
    cii: rated(co2G, distanceNm, ship.capacityFactor),
    ciiCorrections: {
      uncorrected,
      deductedCo2Tonnes: (whole.co2G - co2G) / 1e6,
      deductedNm: whole.distanceNm - distanceNm,
    },
  }
}

function tonnesOf({ fuels }: ReadRow): number {
  return fuels.reduce((sum, { tonnes }) => sum + tonnes, 0)
}

/** Cargo times distance of all voyages; null if the cargo of one is unknown. */
function tonneMilesOf(rows: readonly ReadRow[]): number | null {
  let sum = 0
  for (const { distanceNm = 0, cargoTonnes } of rows) {
    if (distanceNm === 0) continue
    if (cargoTonnes === undefined) return null
    sum += distanceNm * cargoTonnes
  }
  return sum
}

function emissionsOf(fuels: ReadRow['fuels']): ShipYearResult['emissions'] {
  const each = fuels.map(({ fuel, tonnes }) => fuelEmissions(tonnes * 1000, fuel))
  const ttwKgCo2e = each.reduce((kg, { ttwKg }) => kg + ttwKg, 0)
  const wttKgCo2e = each.reduce((kg, { wttKg }) => kg + wttKg, 0)
  return { ttwKgCo2e, wttKgCo2e, wtwKgCo2e: ttwKgCo2e + wttKgCo2e }
}

function totalsOf(fuels: ReadRow['fuels']): YearFuelTotal[] {
  return eachFuelOnce(fuels).map(({ fuel, tonnes }) => ({
    fuelType: fuel.code,
    certificate: fuel.certificate,
    tonnes,
    energyMj: tonnes * 1000 * fuel.lhvMjPerKg,
  }))
}

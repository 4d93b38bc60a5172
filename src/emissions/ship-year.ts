import { KM_PER_NM } from '../geo/distance.js'
import {
  etsCost,
  type FuelEuInput,
  fuelEuCost,
  type NotApplied,
  type Stretch,
  ukEtsCost,
} from './carbon-cost.js'
import { fuelOfEts } from './certificate.js'
import { type Cii, co2GramsOf, rateShip } from './cii.js'
import { corrected } from './cii-corrections.js'
import { CARBON_LAWS, isSmall, notAppliedOn } from './estimate-carbon.js'
import type { FactorSet } from './factor-set.js'
import type { CarbonLaw } from './factors/law-names.js'
import { finite } from './finite.js'
import { fuelEmissions, gasesOfKg } from './fuel.js'
import { prioritised } from './fuel-allocation.js'
import { eachFuelOnce } from './methods/parts.js'
import type { Warning } from './result.js'
import { isStay, type ReadRow, readYear, type ShipYearRequest } from './ship-year-request.js'
import { berthScope, etsExemption, voyageScope } from './voyage-scope.js'
import { type Warned, warned } from './warning-table.js'

/** EU ETS or UK ETS of a year. */
export interface YearAllowances {
  /** Emissions in scope, before phase-in and exemptions. */
  readonly monitoredTonnes: number
  readonly allowancesTonnes: number
  /** Price times allowances; null without a price. */
  readonly cost: number | null
}

/** FuelEU by one way of allocating fuels to the half of a voyage that counts. */
export interface YearBalance {
  readonly energyMj: number
  readonly ghgIntensityGPerMj: number
  /** Negative is a deficit. */
  readonly complianceBalanceTonnes: number
  readonly penaltyEur: number
}

/** One fuel over the year. */
export interface YearFuelTotal {
  readonly fuelType: string
  readonly certificate: string | null
  readonly tonnes: number
  readonly energyMj: number
}

/** What a ship's year gives. */
export interface ShipYearResult {
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
  /** Null before 2024. */
  readonly ets: YearAllowances | null
  /** Null before 2026. */
  readonly ukEts: YearAllowances | null
  /** Null before 2025. */
  readonly fuelEu: {
    readonly limitGPerMj: number
    readonly windFactor: number
    /** Every fuel counts by its share. */
    readonly proRata: YearBalance
    /** Proven renewable fuels fill the half of a voyage with a third country first. */
    readonly prioritised: YearBalance
  } | null
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
  'FuelEU: `prioritised` counts proven renewable fuels first towards the half of each voyage with a third country, as guidance of the Commission allows; `pro_rata` counts every fuel by its share. Banking, borrowing and pooling are not included.',
  'A stay counts where its port lies. One in a port of an outermost region may be exempt from EU ETS: the row does not say for which voyage it is.',
]

/**
 * A ship's year: CII, EEOI, intensity, EU ETS, UK ETS and FuelEU from its voyages and stays.
 * @throws EmissionsInputError, NoCompatibleFactorError
 */
export function shipYear(request: ShipYearRequest, factors: FactorSet): ShipYearResult {
  return prepareShipYear(request, factors)()
}

/**
 * Checks a ship's year, and leaves its figures for later.
 * @throws EmissionsInputError, NoCompatibleFactorError
 */
export function prepareShipYear(
  request: ShipYearRequest,
  factors: FactorSet,
): () => ShipYearResult {
  const rows = readYear(request, factors)
  return () => yearOf(rows, request, factors)
}

function yearOf(
  rows: readonly ReadRow[],
  request: ShipYearRequest,
  factors: FactorSet,
): ShipYearResult {
  const { year } = request
  const fuels = rows.flatMap((row) => row.fuels)
  const sum = (of: (row: ReadRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const distanceNm = sum(({ distanceNm }) => distanceNm ?? 0)
  const co2G = co2GramsOf(fuels, fuels, factors)
  const tonneNm = tonneMilesOf(rows)
  const emissions = emissionsOf(fuels)
  const activity = tonneNm && (tonneNm * KM_PER_NM) / factors.rules.distanceAdjustment
  const placed = placedRows(rows, request, factors)
  return {
    year,
    distanceNm,
    ladenNm: sum((row) => ((row.cargoTonnes ?? 0) > 0 ? (row.distanceNm ?? 0) : 0)),
    fuels: totalsOf(fuels),
    emissions,
    ...ratings(rows, { co2G, distanceNm }, request, factors),
    eeoiGPerTnm: tonneNm ? finite(co2G / tonneNm) : null,
    transportActivityTkm: activity,
    intensityGPerTkm: activity ? finite((emissions.wtwKgCo2e * 1000) / activity) : null,
    ...allowancesOf(placed, request, factors),
    fuelEu: balancesOf(placed, request, factors),
    unplacedFuelTonnes: rows
      .filter((row) => !isPlaced(row))
      .reduce((tonnes, row) => tonnes + tonnesOf(row), 0),
    notApplied: notAppliedOn(`${year}-12-31`, factors),
    notes: NOTES,
    warnings: warningsOf(rows, request, factors),
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
  const co2G = co2GramsOf(fuels, consumed, factors)
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

/** A row with its share in scope of each law on its day. */
interface PlacedRow {
  readonly fuels: ReadRow['fuels']
  readonly day: string
  readonly scopes: Stretch['scopes']
  readonly exemption: ReturnType<typeof etsExemption>
}

function isPlaced(row: ReadRow): boolean {
  return isStay(row) || ((row.origin ?? null) !== null && (row.destination ?? null) !== null)
}

function placedRows(
  rows: readonly ReadRow[],
  { year, ship }: ShipYearRequest,
  factors: FactorSet,
): PlacedRow[] {
  return rows.filter(isPlaced).map((row) => {
    const day = row.date ?? `${year}-12-31`
    const scope = (law: CarbonLaw) => {
      if (isSmall(ship.grossTonnage, law, day, factors)) return 0
      if (isStay(row)) return berthScope(law, row.port!, day, factors)
      return voyageScope(law, row.origin!, row.destination!, day, factors)
    }
    return {
      fuels: row.fuels,
      day,
      scopes: { eu_ets: scope('eu_ets'), fuel_eu: scope('fuel_eu'), uk_ets: scope('uk_ets') },
      exemption: isStay(row) ? null : etsExemption(row.origin!, row.destination!, day, factors),
    }
  })
}

function allowancesOf(
  placed: readonly PlacedRow[],
  { year, carbon }: ShipYearRequest,
  factors: FactorSet,
): Pick<ShipYearResult, 'ets' | 'ukEts'> {
  const { laws } = factors
  const sumOf = (
    law: 'eu_ets' | 'uk_ets',
    price: number | undefined,
    of: (stretch: Stretch, row: PlacedRow) => ReturnType<typeof ukEtsCost>,
  ): YearAllowances | null => {
    if (!laws.row(law, 'phase_in', `${year}-12-31`)) return null
    let [monitoredTonnes, allowancesTonnes] = [0, 0]
    for (const row of placed) {
      const found = of(
        { stretch: 'voyage', gases: massesOf(row), fuels: null, scopes: row.scopes },
        row,
      )
      monitoredTonnes += found?.monitoredTonnes ?? 0
      allowancesTonnes += found?.allowancesTonnes ?? 0
    }
    return {
      monitoredTonnes,
      allowancesTonnes,
      cost: price === undefined ? null : allowancesTonnes * price,
    }
  }
  return {
    ets: sumOf('eu_ets', carbon?.euaPriceEur, (stretch, { day, exemption }) => {
      const cost = etsCost([stretch], day, undefined, factors, exemption)
      return cost && { ...cost, costGbp: null }
    }),
    ukEts: sumOf('uk_ets', carbon?.ukaPriceGbp, (stretch, { day }) =>
      ukEtsCost([stretch], day, undefined, factors),
    ),
  }
}

function massesOf({ fuels }: PlacedRow): Stretch['gases'] {
  const of = (gas: 'co2' | 'ch4' | 'n2o') =>
    fuels.reduce((kg, { fuel, tonnes }) => kg + tonnes * 1000 * gasesOfKg(fuelOfEts(fuel))[gas], 0)
  return { co2Kg: of('co2'), ch4Kg: of('ch4'), n2oKg: of('n2o') }
}

function balancesOf(
  placed: readonly PlacedRow[],
  { year, carbon }: ShipYearRequest,
  factors: FactorSet,
): ShipYearResult['fuelEu'] {
  const day = `${year}-12-31`
  const costOf = (inputs: readonly FuelEuInput[]) =>
    fuelEuCost(inputs, 1, day, factors, carbon?.windShare)
  const proRata = costOf(
    placed.flatMap(({ fuels, scopes }) => fuels.map((one) => ({ ...one, scope: scopes.fuel_eu }))),
  )
  if (!proRata) return null
  const first = costOf(
    placed.flatMap(({ fuels, scopes }) => prioritised(fuels, scopes.fuel_eu, day, factors)),
  )!
  const balance = (cost: typeof proRata): YearBalance => ({
    energyMj: cost.energyMj,
    ghgIntensityGPerMj: cost.ghgIntensityGPerMj,
    complianceBalanceTonnes: cost.complianceBalanceTonnes,
    penaltyEur: cost.penaltyEur,
  })
  return {
    limitGPerMj: proRata.limitGPerMj,
    windFactor: proRata.windFactor,
    proRata: balance(proRata),
    prioritised: balance(first),
  }
}

function warningsOf(
  rows: readonly ReadRow[],
  { year, ship }: ShipYearRequest,
  { laws }: FactorSet,
): Warning[] {
  const warnings: Warning[] = []
  const warn = (field: string, what: Warned) => {
    warnings.push({ ...what, field })
  }
  const count = (of: (row: ReadRow) => boolean) => rows.filter(of).length
  const unplaced = count((row) => !isPlaced(row))
  if (unplaced > 0) warn('rows', warned('rows_unplaced', { count: unplaced, rows: rows.length }))
  const changes = laws.rows.find(
    ({ law, rule, fromDay, untilDay }) =>
      CARBON_LAWS.some((one) => one === law) &&
      rule !== 'not_applied' &&
      ((fromDay > `${year}-01-01` && fromDay <= `${year}-12-31`) ||
        (untilDay !== null && untilDay >= `${year}-01-01` && untilDay < `${year}-12-31`)),
  )
  const undated = count((row) => isPlaced(row) && row.date === undefined)
  if (changes && undated > 0) {
    const { article, fromDay } = changes
    warn('rows', warned('rows_undated', { count: undated, year, article, from: fromDay }))
  }
  if (rows.some(({ distanceNm = 0, cargoTonnes }) => distanceNm > 0 && cargoTonnes === undefined)) {
    warn('rows', warned('cargo_unknown'))
  }
  const unit = laws
    .all('cii', 'reference_line', `${year}-12-31`)
    .find(({ key }) => key === ship.type)?.line?.unit
  const size = unit === 'GT' ? ship.grossTonnage : ship.deadweightTonnes
  if (unit && size === undefined) {
    const needs = unit === 'GT' ? 'gross_tonnage' : 'deadweight_tonnes'
    warn('ship', warned('size_unknown:cii', { needs }))
  }
  if (ship.grossTonnage === undefined) warn('ship.grossTonnage', warned('size_assumed'))
  return warnings
}

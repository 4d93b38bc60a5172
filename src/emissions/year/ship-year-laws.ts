import { warned } from '../answer/warning-table.js'
import type { FactorSet } from '../factor-set.js'
import { CARBON_LAWS, type CarbonLaw, LAW_NAMES } from '../factors/law-names.js'
import { fuelOfEts } from '../fuel/certificate.js'
import { gasesOfKg } from '../fuel.js'
import {
  type EtsCost,
  etsCost,
  type FuelEuInput,
  fuelEuCost,
  type Stretch,
  ukEtsCost,
} from '../law/carbon-cost.js'
import { isSmall, transhipmentWarning } from '../law/estimate-carbon.js'
import { berthScope, etsExemption, voyageScope } from '../law/voyage-scope.js'
import { type LawDay, lastDayOf } from '../law-day.js'
import type { Warning } from '../result.js'
import { prioritised } from './fuel-allocation.js'
import {
  dayOfRow,
  isPlaced,
  isStay,
  type ReadRow,
  ROWS_PER_STEP,
  type ShipYearRequest,
} from './ship-year-request.js'
import { voyagesOf, type YearVoyage } from './year-voyages.js'

const MJ_PER_KWH = 3.6

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

/** What the laws of a year say of a ship. */
export interface YearLaws {
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
}

/** EU ETS, UK ETS and FuelEU of a year, with warnings about its stops in ports of transhipment. */
export function* lawsOfYear(
  rows: readonly ReadRow[],
  request: ShipYearRequest,
  factors: FactorSet,
): Generator<void, { readonly figures: YearLaws; readonly warnings: readonly Warning[] }> {
  const voyages = {} as Record<CarbonLaw, YearVoyage[]>
  for (const law of CARBON_LAWS) voyages[law] = yield* voyagesOf(rows, law, request, factors)
  const placed = yield* placedRows(rows, voyages, request, factors)
  const inVoyages = voyages.fuel_eu.map((voyage) => voyage.rows.map((at) => placed.get(at)!))
  const sailed = new Set(voyages.fuel_eu.flatMap((voyage) => voyage.rows))
  const others = [...placed].filter(([at]) => !sailed.has(at))
  yield
  const allowances = yield* allowancesOf([...placed.values()], request, factors)
  const each = [...inVoyages, ...others.map(([, row]) => [row])]
  const fuelEu = yield* balancesOf(each, request, factors)
  yield
  const warnings = stopWarnings(voyages)
  yield
  return {
    figures: { ...allowances, fuelEu },
    warnings: [...warnings, ...possibleStops(rows, request, factors)],
  }
}

/** A row with its share in scope of each law on its day. */
interface PlacedRow {
  readonly shorePowerKwh: number
  readonly fuels: ReadRow['fuels']
  readonly day: LawDay
  readonly scopes: Stretch['scopes']
  readonly exemption: ReturnType<typeof etsExemption>
}

/** By index of the row. */
function* placedRows(
  rows: readonly ReadRow[],
  voyages: Readonly<Record<CarbonLaw, readonly YearVoyage[]>>,
  { year, ship }: ShipYearRequest,
  factors: FactorSet,
): Generator<void, Map<number, PlacedRow>> {
  const voyageAt = (law: CarbonLaw) =>
    new Map(voyages[law].flatMap((voyage) => voyage.rows.map((at) => [at, voyage] as const)))
  const byRow = {
    eu_ets: voyageAt('eu_ets'),
    fuel_eu: voyageAt('fuel_eu'),
    uk_ets: voyageAt('uk_ets'),
  }
  const placed = new Map<number, PlacedRow>()
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_PER_STEP === 0) yield
    if (!isPlaced(row)) continue
    const day = dayOfRow(row, year)
    const scope = (law: CarbonLaw) => {
      if (isSmall(ship.grossTonnage, law, day, factors)) return 0
      const voyage = byRow[law].get(at)
      if (voyage) return voyageScope(law, voyage.origin, voyage.destination, day, factors)
      return isStay(row) ? berthScope(law, row.port!, day, factors) : 0
    }
    const voyage = byRow.eu_ets.get(at)
    placed.set(at, {
      shorePowerKwh: row.shorePowerKwh ?? 0,
      fuels: row.fuels,
      day,
      scopes: { eu_ets: scope('eu_ets'), fuel_eu: scope('fuel_eu'), uk_ets: scope('uk_ets') },
      exemption: voyage ? etsExemption(voyage.origin, voyage.destination, day, factors) : null,
    })
  }
  return placed
}

/** Says which voyages go on past a stop, and of which stops no row says where they go on. */
function stopWarnings(voyages: Readonly<Record<CarbonLaw, readonly YearVoyage[]>>): Warning[] {
  return CARBON_LAWS.flatMap((law): Warning[] => {
    const of = (which: 'stops' | 'open') => voyages[law].flatMap((voyage) => voyage[which])
    return (['stops', 'open'] as const).flatMap((which) => {
      const rules = of(which)
      if (rules.length === 0) return []
      const values = { count: rules.length, law: LAW_NAMES[law], article: rules[0]!.article }
      const what =
        which === 'stops'
          ? warned('transhipment_joined', values)
          : warned('transhipment_port:open', values)
      return [{ ...what, field: 'rows' }]
    })
  })
}

/** Ports that are counted as ports of call, but may mean one where the stop of a container ship is none. */
function possibleStops(
  rows: readonly ReadRow[],
  { year, ship }: ShipYearRequest,
  factors: FactorSet,
): Warning[] {
  if (ship.type !== 'container_ship') return []
  const days = new Map(
    rows.flatMap((row) =>
      [row.origin, row.destination, row.port].flatMap((end) =>
        end ? [[end, dayOfRow(row, year)] as const] : [],
      ),
    ),
  )
  return [...days].flatMap(([end, day]) => {
    const warning = transhipmentWarning(end, day, factors, 'possible')
    return warning === null ? [] : [{ ...warning, field: 'rows' }]
  })
}

function* allowancesOf(
  placed: readonly PlacedRow[],
  { year, carbon }: ShipYearRequest,
  factors: FactorSet,
): Generator<void, Pick<YearLaws, 'ets' | 'ukEts'>> {
  const { laws } = factors
  function* sumOf(
    law: 'eu_ets' | 'uk_ets',
    price: number | undefined,
    of: (stretch: Stretch) => Pick<EtsCost, 'monitoredTonnes' | 'allowancesTonnes'> | null,
  ): Generator<void, YearAllowances | null> {
    if (!laws.row(law, 'phase_in', lastDayOf(year))) return null
    let [monitoredTonnes, allowancesTonnes] = [0, 0]
    for (const [at, row] of placed.entries()) {
      if (at % ROWS_PER_STEP === 0) yield
      const found = of({
        stretch: 'voyage',
        day: row.day,
        exemption: row.exemption,
        gases: massesOf(row),
        fuels: null,
        scopes: row.scopes,
      })
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
    ets: yield* sumOf('eu_ets', carbon?.euaPriceEur, (stretch) =>
      etsCost([stretch], undefined, factors),
    ),
    ukEts: yield* sumOf('uk_ets', carbon?.ukaPriceGbp, (stretch) =>
      ukEtsCost([stretch], undefined, factors),
    ),
  }
}

function massesOf({ fuels }: PlacedRow): Stretch['gases'] {
  const of = (gas: 'co2' | 'ch4' | 'n2o') =>
    fuels.reduce((kg, { fuel, tonnes }) => kg + tonnes * 1000 * gasesOfKg(fuelOfEts(fuel))[gas], 0)
  return { co2Kg: of('co2'), ch4Kg: of('ch4'), n2oKg: of('n2o') }
}

function* balancesOf(
  voyages: readonly PlacedRow[][],
  { year, carbon }: ShipYearRequest,
  factors: FactorSet,
): Generator<void, YearLaws['fuelEu']> {
  const day = lastDayOf(year)
  const shoreMj = voyages
    .flat()
    .reduce((mj, { shorePowerKwh, scopes }) => mj + shorePowerKwh * MJ_PER_KWH * scopes.fuel_eu, 0)
  const costOf = (inputs: readonly FuelEuInput[]) =>
    fuelEuCost(inputs, 1, day, factors, carbon?.windShare, shoreMj)
  yield
  const proRata = costOf(
    voyages
      .flat()
      .flatMap(({ fuels, scopes }) => fuels.map((one) => ({ ...one, scope: scopes.fuel_eu }))),
  )
  if (!proRata) return null
  yield
  const allocated = voyages.map((rows) => ({
    fuels: rows.flatMap((row) => row.fuels),
    scope: rows[0]!.scopes.fuel_eu,
  }))
  const inputs = yield* prioritised(allocated, day, factors, shoreMj)
  yield
  const first = costOf(inputs)!
  yield
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

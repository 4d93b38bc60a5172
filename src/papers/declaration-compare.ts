import {
  type Amounts,
  addingUp,
  type Effects,
  effectsOfLane,
  inKg,
  inMilligrams,
  type LaneShipments,
  type LaneSide,
  type MethodShipments,
  NO_EFFECTS,
  noAmounts,
} from './declaration-effects.js'
import { intensityOf } from './declaration-intensity.js'
import { byKg, known } from './declaration-rows.js'
import type { Declaration, DeclaredPlace, ShipmentRow } from './declaration-types.js'

/** What a comparison reads of a declaration. */
export type ComparedDeclaration = Pick<
  Declaration,
  'organisation' | 'services' | 'period' | 'versions' | 'supersedes'
> & {
  readonly not_included: readonly unknown[]
  readonly shipment_list: readonly (Pick<
    ShipmentRow,
    | 'origin'
    | 'destination'
    | 'modes'
    | 'methods'
    | 'data_types'
    | 'is_refrigerated'
    | 'transport_activity_tkm'
    | 'wtw_kg_co2e'
  > &
    Partial<Pick<ShipmentRow, 'factor_ids' | 'transport_activity_teukm' | 'teukm_wtw_kg_co2e'>>)[]
  readonly digest?: string
}

/** One of the two declarations. */
interface ComparedSide extends LaneSide {
  readonly organisation: string
  readonly period: { readonly from: string; readonly to: string }
  /** Null for a declaration of `declarationOf`, which has none. */
  readonly digest: string | null
  readonly not_included: number
}

/** Shipments with the same ends, modes and temperature, in both periods. */
interface LaneRow {
  readonly origin: DeclaredPlace | null
  readonly destination: DeclaredPlace | null
  readonly modes: readonly string[]
  readonly is_refrigerated: boolean
  readonly earlier: LaneSide
  readonly later: LaneSide
  readonly difference_kg_co2e: number
  readonly effects: Omit<Effects, 'without_activity_kg_co2e'>
}

/** Why two declarations differ. In kg CO2e well to wake, to the milligram: all parts add up. */
export interface DeclarationComparison {
  readonly earlier: ComparedSide
  readonly later: ComparedSide
  readonly difference_kg_co2e: number
  /** Later over earlier, minus 1; null if the earlier has no emissions. */
  readonly difference_share: number | null
  readonly effects: Effects
  /** The largest differences come first. */
  readonly lanes: readonly LaneRow[]
  /** What a reader must know before he trusts the parts. */
  readonly notes: readonly string[]
}

/** Divides the difference of two declarations into volume, mix, method, load and factor. */
export function compareDeclarations(
  earlier: ComparedDeclaration,
  later: ComparedDeclaration,
): DeclarationComparison {
  const [before, after] = [lanesOf(earlier), lanesOf(later)]
  const all = { earlier: before.withActivity, later: after.withActivity }
  const effects: Effects = {
    ...NO_EFFECTS,
    without_activity_kg_co2e: inMilligrams(after.without.kg) - inMilligrams(before.without.kg),
  }
  const [sumBefore, sumAfter] = [before, after].map(
    ({ lanes, without }) =>
      [...lanes.values()].reduce((sum, { kg }) => sum + inMilligrams(kg), 0) +
      inMilligrams(without.kg),
  ) as [number, number]
  const lanes = [...new Set([...before.lanes.keys(), ...after.lanes.keys()])].map((key) => {
    const lane = { earlier: before.lanes.get(key), later: after.lanes.get(key) }
    const difference = inMilligrams(lane.later?.kg ?? 0) - inMilligrams(lane.earlier?.kg ?? 0)
    const parts = addingUp(effectsOfLane(lane, all), difference)
    for (const name of Object.keys(parts) as (keyof typeof parts)[]) effects[name] += parts[name]
    return rowOf(lane, difference, parts)
  })
  return {
    earlier: sideOf(earlier, before, sumBefore),
    later: sideOf(later, after, sumAfter),
    difference_kg_co2e: inKg(sumAfter - sumBefore),
    difference_share: sumBefore > 0 ? (sumAfter - sumBefore) / sumBefore : null,
    effects: allInKg(effects),
    lanes: byKg(lanes, (row) => Math.abs(row.difference_kg_co2e)),
    notes: notesOf(earlier, later),
  }
}

interface Lanes {
  readonly lanes: Map<string, LaneShipments>
  readonly withActivity: Amounts
  readonly without: Amounts
}

function lanesOf({ shipment_list }: ComparedDeclaration): Lanes {
  const [withActivity, without] = [noAmounts(), noAmounts()]
  const lanes = new Map<string, LaneShipments>()
  for (const row of shipment_list) {
    if (row.transport_activity_tkm <= 0) {
      add(without, row)
      continue
    }
    const first = row as ShipmentRow
    const lane = known<LaneShipments>(lanes, keyOf(row), () => {
      return { first, ...noAmounts(), methods: new Map() }
    })
    const method = [...row.methods, ...row.data_types].toSorted().join(' ')
    const ofMethod = known<MethodShipments>(lane.methods, method, () => {
      return { ...noAmounts(), factors: new Map() }
    })
    const factor = JSON.stringify(row.factor_ids ?? null)
    for (const amounts of [
      withActivity,
      lane,
      ofMethod,
      known(ofMethod.factors, factor, noAmounts),
    ])
      add(amounts, row)
  }
  return { lanes, withActivity, without }
}

type ComparedShipment = ComparedDeclaration['shipment_list'][number]

function keyOf({ origin, destination, modes, is_refrigerated }: ComparedShipment): string {
  const temperature = is_refrigerated ? 'refrigerated' : 'ambient'
  return [endOf(origin), endOf(destination), modes.join('+'), temperature].join(' | ')
}

function endOf(place: DeclaredPlace | null): string {
  if (place === null) return ''
  return place.unlocode ?? place.name ?? place.coordinates.join(',')
}

function add(to: Amounts, row: ComparedShipment): void {
  to.shipments++
  to.tkm += row.transport_activity_tkm
  to.kg += row.wtw_kg_co2e
  const teukm = row.transport_activity_teukm ?? 0
  to.teukm += teukm
  if (teukm > 0) to.teuKg += row.teukm_wtw_kg_co2e ?? row.wtw_kg_co2e
}

function rowOf(
  { earlier, later }: Readonly<Record<'earlier' | 'later', LaneShipments | undefined>>,
  difference: number,
  parts: Omit<Effects, 'without_activity_kg_co2e'>,
): LaneRow {
  const { origin, destination, modes, is_refrigerated } = (later ?? earlier)!.first
  return {
    ...{ origin, destination, modes, is_refrigerated },
    earlier: laneSide(earlier),
    later: laneSide(later),
    difference_kg_co2e: inKg(difference),
    effects: allInKg(parts),
  }
}

function laneSide({ shipments, tkm, kg }: Amounts = noAmounts()): LaneSide {
  return {
    shipments,
    transport_activity_tkm: tkm,
    wtw_kg_co2e: inKg(inMilligrams(kg)),
    intensity_wtw_g_per_tkm: intensityOf(kg, tkm),
  }
}

function sideOf(
  { organisation, period, digest, not_included }: ComparedDeclaration,
  { withActivity, without }: Lanes,
  milligrams: number,
): ComparedSide {
  return {
    organisation,
    period,
    digest: digest ?? null,
    ...laneSide(withActivity),
    shipments: withActivity.shipments + without.shipments,
    wtw_kg_co2e: inKg(milligrams),
    not_included: not_included.length,
  }
}

function allInKg<Parts extends object>(parts: Parts): Parts {
  const entries = Object.entries(parts as Record<string, number>)
  return Object.fromEntries(entries.map(([name, value]) => [name, inKg(value)])) as Parts
}

const DAY_MS = 86_400_000

function notesOf(earlier: ComparedDeclaration, later: ComparedDeclaration): string[] {
  const [days, laterDays] = [earlier, later].map(
    ({ period: { from, to } }) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1,
  )
  const others = Object.entries(earlier.versions).filter(
    ([name, version]) =>
      String(version) !== String(later.versions[name as keyof Declaration['versions']]),
  )
  const omitted = [earlier, later].filter(({ not_included }) => not_included.length > 0)
  return [
    earlier.organisation !== later.organisation &&
      `The declarations are of two organisations: ${earlier.organisation} and ${later.organisation}.`,
    earlier.services !== later.services &&
      `They cover services with two names: ${earlier.services} and ${later.services}.`,
    days !== laterDays &&
      `The periods have ${days} and ${laterDays} days: part of the volume is the length of the period.`,
    earlier.period.from > later.period.from &&
      'The first declaration is of the later period: its figures are taken as the earlier ones.',
    others.length > 0 &&
      `They were made by other versions of ${others.map(([name]) => name.replace('_', ' ')).join(', ')}: the factor and method parts include what changed in them.`,
    omitted.length > 0 &&
      `Shipments without an estimate are in no figure: ${earlier.not_included.length} earlier, ${later.not_included.length} later.`,
    later.supersedes !== null &&
      `The second declaration corrects another: ${later.supersedes}. Compare with the one in force.`,
  ].filter((note) => note !== false)
}

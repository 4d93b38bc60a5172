import type { ShipmentRow } from './declaration-types.js'

/** Why the emissions of two periods differ, kg CO2e well to wake. The parts add up to the difference. */
export interface Effects {
  /** All lanes grow or shrink as the whole does. */
  volume_kg_co2e: number
  /** Lanes, modes or refrigerated cargo have another share of the transport activity. */
  mix_kg_co2e: number
  /** A lane is calculated by other methods or types of data. */
  method_kg_co2e: number
  /** Containers of a lane are heavier or lighter where the factor is per TEU: it does not count their mass. */
  load_kg_co2e: number
  /** A lane has other factors by the same method: editions, ships, fuels, carriers. */
  factor_kg_co2e: number
  /** Shipments without transport activity, such as whole voyages. */
  without_activity_kg_co2e: number
}

/** A lane in one of the periods. */
export interface LaneSide {
  shipments: number
  transport_activity_tkm: number
  wtw_kg_co2e: number
  /** Null without transport activity. */
  intensity_wtw_g_per_tkm: number | null
}

/** Shipments by activity and emissions. */
export interface Amounts {
  shipments: number
  tkm: number
  kg: number
  /** Of legs whose factor is per TEU. */
  teukm: number
  teuKg: number
}

/** Shipments of one method, by their factors. */
export interface MethodShipments extends Amounts {
  readonly factors: Map<string, Amounts>
}

/** The shipments of a lane, by the method of their calculation. */
export interface LaneShipments extends Amounts {
  readonly first: ShipmentRow
  readonly methods: Map<string, MethodShipments>
}

export const noAmounts = (): Amounts => ({
  shipments: 0,
  tkm: 0,
  kg: 0,
  teukm: 0,
  teuKg: 0,
})

/** kg per t-km; 0 without activity. */
const intensityOf = ({ tkm, kg }: Amounts) => (tkm > 0 ? kg / tkm : 0)

/** Effects without a difference. */
export const NO_EFFECTS = {
  volume_kg_co2e: 0,
  mix_kg_co2e: 0,
  method_kg_co2e: 0,
  load_kg_co2e: 0,
  factor_kg_co2e: 0,
} as const

/** kg of an activity by the factors of another: those per TEU do not count the mass in a container. */
function byFactorsOf(base: Amounts, { tkm, teukm }: Amounts): number {
  if (base.teukm === 0 || teukm === 0) return tkm * intensityOf(base)
  return (teukm / base.teukm) * base.teuKg + (tkm / base.tkm) * (base.kg - base.teuKg)
}

interface Sides<Of> {
  readonly earlier: Of
  readonly later: Of
}

/**
 * The parts of a lane's difference. With T activity, E emissions, I = E / T and s = T of the lane over T
 * of all lanes, in the earlier (A) and the later period (B), and m for a method:
 *
 * volume = s_A · (T_B − T_A of all) · I_A of the lane
 * mix    = T_B of all · (s_B − s_A) · I, where I is I_A, or I_B of a lane that is new
 * method = Σ T_B,m · I_A,m − T_B · I, where I_A,m is I_B,m of a method that is new
 * load   = Σ (L_f − T_B,f · I_A,f), for factors f, where L is what A's factors give the activity of B: with
 *          U in TEU-km and V the emissions of legs whose factor is per TEU, V_A · U_B / U_A + (E_A − V_A) · T_B / T_A
 * factor = Σ (E_B,f − L_f)
 *
 * Another share of a factor within a method, Σ T_B,f · I_A,f − Σ T_B,m · I_A,m, is mix. A factor that is
 * new is compared with all of its method.
 *
 * If the earlier period has no activity at all, everything is volume.
 */
export function effectsOfLane(
  lane: Sides<LaneShipments | undefined>,
  all: Sides<Amounts>,
): Omit<Effects, 'without_activity_kg_co2e'> {
  const { earlier = noAmounts(), later = noAmounts() } = lane
  if (all.earlier.tkm === 0) return { ...NO_EFFECTS, volume_kg_co2e: later.kg }
  const grown = earlier.kg * (all.later.tkm / all.earlier.tkm)
  const before = earlier.tkm > 0 ? intensityOf(earlier) : intensityOf(later)
  const shifted = later.tkm * before
  let [byOldMethods, byOldFactors, byOldLoads] = [0, 0, 0]
  for (const [method, now] of lane.later?.methods ?? []) {
    const old = lane.earlier?.methods.get(method)
    byOldMethods += now.tkm * intensityOf(old ?? now)
    for (const [factor, one] of now.factors) {
      const base = old?.factors.get(factor) ?? old ?? one
      byOldFactors += one.tkm * intensityOf(base)
      byOldLoads += byFactorsOf(base, one)
    }
  }
  return {
    volume_kg_co2e: grown - earlier.kg,
    mix_kg_co2e: shifted - grown + (byOldFactors - byOldMethods),
    method_kg_co2e: byOldMethods - shifted,
    load_kg_co2e: byOldLoads - byOldFactors,
    factor_kg_co2e: later.kg - byOldLoads,
  }
}

/** Figures are printed to the milligram. */
const PER_KG = 1e6
export const inMilligrams = (kg: number) => Math.round(kg * PER_KG)
export const inKg = (milligrams: number) => milligrams / PER_KG

/** Whole milligrams that add up to a sum: the largest of them takes the rounding. */
export function addingUp<Name extends string>(
  parts: Readonly<Record<Name, number>>,
  sum: number,
): Record<Name, number> {
  const names = Object.keys(parts) as Name[]
  const rounded = Object.fromEntries(
    names.map((name) => [name, inMilligrams(parts[name])]),
  ) as Record<Name, number>
  const total = names.reduce((all, name) => all + rounded[name], 0)
  const largest = names.reduce((best, name) =>
    Math.abs(rounded[name]) > Math.abs(rounded[best]) ? name : best,
  )
  rounded[largest] += sum - total
  return rounded
}

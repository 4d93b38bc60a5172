import { type Warned, warned } from '../answer/warning-table.js'
import { activityOf, type MethodContext, type MethodOutcome } from '../context.js'
import { transportActivity } from './transport-activity.js'

/** What a cargo is compared with to find its share, in the unit of the cargo. */
interface ShareBasis {
  readonly units: number
  /** Amount used for transport activity, if it differs from `units`. */
  readonly moved?: number
  readonly unit: 't' | 'TEU'
  /** Everything on board, including the cargo, or the capacity. */
  readonly total: number
  /** Share of `total` that is filled: 1 unless only the capacity is known. */
  readonly utilisation: number
  readonly isAssumed: boolean
  readonly words: string
}

/** The cargo's share of the voyage's fuel; none if there is nothing to compare it with. */
export function shareOfCargo(
  context: MethodContext,
  ttwKg: number,
  wttKg: number,
): Pick<MethodOutcome, 'cargoShare' | 'isShareAssumed' | 'activity' | 'transport'> {
  const { cargo, ledger, distance, warnings } = context
  const basis = cargo && shareBasis(context)
  if (!cargo || !basis) {
    if (cargo) warnings.push({ ...warned('whole_voyage'), field: 'vessel' })
    return { cargoShare: null, activity: activityOf(cargo, null), transport: null }
  }
  const { units, moved = units, unit, total, utilisation, isAssumed, words } = basis
  const name = isAssumed ? 'capacity' : 'on_board'
  const cargo_share = ledger.note(
    'cargo_share',
    `min(1, units / (${name} * utilisation))`,
    { units, [name]: total, utilisation },
    '1',
  )
  const part = (name: 'ttw' | 'wtt', kg: number) =>
    ledger.note(
      `cargo_${name}_kg`,
      `${name}_kg * cargo_share`,
      { [`${name}_kg`]: kg, cargo_share },
      'kg CO2e',
    )
  const [cargoTtw, cargoWtt] = [part('ttw', ttwKg), part('wtt', wttKg)]
  if (isAssumed) warnings.push({ ...assumedOnBoard(basis), field: 'vessel' })
  const transport = {
    amount: transportActivity(moved, distance.shortestKm ?? distance.distanceKm),
    unit: `${unit}-km` as const,
  }
  return {
    isShareAssumed: isAssumed,
    cargoShare: {
      share: cargo_share,
      basis: words,
      ttwKgCo2e: cargoTtw,
      wttKgCo2e: cargoWtt,
      wtwKgCo2e: cargoTtw + cargoWtt,
    },
    activity: activityOf(cargo, transport),
    transport,
  }
}

function assumedOnBoard({ units, unit, total, utilisation }: ShareBasis): Warned {
  if (unit === 't')
    return warned('cargo_on_board_assumed:tonnes', { tonnes: units, deadweight_tonnes: total })
  const percent = utilisation * 100
  return warned('cargo_on_board_assumed:teu', { teu: units, capacity_teu: total, percent })
}

/**
 * The actual load on board, with passengers counted by mass, takes precedence over the capacity. If
 * only the capacity is known, a container ship is assumed to have the average load of the fleet, and
 * any other ship to be full, so that cargoes that fill it share all of the fuel and no more.
 */
function shareBasis({ cargo, request, factors }: MethodContext): ShareBasis | null {
  const { rules } = factors
  const { vessel = {} } = request
  const { cargoOnBoardTeu, cargoOnBoardTonnes, passengers = 0, passengerVehicles = 0 } = vessel
  const { capacityTeu, deadweightTonnes } = vessel
  const { teu, massTonnes, teuSource } = cargo!
  const known = { utilisation: 1, isAssumed: false }
  const inTeu = { units: teu, unit: 'TEU' as const }
  const inTonnes = { units: massTonnes, unit: 't' as const }
  const { passengerEquivalents: own, passengerEquivalentsOnBoard: all } = vessel
  if (own !== undefined && all !== undefined) {
    const words = `${own} of ${all} passenger equivalents on board, as the caller counts them`
    return { ...known, units: own, moved: massTonnes, unit: 't', total: all, words }
  }
  if (cargoOnBoardTonnes !== undefined && (teuSource === 'mass' || cargoOnBoardTeu === undefined)) {
    const people =
      passengers * rules.passengerTonnes + passengerVehicles * rules.passengerVehicleTonnes
    const total = cargoOnBoardTonnes + people
    const with_ = people > 0 ? `, passengers and their vehicles as ${people} t among them` : ''
    return { ...known, ...inTonnes, total, words: `${massTonnes} of ${total} t on board${with_}` }
  }
  if (cargoOnBoardTeu !== undefined) {
    const words = `${teu} of ${cargoOnBoardTeu} TEU on board`
    return { ...known, ...inTeu, total: cargoOnBoardTeu, words }
  }
  if (capacityTeu !== undefined && (teuSource === 'request' || deadweightTonnes === undefined)) {
    const utilisation = rules.cargoShareUtilisation
    const words = `${teu} of ${capacityTeu} TEU, ${utilisation * 100} % of which are filled on average`
    return { ...inTeu, total: capacityTeu, utilisation, isAssumed: true, words }
  }
  if (deadweightTonnes === undefined) return null
  const words = `${massTonnes} of ${deadweightTonnes} t, as if the ship were full`
  return { ...inTonnes, total: deadweightTonnes, utilisation: 1, isAssumed: true, words }
}

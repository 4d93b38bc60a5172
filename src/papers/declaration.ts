import type { ChainEstimate, EmissionsEstimate } from '../client/schema.js'
import { inFigures } from '../engine/geo/digits.js'
import { checkShipments } from './declaration-checks.js'
import { intensityOf } from './declaration-intensity.js'
import { bookAndClaim, byCategory, incotermIn } from './declaration-inventory.js'
import { Modelling } from './declaration-modelling.js'
import { byKg, known } from './declaration-rows.js'
import type {
  Declaration,
  DeclarationOptions,
  DeviationRow,
  EmissionsAnswer,
  FuelRow,
  HubRow,
  ModeRow,
  ShipmentRow,
  SourceRow,
  Sums,
} from './declaration-types.js'
import { primaryKgOf } from './pact-carbon.js'

const STANDARD = 'ISO 14083:2023'
/** Code of the warning of shipments whose period cannot be checked. */
const UNDATED = 'departures_unknown'

/**
 * Combines answers into the declaration of a period.
 * @throws RangeError if there are no answers, if a shipment or an estimate is given more than once, or if
 * a departure is outside the period
 */
export function declarationOf(
  answers: Iterable<EmissionsAnswer>,
  options: DeclarationOptions,
): Declaration {
  const { ids, allow_doubles: isDoubleAllowed = false, sale_side, claims, ...header } = options
  const sum = new Summary()
  for (const answer of answers) sum.add(answer, ids?.[sum.shipments.length] ?? answer.id)
  if (sum.shipments.length === 0)
    throw new RangeError('There is no estimate to declare: give at least one.')
  const doubles = checkShipments(sum.shipments, sum.estimateIds, header.period, isDoubleAllowed)
  const { totals } = sum
  const undated = sum.shipments.filter(({ departure }) => departure === null).length
  const activity = sum.activityTkm
  const declaration = inFigures({
    standard: STANDARD,
    frameworks: [...sum.frameworks],
    not_included: [],
    ignored_columns: [],
    supersedes: null,
    ...header,
    allowed_doubles: doubles,
    versions: sum.versions(),
    shipments: sum.shipments.length,
    shipment_list: sum.shipments,
    without_departure: undated,
    totals: {
      ...totals,
      transport_activity_tkm: activity,
      intensity_wtw_g_per_tkm: intensityOf(sum.withActivityKg, activity),
    },
    ...(sale_side && { scope_3: { sale_side, by_category: byCategory(sum.shipments, sale_side) } }),
    ...(claims && { book_and_claim: bookAndClaim(claims, totals) }),
    whole_voyages: sum.wholeVoyages,
    by_mode: [...sum.modes.values()],
    by_hub: [...sum.hubs.values()],
    distance_types: [...sum.distanceTypes],
    fuels: byKg([...sum.fuels.values()], (row) => row.energy_mj),
    without_fuel_kg_co2e: sum.withoutFuelKg,
    sources: byKg([...sum.sources.values()], (row) => row.wtw_kg_co2e),
    modelling: sum.modelling.rows(),
    data_shares: sum.dataShares(),
    gwp_sets: [...sum.gwpSets],
    methods: [...sum.methods].map(([method, legs]) => ({ method, legs })),
    deviations: [...sum.deviations.values()],
    exclusions: [...sum.exclusions],
    verification: [...sum.verification],
    warnings: [...sum.warnings, ...(undated > 0 ? [[UNDATED, undated] as const] : [])].map(
      ([code, count]) => ({ code, count }),
    ),
  })
  // A request is repeated as it was, with every decimal.
  const asAsked = (row: ShipmentRow, at: number) => ({ ...row, asked: sum.shipments[at]!.asked })
  return { ...declaration, shipment_list: declaration.shipment_list.map(asAsked) }
}

/** Emissions of one part of the transport, and what they are based on. */
interface Part {
  readonly sums: Sums
  readonly source: string
  readonly dataType: SourceRow['data_type']
}

class Summary {
  readonly shipments: ShipmentRow[] = []
  /** Of shipments, and of the legs of chains. */
  readonly estimateIds: string[] = []
  activityTkm = 0
  wholeVoyages = 0
  withActivityKg = 0
  withoutFuelKg = 0
  readonly totals = noSums()
  readonly modes = new Map<string, ModeRow>()
  readonly hubs = new Map<string, HubRow>()
  readonly fuels = new Map<string, FuelRow>()
  readonly sources = new Map<string, SourceRow>()
  readonly modelling = new Modelling()
  readonly frameworks = new Set<string>()
  readonly distanceTypes = new Set<string>()
  readonly gwpSets = new Set<string>()
  readonly methods = new Map<string, number>()
  readonly deviations = new Map<string, DeviationRow>()
  readonly exclusions = new Set<string>()
  readonly verification = new Set<string>()
  readonly warnings = new Map<string, number>()
  /** An answer that was cut down states no version of the software. */
  readonly #versions = {
    software: new Set<string | undefined>(),
    data: new Set<string | undefined>(),
    factorSet: new Set<string>(),
  }

  add(answer: EmissionsAnswer, id: string): void {
    const before = this.activityTkm
    const isChain = 'elements' in answer
    if (isChain) this.addChain(answer)
    else this.addEstimate(answer)
    const { ttw_kg_co2e, wtt_kg_co2e, wtw_kg_co2e } = isChain
      ? answer.emissions
      : (answer.cargo_share ?? answer.emissions)
    const transport_activity_tkm = this.activityTkm - before
    this.estimateIds.push(answer.id, ...(isChain ? legsOf(answer).map((leg) => leg.id) : []))
    const { software, data, factorSet } = this.#versions
    software.add(answer.software_version)
    if (answer.data_version !== null) data.add(answer.data_version)
    factorSet.add(answer.factor_set_version)
    this.shipments.push({
      id,
      estimate_id: answer.id,
      ...trailOf(answer),
      departure: departureOf(answer),
      primary_share: wtw_kg_co2e > 0 ? primaryKgOf(answer) / wtw_kg_co2e : 0,
      transport_activity_tkm,
      ttw_kg_co2e,
      wtt_kg_co2e,
      wtw_kg_co2e,
    })
    for (const text of exclusionsOf(answer)) this.exclusions.add(text)
    for (const { code } of answer.warnings)
      this.warnings.set(code, 1 + (this.warnings.get(code) ?? 0))
  }

  versions(): Declaration['versions'] {
    const { software, data, factorSet } = this.#versions
    const known = (versions: Set<string | undefined>) =>
      [...versions].filter((version) => version !== undefined)
    return { software: known(software), data: known(data), factor_set: [...factorSet] }
  }

  dataShares(): Record<SourceRow['data_type'], number> {
    const shares = { primary: 0, stated_by_caller: 0, modelled: 0, default: 0 }
    const whole = this.totals.wtw_kg_co2e
    for (const { data_type, wtw_kg_co2e } of this.sources.values()) {
      if (whole > 0) shares[data_type] += wtw_kg_co2e / whole
    }
    return shares
  }

  private addChain(chain: ChainEstimate): void {
    for (const element of chain.elements) {
      const part = {
        sums: element.emissions,
        source: element.source,
        dataType: element.data_type,
      }
      if (element.kind === 'hub') this.addHub(element.operation!, chain.cargo.mass_tonnes, part)
      else this.addLeg(element.mode, element.transport_activity_tkm!, element.distance_type!, part)
      if (element.estimate) this.addMethod(element.estimate)
      else {
        this.modelling.addStated(element)
        this.withoutFuelKg += element.emissions.wtw_kg_co2e
      }
    }
  }

  private addEstimate(estimate: EmissionsEstimate): void {
    const { emissions, cargo_share: share, activity, distance, factor, data_quality } = estimate
    const part = {
      sums: share ?? emissions,
      source: `${factor.source}, ${factor.year}`,
      dataType: data_quality.data_type,
    }
    const isWhole = share === null && estimate.applies_to === 'voyage'
    const km = distance.shortest_km ?? distance.actual_km ?? 0
    const tkm = isWhole ? 0 : (activity.mass_tonnes ?? 0) * km
    if (isWhole) this.wholeVoyages++
    this.addLeg('sea', tkm, distance.shortest_km === null ? 'actual' : 'sfd', part)
    this.addMethod(estimate)
  }

  private addLeg(mode: string, tkm: number, distanceType: string, part: Part): void {
    const row = known(this.modes, mode, () => ({ mode, transport_activity_tkm: 0, ...noSums() }))
    row.transport_activity_tkm += tkm
    this.activityTkm += tkm
    this.addPart(row, part)
    if (tkm > 0) {
      this.distanceTypes.add(distanceType)
      this.withActivityKg += part.sums.wtw_kg_co2e
    }
  }

  private addHub(operation: string, massTonnes: number, part: Part): void {
    const row = known(this.hubs, operation, () => ({ operation, mass_tonnes: 0, ...noSums() }))
    row.mass_tonnes += massTonnes
    this.withActivityKg += part.sums.wtw_kg_co2e
    this.addPart(row, part)
  }

  private addPart(row: Sums, { sums, source, dataType }: Part): void {
    addSums(row, sums)
    addSums(this.totals, sums)
    const key = `${dataType} ${source}`
    const found = known(this.sources, key, () => {
      return { source, data_type: dataType, wtw_kg_co2e: 0 }
    })
    found.wtw_kg_co2e += sums.wtw_kg_co2e
  }

  private addMethod(estimate: EmissionsEstimate): void {
    const { framework, method, gwp, verification, energy_carriers } = estimate
    this.modelling.addEstimate(estimate)
    this.frameworks.add(`${framework.name} ${framework.version}`)
    this.methods.set(method, 1 + (this.methods.get(method) ?? 0))
    this.gwpSets.add(gwp.set ?? 'not stated by the source')
    for (const { values: _, ...deviation } of estimate.deviations) {
      known(this.deviations, deviation.code, () => ({ ...deviation, estimates: 0 })).estimates++
    }
    this.verification.add(verification)
    if (energy_carriers === null) {
      this.withoutFuelKg += (estimate.cargo_share ?? estimate.emissions).wtw_kg_co2e
    } else this.addFuels(estimate)
  }

  // Takes the cargo's share of a voyage's fuel, as with the emissions.
  private addFuels({ energy_carriers, cargo_share }: EmissionsEstimate): void {
    const share = cargo_share?.share ?? 1
    for (const carrier of energy_carriers ?? []) {
      const { fuel_type, tonnes, energy_mj } = carrier
      if (tonnes === 0) continue
      const lhv = energy_mj / (1000 * tonnes)
      const row = known(this.fuels, fuel_type, () => ({
        fuel_type,
        tonnes: 0,
        energy_mj: 0,
        lhv_mj_per_kg: lhv,
        ttw_g_co2e_per_mj: (1000 * carrier.ttw_kg_co2e_per_kg) / lhv,
        wtw_g_co2e_per_mj: (1000 * carrier.wtw_kg_co2e_per_kg) / lhv,
      }))
      row.tonnes += share * tonnes
      row.energy_mj += share * energy_mj
    }
  }
}

/** By what an estimate can be traced and made again. An answer that was cut down has less. */
function trailOf(answer: EmissionsAnswer) {
  const { digest = null, asked = null } = answer as Partial<EmissionsAnswer>
  const legs = 'elements' in answer ? legsOf(answer) : [answer]
  const stated = 'elements' in answer ? answer.elements.filter(({ estimate }) => !estimate) : []
  const defaults = stated.flatMap(({ factor_row }) => factor_row ?? [])
  const types = [
    ...legs.map(({ data_quality }) => data_quality.data_type),
    ...stated.map(({ data_type }) => data_type),
  ]
  const ofStated = stated.map(({ factor_row }) => (factor_row ? 'default_factor' : 'stated_factor'))
  const modes = 'elements' in answer ? answer.elements.flatMap(({ mode }) => mode ?? []) : ['sea']
  const isRefrigerated = 'elements' in answer ? answer.cargo.reefer : answer.activity.reefer
  return {
    estimate_digest: digest,
    origin: legs[0]?.asked?.origin ?? null,
    destination: legs.at(-1)?.asked?.destination ?? null,
    factor_ids: [...new Set([...legs.map(({ factor }) => factor.id), ...defaults])],
    data_types: [...new Set(types)],
    methods: [...new Set([...legs.map(({ method }) => method), ...ofStated])],
    modes: [...new Set(modes)],
    is_refrigerated: isRefrigerated,
    incoterm: incotermIn((asked?.request as { incoterm?: unknown } | undefined)?.incoterm),
    ...perTeuOf(legs),
    asked: asked && { day: asked.day, request: asked.request },
  }
}

function perTeuOf(legs: readonly EmissionsEstimate[]) {
  const ofTeu = legs.filter(({ activity }) => activity.transport_activity_teukm !== null)
  if (ofTeu.length === 0) return { transport_activity_teukm: null, teukm_wtw_kg_co2e: null }
  return {
    transport_activity_teukm: sumOf(
      ofTeu.map(({ activity }) => activity.transport_activity_teukm!),
    ),
    teukm_wtw_kg_co2e: sumOf(ofTeu.map(({ emissions }) => emissions.wtw_kg_co2e)),
  }
}

/** None if the answer was cut down. */
function exclusionsOf(answer: EmissionsAnswer): readonly string[] {
  return (answer as Partial<EmissionsAnswer>).exclusions ?? []
}

/** The first departure of a shipment, or the day of its chain; null if none is stated. */
function departureOf(answer: EmissionsAnswer): string | null {
  const estimates = 'elements' in answer ? legsOf(answer) : [answer]
  const first = estimates.flatMap(({ departure }) => departure ?? []).sort()[0]
  const ofChain = (answer.asked?.request as { depart_at?: string } | undefined)?.depart_at
  return first ?? ofChain?.slice(0, 10) ?? null
}

const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

function legsOf({ elements }: ChainEstimate): EmissionsEstimate[] {
  return elements.flatMap(({ estimate }) => estimate ?? [])
}

function noSums(): Sums {
  return { ttw_kg_co2e: 0, wtt_kg_co2e: 0, wtw_kg_co2e: 0 }
}

function addSums(to: Sums, { ttw_kg_co2e, wtt_kg_co2e, wtw_kg_co2e }: Sums): void {
  to.ttw_kg_co2e += ttw_kg_co2e
  to.wtt_kg_co2e += wtt_kg_co2e
  to.wtw_kg_co2e += wtw_kg_co2e
}

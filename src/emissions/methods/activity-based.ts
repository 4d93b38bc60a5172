import { type FactorSet, modelledKey } from '../factor-set.js'
import { findFuel } from '../factors/fuels.js'
import { rowForVessel } from '../factors/sea-intensities.js'
import { classOfShip } from '../factors/vessels.js'
import type { Intensity } from '../intensity.js'
import type { FactorPack, ShipRow } from '../pack/rows.js'
import type { VesselClass } from '../vessel-model.js'
import type { VesselType } from '../vessel-types.js'
import { byIntensity } from './by-intensity.js'
import { withoutCarrierRow } from './carrier-intensity.js'
import type { MethodContext } from './context.js'
import type { MethodDefinition } from './method.js'

/**
 * Emissions by the intensity of the kind of ship: an operator's values under the GLEC framework,
 * else a modelled class when the ship's size is known, else the published row of its type.
 */
export const activityBased: MethodDefinition = {
  needs: ['cargo', 'vessel.type'],
  asksFuel: true,
  reason: (question) =>
    question.request.vessel?.type ? `the vessel type is given${withoutCarrierRow(question)}` : null,
  calculate: (context) => {
    const { factors, request } = context
    const type = request.vessel!.type!
    const ship = classOfShip(factors.vessels, type, request.vessel!)
    const speedKn = ship?.defaultSpeedKn ?? factors.vessels.cargoTypes[type].speedKn
    return byIntensity(context, chooseIntensity(context, type, ship), speedKn)
  },
}

function chooseIntensity(
  context: MethodContext,
  type: VesselType,
  ship: VesselClass | undefined,
): Intensity {
  const packed = packIntensity(context, type)
  if (packed) return packed
  const { factors, request, warnings } = context
  if (ship) return factors.modelled.get(modelledKey(ship, fuelCodeOf(context)))!
  const { vessel } = request
  const row = rowForVessel(factors.sea, type, vessel!)
  if (vessel!.fuelType !== undefined)
    warnings.push({
      code: 'fuel_type_not_used',
      field: 'vessel.fuelType',
      detail: `${row.name} is a published average over fuels; only a modelled ship or an operator's pack tells them apart`,
    })
  warnOfUnusedSize(context, row.sizeUnit)
  return row
}

function fuelCodeOf({ factors, request }: MethodContext): string {
  const named = request.vessel?.fuelType
  return (named && findFuel(factors.fuels, named)?.code) || factors.vessels.intensityFuel
}

function warnOfUnusedSize({ request, warnings }: MethodContext, sizeUnit: string | null): void {
  const { capacityTeu, deadweightTonnes } = request.vessel!
  if (sizeUnit !== null || (capacityTeu === undefined && deadweightTonnes === undefined)) return
  warnings.push({
    code: 'size_not_used',
    field: 'vessel',
    detail: 'this type of ship has no row by the size given; the average is used',
  })
}

/** A value of an operator's pack, under the GLEC framework: by ship first, then by trade lane. */
function packIntensity(context: MethodContext, type: VesselType): Intensity | undefined {
  const { factors, request, warnings } = context
  if (isOtherFramework(request.framework?.name)) return undefined
  for (const pack of inOrder(factors, request.framework?.version)) {
    const row = shipRow(pack, context, type) ?? laneRow(pack, context, type)
    if (!row) continue
    warnOfVersion(context, pack)
    return row
  }
  if (factors.packs.some(({ ships, lanes }) => ships.length + lanes.length > 0))
    warnings.push({
      code: 'pack_not_used',
      field: 'vessel',
      detail: "the operator's pack has no row for this ship; an open factor is used",
    })
  return undefined
}

function isOtherFramework(name: string | undefined): boolean {
  return name !== undefined && !/^glec/i.test(name.trim())
}

/** Packs of the version asked for first. */
function inOrder({ packs }: Pick<FactorSet, 'packs'>, version = '3.0'): readonly FactorPack[] {
  const rank = (pack: FactorPack) => Number(pack.frameworkVersion !== version)
  return packs.length < 2 ? packs : packs.toSorted((a, b) => rank(a) - rank(b))
}

function warnOfVersion({ request, warnings }: MethodContext, pack: FactorPack): void {
  const version = request.framework?.version ?? '3.0'
  if (pack.frameworkVersion !== null && pack.frameworkVersion !== version)
    warnings.push({
      code: 'framework_version_differs',
      field: 'framework.version',
      detail: `the operator's values are of version ${pack.frameworkVersion}, not ${version}`,
    })
}

function shipRow(
  pack: FactorPack,
  context: MethodContext,
  type: VesselType,
): Intensity | undefined {
  const { capacityTeu, deadweightTonnes } = context.request.vessel!
  const fits = (row: ShipRow) => {
    if (!row.vesselTypes.includes(type)) return false
    if (row.sizeUnit === null) return true
    const size = row.sizeUnit === 'TEU' ? capacityTeu : deadweightTonnes
    return size !== undefined && size >= row.min && Math.floor(size) <= (row.max ?? Infinity)
  }
  const code = fuelCodeOf(context)
  const rank = (row: ShipRow) =>
    Number(row.sizeUnit === null) * 4 + (row.fuel === code ? 0 : row.fuel === null ? 1 : 2)
  const named = context.request.vessel?.fuelType !== undefined
  const rows = pack.ships.filter((row) => fits(row) && (!named || rank(row) % 4 < 2))
  return rows.sort((a, b) => rank(a) - rank(b)).at(0)?.intensity
}

function laneRow(
  pack: FactorPack,
  { request, cargo, factors }: MethodContext,
  type: VesselType,
): Intensity | undefined {
  const lane = request.voyage?.tradeLane
  if (!lane || factors.vessels.cargoTypes[type].model?.type !== 'container') return undefined
  const kind = cargo!.reefer ? 'reefer' : 'dry'
  return pack.lanes
    .filter((row) => row.tradeLane === lane && row.cargo === kind)
    .sort((a, b) => b.year - a.year)
    .at(0)?.intensity
}

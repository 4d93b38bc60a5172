import { warned } from '../answer/warning-table.js'
import { type ChoiceContext, shipFuels } from '../context.js'
import { byYearOf, factorDate } from '../edition.js'
import type { FactorSet } from '../factor-set.js'
import type { VesselType } from '../generated/vessel-types.js'
import type { Intensity } from '../intensity.js'
import type { FactorPack, ShipRow, SizeUnit } from '../pack/rows.js'
import { lanesOf } from '../trade-lane.js'

/** A value from an operator's pack, under the GLEC framework: by ship first, then by trade lane. */
export function packIntensity(context: ChoiceContext, type: VesselType): Intensity | undefined {
  const { factors, request, warnings } = context
  const framework = request.framework?.name
  if (isOtherFramework(framework)) {
    if (hasRows(factors))
      warnings.push({
        ...warned('pack_not_used:framework', { framework: framework! }),
        field: 'framework.name',
      })
    return undefined
  }
  for (const pack of inOrder(factors, request.framework?.version)) {
    const row = shipRow(pack, context, type) ?? laneRow(pack, context, type)
    if (!row) continue
    warnOfVersion(context, pack)
    return row
  }
  if (hasRows(factors)) warnings.push({ ...warned('pack_not_used:ship'), field: 'vessel' })
  return undefined
}

function hasRows({ packs }: Pick<FactorSet, 'packs'>): boolean {
  return packs.some(({ ships, lanes }) => ships.length + lanes.length > 0)
}

function isOtherFramework(name: string | undefined): boolean {
  return name !== undefined && !/^glec/i.test(name.trim())
}

/** Packs of the requested version first. */
function inOrder({ packs }: Pick<FactorSet, 'packs'>, version = '3.0'): readonly FactorPack[] {
  const rank = (pack: FactorPack) => Number(pack.frameworkVersion !== version)
  return packs.length < 2 ? packs : packs.toSorted((a, b) => rank(a) - rank(b))
}

function warnOfVersion({ request, warnings }: ChoiceContext, pack: FactorPack): void {
  const version = request.framework?.version ?? '3.0'
  if (pack.frameworkVersion !== null && pack.frameworkVersion !== version)
    warnings.push({
      ...warned('framework_version_differs', { pack_version: pack.frameworkVersion, version }),
      field: 'framework.version',
    })
}

function shipRow(
  pack: FactorPack,
  context: ChoiceContext,
  type: VesselType,
): Intensity | undefined {
  const { capacityTeu, deadweightTonnes, grossTonnage } = context.request.vessel!
  const sizes: Record<SizeUnit, number | undefined> = {
    TEU: capacityTeu,
    dwt: deadweightTonnes,
    GT: grossTonnage,
  }
  const fits = (row: ShipRow) => {
    if (!row.vesselTypes.includes(type)) return false
    if (row.sizeUnit === null) return true
    const size = sizes[row.sizeUnit]
    return size !== undefined && size >= row.min && Math.floor(size) <= (row.max ?? Infinity)
  }
  // A row is for one fuel. Of several fuels, the one with the largest share counts.
  const { code } = shipFuels(context).reduce((a, b) => (b.share > a.share ? b : a)).fuel
  const rank = (row: ShipRow) =>
    Number(row.sizeUnit === null) * 4 + (row.fuels === null ? 1 : row.fuels.includes(code) ? 0 : 2)
  const { fuelType, fuels } = context.request.vessel!
  const named = fuelType !== undefined || fuels !== undefined
  const rows = pack.ships.filter((row) => fits(row) && (!named || rank(row) % 4 < 2))
  return rows.sort((a, b) => rank(a) - rank(b)).at(0)?.intensity
}

function laneRow(
  pack: FactorPack,
  { request, cargo, factors }: ChoiceContext,
  type: VesselType,
): Intensity | undefined {
  const { tradeLane = null, portPair } = request.voyage ?? {}
  const lanes = [...(portPair ? [portPair] : []), ...lanesOf(tradeLane)]
  if (factors.vessels.cargoTypes[type].model?.type !== 'container') return undefined
  const kind = cargo!.reefer ? 'reefer' : 'dry'
  const byYear = byYearOf(factorDate(request))
  return pack.lanes
    .filter((row) => lanes.includes(row.tradeLane) && row.cargo === kind)
    .sort((a, b) => lanes.indexOf(a.tradeLane) - lanes.indexOf(b.tradeLane) || byYear(a, b))
    .at(0)?.intensity
}

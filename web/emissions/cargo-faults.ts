import { readContainerType } from '../../src/emissions/methods/container-type.js'
import type { Cargo } from './cargo.js'

/**
 * Why a consignment cannot be estimated. The service would silently assume a tonne or a dry
 * container.
 */
export type CargoFault = 'noCargo' | 'noFuel' | 'unknownContainer'

export function cargoFaults({
  teu,
  massTonnes,
  consumedTonnes,
  containerType,
  fuel,
}: Cargo): CargoFault[] {
  const isEmpty = teu === null && massTonnes === null && consumedTonnes === null
  const isUnknown = containerType !== null && readContainerType(containerType) === null
  return [
    ...(isEmpty ? ['noCargo' as const] : []),
    ...(consumedTonnes !== null && fuel === null ? ['noFuel' as const] : []),
    ...(isUnknown ? ['unknownContainer' as const] : []),
  ]
}

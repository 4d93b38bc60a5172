/**
 * Attained annual carbon intensity, g CO2 per deadweight tonne and nautical mile.
 * @param cfCo2 kg CO2 per kg of fuel
 */
export function carbonIntensityIndicator(
  fuelTonnes: number,
  cfCo2: number,
  distanceNm: number,
  deadweightTonnes: number,
): number {
  return (fuelTonnes * cfCo2 * 1e6) / (distanceNm * deadweightTonnes)
}

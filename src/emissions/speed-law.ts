/**
 * Daily fuel at another speed: fuel·(v/v_ref)^exponent. Holds for the main engine between about half
 * and all of its maximum speed; a whole ship, whose auxiliaries don't slow down, comes to about 2.5.
 * @param exponent 3, the admiralty law, unless a ship's own figures say otherwise
 */
export function fuelAtSpeed(
  fuelTonnesPerDay: number,
  referenceKn: number,
  speedKn: number,
  exponent = 3,
): number {
  return fuelTonnesPerDay * (speedKn / referenceKn) ** exponent
}

/** The exponent that two pairs of speed and daily fuel imply. */
export function impliedExponent(
  a: { readonly speedKn: number; readonly tonnesPerDay: number },
  b: { readonly speedKn: number; readonly tonnesPerDay: number },
): number {
  return Math.log(a.tonnesPerDay / b.tonnesPerDay) / Math.log(a.speedKn / b.speedKn)
}

/** Mean daily fuel of a distance sailed at a speed, tonnes. */
export function meanDailyFuel(fuelTonnes: number, distanceNm: number, speedKn: number): number {
  return fuelTonnes / (distanceNm / (24 * speedKn))
}

/**
 * Attained annual carbon intensity, g CO2 a deadweight tonne and nautical mile.
 * @param cfCo2 kg CO2 a kg of fuel
 */
export function carbonIntensityIndicator(
  fuelTonnes: number,
  cfCo2: number,
  distanceNm: number,
  deadweightTonnes: number,
): number {
  return (fuelTonnes * cfCo2 * 1e6) / (distanceNm * deadweightTonnes)
}

/** g CO2e/t-km; null without activity, or with almost none. */
export function intensityOf(kg: number, tkm: number): number | null {
  const intensity = (1000 * kg) / tkm
  return tkm > 0 && Number.isFinite(intensity) ? intensity : null
}

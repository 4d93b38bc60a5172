/** Columns of the ports of a sea leg. */
const SEA_LEG: Readonly<Record<string, RegExp>> = {
  origin: /^(pol|port_of_loading|load_?port|loading_port)(_|$)/,
  destination: /^(pod|port_of_discharge|discharg(e|ing)_port|dis(ch)?port)(_|$)/,
}
/** Columns of the ends of a whole transport, which may be inland. */
const WHOLE_WAY = /^(origin|from|destination|to|port_of_destination)(_|$)/

/**
 * Whether a column says nothing of a sea leg, because others of the file name its ports: "Destination"
 * beside "POD".
 */
export function isBesideSeaLeg(field: string, key: string, keys: readonly string[]): boolean {
  const seaLeg = SEA_LEG[field.split('.')[0]!]
  return seaLeg !== undefined && WHOLE_WAY.test(key) && keys.some((other) => seaLeg.test(other))
}

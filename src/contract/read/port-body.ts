import type { Port } from '../../ports/port.js'

export function portBody(port: Port) {
  return {
    id: port.id,
    name: port.name,
    country: port.country,
    country_code: port.countryCode,
    unlocode: port.unlocode,
    coordinates: [...port.position],
    slug: port.slug,
  }
}

/** A port with everything the table knows about it. */
export function portDetails(port: Port) {
  const { limits } = port
  return {
    ...portBody(port),
    alternate_names: [...port.alternateNames],
    main_port_id: port.mainPortId,
    size: port.size,
    channel_depth_m: limits?.channelM ?? null,
    pier_depth_m: limits?.pierM ?? null,
    anchorage_depth_m: limits?.anchorageM ?? null,
    oil_terminal_depth_m: limits?.oilTerminalM ?? null,
    max_length_m: limits?.maxLengthM ?? null,
    max_draught_m: limits?.maxDraughtM ?? null,
  }
}

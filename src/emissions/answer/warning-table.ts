import type { Values } from './messages.js'

/**
 * The sentences of warnings, by code, or by code and reason where a code has several. Braces contain
 * values, with a form after a colon: decimals, `capital`, `day`, `south`, or words for one and for more (after `?` without the number).
 * A sentence that begins with its verb is about the field of the warning.
 */
export const WARNING_SENTENCES = {
  // Places and the way between them.
  namesakes: '{port} was taken. Other places have the same name: {others}.',
  suggestion_taken: 'There is no port "{name}": {port}, the only suggestion, was taken.',
  passage_namesake:
    '{port} was taken. To sail through the passage of that name, write via:{passage}.',
  snapped: '{stop:capital} was moved {km} km to navigable water.',
  'snapped:near_port':
    '{stop:capital} was moved {km} km to navigable water. The nearest port is {port}, {port_km} km in a straight line.',
  'snapped:side':
    '{places} of {count} {side} {places:?was|were} moved more than {more_km} km to navigable water, at most {km} km.',
  same_water:
    '{from:capital} and {to} snap to the same point of the water at this resolution, so 0 km is not the distance between them.',
  'same_water:cell':
    '{origin} and {destination} snap to the same point of the water at this resolution, so 0 km is not the distance between them. Other pairs of the table may, too.',
  maybe_swapped:
    '{stop:capital} is far from any port, but latitude {lon}, longitude {lat} is at {place}: they may be swapped.',
  'inland_route_unreliable:wrong':
    '{stop:capital} lies on the {water}: {known}. Do not rely on this distance.',
  'inland_route_unreliable:exit':
    'From {stop}, the route follows rivers for {exit_km} km, but the nearest open water is {nearest_km} km away: the sea data probably lacks a river mouth or canal. Do not rely on this distance.',
  'inland_route_unreliable:detour':
    'The route of {km} km is {times:1} times as long as the great circle and follows rivers: the sea data probably lacks a nearer way. Do not rely on this distance.',
  'inland_route_unreliable:cell':
    'Between {origin} and {destination}, the route follows rivers and is more than {times} times as long as the great circle: the sea data probably lacks a nearer way. Do not rely on this distance.',
  // Closures and avoided areas.
  closed_by_vessel:
    '{place} is closed to this ship: {dimension} {size_m} m exceeds {limit_m} m ({limits}).',
  'closed_by_vessel:depth':
    '{place} is closed to this ship: about {depth_m} m deep (recalled), less than a draught of {draft_m} m plus 10 % under-keel clearance.',
  exceeds_limit: '{place}: {dimension} {size_m} m exceeds {limit_m} m ({limits}).',
  closed_by_default:
    '{place}, closed by default, would save {nm} nm ({percent} %). Open {passage} if the ship may use it. {why}',
  open_to_local:
    '{place}, closed by default, is open to voyages with {whose} within {within_nm} nm of it. Without it, the voyage is {nm} nm longer. Avoid {passage} if the ship does not use it.',
  'open_to_local:no_other_way':
    '{place}, closed by default, is open to voyages with {whose} within {within_nm} nm of it. There is no other way. Avoid {passage} if the ship does not use it.',
  'open_to_local:routes':
    '{place}, closed by default, is open to voyages with {whose} within {within_nm} nm of it: {routes} {routes:?route uses|routes use} it. Avoid {passage} if the ship does not use it.',
  inshore_only:
    'The way by {port} is {km} km long, {nm} nm shorter than this route: it leads inshore through water that only routes up to 30 km long use. If the ship may sail there, add {port} as a point to pass.',
  'inshore_only:cells':
    '{count} {count:?cell is|cells are} much longer than the way by another port of the matrix, inshore through water that only routes up to 30 km long use: {cells}. If the ship may sail there, plan these as voyages by that port.',
  closed_season:
    '{place} is closed from {first_day:day} to {last_day:day} in most years (recalled); the route enters it on {from}. Years differ by weeks: ask the authority.',
  size_unknown:
    "{place} is closed to ships of {limits}. The request does not give the ship's size, so the route uses it.",
  'size_unknown:no_other_way':
    "{place} is closed to ships of {limits}. The request does not give the ship's size, so the route uses it. An ordinary ship ({loa_m} x {beam_m} m, {draft_m} m draught) has no other way.",
  'size_unknown:longer':
    "{place} is closed to ships of {limits}. The request does not give the ship's size, so the route uses it. An ordinary ship ({loa_m} x {beam_m} m, {draft_m} m draught) sails {nm} nm more.",
  contradiction: '{passage} is closed: closing it takes precedence over opening it.',
  'contradiction:field': '{passage} is closed: avoid takes precedence over {opening}.',
  'contradiction:port': 'This is {port}: port_id is used.',
  area_not_avoided:
    '{km} km of the route lie inside {area}: there is no detour, or only a much longer one.',
  channel_used:
    '{channel}: {km} km of the route follow this channel of the request, which the sea data does not have. Its depth and its limits are not known.',
  // Water and ice.
  shallow_water:
    '{place}: about {depth_m} m of water (recalled), less than a draught of {draft_m} m plus 10 % under-keel clearance.',
  shallow_area:
    '{place}: {km} km of the route cross water that a coarse grid shows as under {under_m} m deep ({source}), too shallow for a draught of {draft_m} m plus 10 % under-keel clearance. Check the chart.',
  seasonal_ice:
    '{area}: {km} km of the route, from {from}. Ice in most years from {first_day:day} to {last_day:day} (recalled). Consult the ice service; the route does not avoid ice.',
  polar_waters:
    '{area}: {km} km of the route. Ice at any time of the year (recalled). Consult the ice service; the route does not avoid ice.',
  'polar_waters:dated':
    '{area}: {km} km of the route, from {from}. Ice at any time of the year (recalled). Consult the ice service; the route does not avoid ice.',
  arctic_detour:
    'The great circle of {great_circle_km} km leads through the middle of the Arctic Ocean, whose ice is closed to every ship. This route goes round it.',
  south_limit:
    'The route stays north of {latitude:south} because of ice, which makes it {km} km longer. -90 lifts the limit.',
  'south_limit:yields':
    'The limit of {latitude:south} does not hold for {legs:leg|legs} with an end south of it. A voyage by way of such a place can be shorter than one without it.',
  past_departure:
    '{date} is in the past. Control areas and laws are those of that day; limits and closures of canals are those of today.',
  // Traces and chains.
  fixes_unsorted: 'The fixes were sorted by their times.',
  fixes_dropped: '{count:fix was|fixes were} not used; fixes.dropped says which and why.',
  fixes_moved: '{count:fix on land was|fixes on land were} moved to water; fixes.moved says where.',
  gap_not_bridged:
    '{count:gap has|gaps have} no way over water under these conditions, or come after the last that can be bridged: their straight lines are used, and may cross land.',
  gap_too_fast:
    '{count:gap|gaps} can only be sailed over water faster than the limit: a fix beside it is wrong, or a passage is closed that the ship used.',
  closed_passage_sailed:
    'The line leads through passages that are closed under these conditions: {passages}.',
  no_shortest:
    'There is no way over water between the first and the last fix under these conditions, so nothing is compared.',
  chain_gap:
    'Element {element} begins at {begins}, but the leg before it ends at {ends}, {km} km away. No transport between them is included.',
  leg_twice: 'Element {element} is the same leg as element {first}: it counts twice.',
  leg_too_early:
    'Element {element} departs on {departs}, before the leg of element {first}, which departs on {departed}, can have arrived on {arrives}.',
  // The ship.
  vessel_likened:
    'There is no model of its own for {ship}: it is calculated as {like}, with typical dimensions where none are given.',
  vessel_assumed:
    'No type of vessel is given: a vessel of type {type} and size class {size_class} is assumed.',
  'vessel_assumed:containers':
    'No vessel type is given: a container ship is assumed, as the cargo is in containers.',
  'vessel_assumed:capacity':
    'No type of vessel is given: a container ship is assumed, because of a capacity in TEU.',
  'vessel_assumed:average':
    'No vessel type is given: the average of general cargo ships is used, whatever the cargo. A container type or a vessel type changes that, often by a factor of three.',
  'unknown_size_class:cargo': 'is not a size class of a {type}; it was ignored',
  unknown_size_class: 'No {type} class has this name; it was ignored. Known: {known}.',
  vessel_size_assumed:
    'The ship counts as a {type} of the class {size_class} ({because}): {loa_m} m long, {beam_m} m wide, draught {draft_m} m where the request says nothing.',
  'vessel_size_assumed:capacity':
    'The capacity of the ship is not given and follows from its size: {because}.',
  speed_above_ship:
    'The assumed {type} {size_class} reaches at most {max_kmh:1} km/h. Fuel and emissions are for full power at {full_power_kmh:1} km/h: give a size class or fuel_tonnes_per_day.',
  slow_speed:
    'is under half the maximum, where the cubic law is an extrapolation and the longer duration increases fuel use',
  imo_check_digit: 'has a wrong check digit',
  ship_not_in_table:
    "{imo} has no row with transport work by mass in the operator's table of ships",
  ship_year_differs:
    'The table has no figures of the ship {imo} for {departed}: those of {year} are used.',
  'ship_year_differs:not_primary':
    'The table has no figures of the ship {imo} for {departed}: those of {year} are used, which are not primary data for this voyage.',
  size_not_used: 'this type of ship has no row by the size given; the average is used',
  unusual_size: 'no ship has {value} {unit}: is the unit right?',
  'unusual_size:feeder': 'no feeder carries {value} TEU',
  'unusual_size:name':
    'A {ship} has another size: ships of {because} are of the class {size_class}. The stated size counts.',
  'unusual_size:deep_sea': '{value} TEU is small for the deep sea',
  // The cargo.
  cargo_assumed: 'No cargo is given: the figures are for one tonne.',
  unknown_container_type:
    'The container type is neither an ISO 6346 code nor a known word; a dry box of average load is assumed.',
  'unknown_container_type:route':
    'The container type is neither an ISO 6346 code nor a known word.',
  reefer_not_running: 'reefer is false for a refrigerated container: it counts as switched off.',
  reefer_contradiction:
    'reefer is true for a container without cooling: its electricity is still counted.',
  reefer_on_bulk:
    'a {type} has no plugs for containers: no electricity of refrigerated cargo is counted',
  part_of_a_container: "{teu} TEU isn't a whole number of {feet}-foot containers of {teu_each} TEU",
  tonnes_per_teu:
    '{tonnes_each} t per TEU is more than a container holds, or almost nothing: is it in tonnes?',
  unusual_load:
    'A load factor of {load_factor} is almost no cargo: is it a share, not a percentage?',
  cargo_exceeds_capacity: 'no ship carries {tonnes} t',
  'cargo_exceeds_capacity:teu': "{teu} TEU don't fit a ship of {capacity_teu}",
  'cargo_exceeds_capacity:tonnes':
    "{tonnes} t don't fit a ship of {deadweight_tonnes} t deadweight",
  whole_voyage:
    'neither the cargo on board nor the capacity of the ship is given, so the total is for the whole voyage, not for the cargo',
  'cargo_on_board_assumed:teu':
    "the cargo on board isn't known: {teu} of {capacity_teu} TEU, {percent} % of which are filled on average; give cargo_on_board_teu",
  'cargo_on_board_assumed:tonnes':
    "the cargo on board isn't known: {tonnes} of {deadweight_tonnes} t, as if the ship were full; give cargo_on_board_tonnes",
  cooling_not_included:
    'The default {row} is for dry cargo: the energy of cooling is not included. State a factor that includes it.',
  // Distance and fuel.
  no_distance: 'there is no distance between the two ends',
  distance_below_great_circle:
    '{km} km is less than the great circle of {great_circle_km:0} km: is it in km?',
  distance_very_long:
    '{km} km is more than the circumference of the Earth, or more than {times} times the great circle',
  'distance_very_long:leg':
    '{km} km is longer than any leg by {mode}, {most} km at most: is it in km?',
  adjustment_of_short_leg:
    'the factor of {factor} is an average over ocean voyages and means little for {km} km: give a sailed distance',
  shortest_distance_assumed:
    'Only the actual distance is known: it is divided by the distance adjustment factor for the transport activity.',
  fuel_against_distance:
    '{kg_per_km} kg of fuel per km is outside {least} to {most}, the range of such ships: is it in tonnes?',
  fuel_not_used: 'is not used by the method {method}',
  'fuel_against_distance:row':
    '{count:row has|rows have} fuel that no ship burns over the distance; the first burns {kg_per_km} kg per km, outside {least} to {most}: are both in the units of their columns?',
  row_twice:
    '{count:row repeats|rows repeat} an earlier one of the same day, the first that of row {first}: they count twice.',
  row_too_fast:
    '{count:row states|rows state} a distance that no ship sails in the time, the first {nm} nm in {hours} hours: is it the distance of the day?',
  unusual_factor:
    '{g_per_tkm} g CO2e per t-km is outside {least} to {most}, the range of {mode}: is it in grams?',
  unknown_fuel_type: 'is not known and not used',
  fuel_type_not_used:
    "{factor} is a published average over fuels; only a modelled ship or an operator's pack distinguishes them",
  arctic_fuel: 'The route passes Arctic waters on {fuel}: {law} ({article}).',
  'evidence_not_used:interval':
    'is not an interval such as 2026-03-01/2026-03-24: it does not make the fuel primary data',
  'evidence_not_used:departure':
    'does not hold the departure on {departure}: it does not make the fuel primary data',
  'evidence_not_used:length':
    'is a period of {days} days: one of more than a year does not make the fuel primary data',
  'evidence_not_used:name':
    'names no known verifier, such as "Jane Doe, DNV": it does not make the fuel primary data',
  'evidence_not_used:factor':
    'needs factor.verified_by with a known verifier, such as DNV: the factor counts as stated_by_caller',
  not_sustainable:
    'E of {ghg_g_per_mj} g/MJ is above {most}, the most of a sustainable {kind} (Directive (EU) 2018/2001): EU ETS, UK ETS and FuelEU count the fuel as fossil.',
  certificate_unproven:
    'Without id and scheme nothing proves the fuel sustainable: EU ETS, UK ETS, FuelEU and CII count it as fossil.',
  'certificate_unproven:number':
    'is not the number of a document, which has digits: nothing proves the fuel sustainable, and EU ETS, UK ETS, FuelEU and CII count it as fossil',
  'certificate_unproven:scheme':
    'is not one of the recognised schemes ({known}): nothing proves the fuel sustainable, and EU ETS, UK ETS, FuelEU and CII count it as fossil',
  // Factors.
  'pack_not_used:framework':
    "The operator's pack is not used: {framework} does not use values of the GLEC Framework. An open factor is used.",
  'pack_not_used:ship':
    "The operator's pack is not used: it has no row for this ship. An open factor is used.",
  framework_version_differs: "the operator's values are of version {pack_version}, not {version}",
  factor_row_of_other_type: '{row} is for {name}, not for a vessel of type {type}',
  factor_year_differs:
    '{factor} is the edition of {year}, the earliest here, but the departure is in {departed}: a change since then is not in the figure.',
  emissions_not_calculated: '{problem}',
  emissions_unavailable:
    'The emission factors of the service could not be loaded; there is no emissions block.',
  departures_unknown:
    '{count} of {shipments} shipments {count:?states|state} no departure: nothing shows that they belong to the period {from} to {to}. Estimate them with depart_at.',
  trade_lane_differs:
    'The trade lane {stated} is used as stated, but the two ports are on {ofPorts}. Leave it out to use that of the ports.',
  // Carbon laws and a ship's year.
  carbon_scope_unknown: 'the countries of both ends are not known: give ports instead of positions',
  carbon_year_differs: 'The costs follow the laws of {year}, but depart_at is in {departed}.',
  transhipment_port:
    '{port}: the stop of a container ship there is no port of call for {laws}, and its voyage from or to the EEA goes on to the port before or after ({article}). It is counted as a port of call here.',
  'transhipment_port:possible':
    '{port} is counted as a port of call. If it means {meant}, the stop of a container ship there is none for {laws} ({article}): name that port.',
  'transhipment_port:open':
    '{count:voyage ends|voyages end} or begin where the stop of a container ship is no port of call for {law} ({article}), and no row of a day beside it says where the ship came from or went on: the stop counts as a port of call.',
  transhipment_joined:
    '{count:stop is|stops are} no port of call of a container ship for {law} ({article}): the rows before and after count as one voyage. port_of_call true on the row that ends there makes it one.',
  rows_unplaced:
    '{count} of {rows} rows name no port of a stay, nor both ends of a voyage in countries that are known: their fuel is in CII and EEOI, but in no figure of EU ETS, UK ETS and FuelEU.',
  rows_undated:
    '{count} rows have no date, but rules change in {year} ({article}, {from}): they count by those of {year}-12-31.',
  cargo_unknown: 'A voyage without cargo_tonnes (0 in ballast) leaves EEOI and intensity unknown.',
  'size_unknown:cii': 'The CII of this type needs {needs}.',
  size_assumed: 'Without gross_tonnage, EU ETS, UK ETS and FuelEU are taken to cover the ship.',
  // Fields.
  'not_used:method': 'is not used by the method {method}',
  'not_used:size_class': 'is not used: a ship of this size is {size_class}',
  'not_used:consumed_fuel': 'is not used: the fuel consumed is {fuel}',
  'not_used:published_average':
    'applies to a modelled ship; a published average includes all fuel of its ships',
  'not_used:container_length':
    'containers has no effect: container_type does not state their length',
  'not_used:known_distance': '{field} has no effect on a given distance.',
  'not_used:no_register':
    '{field} has no effect on a route, because no register of ships is at hand: give its size.',
  'not_used:beside_class': '{field} has no effect beside the size class.',
  unknown_field: 'This field is unknown and was ignored.',
  'unknown_field:guess': 'This field is unknown and was ignored; did you mean {meant}?',
  'unknown_field:place': 'This field was ignored: {used} gives the place.',
  limit_reduced: 'limit was reduced to {limit}, the maximum.',
} as const satisfies Readonly<Record<string, string>>

type Key = keyof typeof WARNING_SENTENCES
type CodeOf<Name extends Key> = Name extends `${infer Code}:${string}` ? Code : Name
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare}:${string}` ? Bare : Name) | NamesIn<Rest>
  : never
type ValuesOf<Name extends Key> = {
  readonly [Value in NamesIn<(typeof WARNING_SENTENCES)[Name]>]: Values[string]
}

declare const fromTable: unique symbol
/** A sentence of the table. Only `warned` makes one, so that no warning is without its values. */
export type TableSentence = string & { readonly [fromTable]: true }

/** What a warning says, for programs and in English. */
export interface Warned<Code extends string = string> {
  readonly code: Code
  readonly detail: TableSentence
  /** Name of the passage, strait, shelf or port that it is about. */
  readonly place?: string
  /** What the sentence says in figures and names, and `reason` where a code has several. */
  readonly values?: Values
}

/**
 * The code, the sentence and the values of a warning.
 * @param values those that the sentence names; more are for programs alone
 */
export function warned<Name extends Key>(
  name: Name,
  ...[values]: NamesIn<(typeof WARNING_SENTENCES)[Name]> extends never
    ? [values?: Values]
    : [values: ValuesOf<Name> & Values]
): Warned<CodeOf<Name>> {
  const [code, reason] = name.split(':') as [CodeOf<Name>, string | undefined]
  const { place, ...others } = (values ?? {}) as Values
  const all: Values = { ...others, ...(reason !== undefined && { reason }) }
  return {
    code,
    detail: warningSentence({
      code,
      values: all,
      ...(place !== undefined && { place: String(place) }),
    }),
    ...(place !== undefined && { place: String(place) }),
    ...(Object.keys(all).length > 0 && { values: all }),
  }
}

/** The English of a warning, from its code and its values alone. */
export function warningSentence({
  code,
  values = {},
  place,
}: Omit<Warned, 'detail'>): TableSentence {
  const sentences: Readonly<Record<string, string>> = WARNING_SENTENCES
  const text = sentences[`${code}:${values['reason']}`] ?? sentences[code]!
  const all: Values = { ...values, ...(place !== undefined && { place }) }
  const filled = text.replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name: string, form?: string) =>
    inForm(all[name]!, form),
  )
  return filled.trimEnd() as TableSentence
}

function inForm(value: Values[string], form: string | undefined): string {
  if (typeof value === 'object') {
    return value.join(value.some((one) => one.includes(',')) ? '; ' : ', ')
  }
  if (form === undefined) return String(value)
  if (form === 'capital') return String(value).charAt(0).toUpperCase() + String(value).slice(1)
  if (form === 'day') return dayInWords(String(value))
  if (form === 'south') return `${-Number(value)}° S`
  const [one, more] = form.replace('?', '').split('|')
  const word = value === 1 ? one : more
  if (more !== undefined) return form.startsWith('?') ? word! : `${value} ${word}`
  return Number(value).toFixed(Number(form))
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** `12-20` as `20 December`. */
function dayInWords(day: string): string {
  return `${Number(day.slice(3))} ${MONTHS[Number(day.slice(0, 2)) - 1]}`
}

/**
 * The sentences of an answer, by code. Braces contain values. This is the table from which other
 * languages are translated: a client gets it as `MESSAGES`.
 */
export const MESSAGES = {
  // Assumptions of routes, matrices and stays.
  shortest_distance:
    'The distance is the shortest feasible one, without an allowance: logged ocean passages were 1.8 % longer in the median; estimates of a cargo add the 15 % of the GLEC Framework.',
  sea_passage_only: 'Sea passage only: without ports, anchorages, canals and manoeuvring.',
  fuel_factors: 'Fuel factors: Regulation (EU) 2023/1805, Annex II, with GWP100 of IPCC AR6.',
  one_price: 'One price applies to every fuel.',
  fuel_assumed:
    'Fuel: {fuel} is assumed, as none is given; estimates of a cargo assume {cargo_fuel}.',
  eca_fuel: '{fuel} inside emission control areas; no exhaust gas scrubber.',
  no_eca_fuel: 'No change of fuel inside emission control areas.',
  size_class_measured: 'Size class: {type} {size_class}, the nearest in length or beam.',
  size_class_assumed: 'Size class: {type} {size_class}, as none is given.',
  container_class_assumed:
    'Size class: container {size_class}, as none is given: one ship for all legs and cells. An estimate of a cargo takes the ship usual on its trade instead.',
  daily_fuel_given: 'Daily fuel as given, at the speed of the voyage, for every fuel.',
  daily_fuel_modelled:
    'Daily fuel: cubic law on {kw} kW and {kn} kn, with {sea_margin} sea margin.',
  full_power: 'The speed needs a calm sea: fuel is calculated for full power at {kn} kn.',
  slow_speed:
    'The speed is under half the maximum, where the cubic law is an extrapolation; the main engine gives at least {percent} % of its power.',
  port_fuel: '{fuel} in ports of the EEA and the United Kingdom and inside emission control areas.',
  stay_hours:
    '{berth_hours} h at berth and {anchorage_hours} h at anchor: auxiliary engines and boilers, without manoeuvring.',
  shore_power:
    'Shore power of {g_per_kwh} g CO2e/kWh, all of it well to tank; its cost is not included.',
  // Notes on the data of an estimate.
  factor_of_sea_passage:
    'The factor covers the sea passage only; fuel in ports and canals is added to the total.',
  power_recalled:
    'Engine power and speed of the class {size_class} are recalled by us, not read in a source.',
  ship_of_trade:
    'No ship is named: a container ship of {teu} TEU is modelled, the mean of the trade {lane} ({source}, {year}).',
  ship_of_distance:
    'No ship is named: a container ship of {teu} TEU is modelled, usual where the trade has no mean of its own ({source}, {year}).',
  ship_of_type: 'No ship is named: a feeder of {teu} TEU is modelled, which represents the type.',
  published_beside:
    'Modelled data rank above a published average (ISO 14083), which is among the alternatives. Give capacity_teu if you know the ship.',
  cargo_fuel_assumed:
    'No fuel is given: {fuel} is assumed, which has required a scrubber since 2020; VLSFO emits 0.84 % more. Routes and voyages assume {route_fuel}.',
  reefer_electricity:
    'Electricity of refrigerated cargo: {kw} kW per TEU on average, with a spread of ±60 %; its emissions use GWP values of AR6.',
  reefer_fuel_assumed: 'Electricity of refrigerated cargo is from {fuel}, as no fuel is given.',
  reefer_in_fuel: 'Electricity of refrigerated cargo is part of the fuel consumed.',
  fuel_without_evidence:
    'The fuel is as the caller states it, without evidence; its factor is a default.',
  fuel_measured: 'The fuel is primary data: {kind}, of {period}. Its factor is a default.',
  fuel_verified:
    'The fuel is primary data: {kind}, verified by {verifier}. Its factor is a default.',
  fuel_measured_and_verified:
    'The fuel is primary data: {kind}, of {period}, verified by {verifier}. Its factor is a default.',
  fuel_grade: 'Grade {grade}: the row of {row} in Annex II.',
  ship_year_gases:
    "The ship's verified annual figures from EU MRV, of CO2, CH4 and N2O: all its voyages to and from the EEA, including ballast voyages and port stays.",
  ship_year_co2:
    "The ship's verified annual figures from EU MRV, of CO2: all its voyages to and from the EEA, including ballast voyages and port stays. CH4 and N2O follow from the fuel.",
  ship_year_fuel_requested:
    'The file does not name the fuel: upstream emissions are those of the requested fuel.',
  ship_year_fuel_nearest:
    'The file does not name the fuel: upstream emissions are those of {fuel}, whose CO2 per kg is nearest.',
  from_pack: "From the operator's pack {pack}.",
  // Notes on rows of the data, which name them by code.
  vlsfo_as_lfo:
    'Annex II has no VLSFO row. The LFO row reproduces published voyage work (Cf 3.151); a delivery note with RME-RMK makes it HFO, 0.84 % less.',
  ulsfo_as_lfo:
    'Annex II has no ULSFO row. Residual 0.10 % fuel is mostly sold as RMD 80, which is in the LFO row (RMA-RMD); a distillate (ULSFO-DM) is in the row of MDO/MGO.',
  methane_slip:
    'Includes the methane slip of the engine. LNG without an engine type uses this row, the least favourable.',
  n2o_to_be_measured:
    'N2O is to be measured (TBM) in Annex II: the highest default of the class, 0.00018.',
  ethane_upstream:
    'Ethane has no row in Annex II and no open upstream value: that of the certificate is used, with Cf and heating value of MEPC.364(79).',
  biodiesel_heating_value:
    'Annex II uses the heating value of Directive (EU) 2018/2001; 37 MJ/kg of biodiesel unless the certificate states one.',
  old_fleet_statistics:
    "The fleet statistics behind this row are old: about twice today's liner practice. Give capacity_teu for a modelled ship.",
  shared_by_deck_area:
    'Shared with passengers by deck area: 3 to 5 times other published figures for such ferries.',
  // What an estimate leaves out.
  without_land: 'hubs on land, pre-carriage and on-carriage',
  without_other_elements: 'legs and hubs that are not elements of the chain',
  without_leaks: 'leaks of refrigerants, black carbon and other air pollutants',
  without_construction: 'construction and maintenance of ships, administration',
  without_port_fuel: 'fuel in port, at anchor and while manoeuvring',
  port_fuel_of_given: 'fuel in port that the given amount does not include',
  // What an estimate claims.
  aligned:
    'Aligned with the GLEC Framework and ISO 14083; calculated with open factors. Neither accredited nor certified.',
  aligned_by_operator:
    "Aligned with the GLEC Framework and ISO 14083; calculated with the operator's own factors. Neither accredited nor certified.",
  not_aligned:
    'Calculated according to the GLEC Framework and ISO 14083 but not aligned with them ({deviations}); calculated with open factors. Neither accredited nor certified.',
  not_aligned_by_operator:
    "Calculated according to the GLEC Framework and ISO 14083 but not aligned with them ({deviations}); calculated with the operator's own factors. Neither accredited nor certified.",
  chain_aligned:
    'Aligned with the GLEC Framework and ISO 14083; calculated with the factors that each element names. Neither accredited nor certified.',
  chain_not_aligned:
    'Calculated according to the GLEC Framework and ISO 14083 but not aligned with them ({deviations}); calculated with the factors that each element names. Neither accredited nor certified.',
  not_verified:
    'Not verified by a third party. This software is not certified by Smart Freight Centre.',
  // Names of factors.
  factor_of_fuels: '{fuels}',
  factor_of_modelled_ship: 'Modelled {ship}, {size_class}, {fuel}',
  factor_average: '{ship}, Average',
  factor_of_size: '{ship}, {from}-{to} {unit}',
  factor_from_size: '{ship}, {from}+ {unit}',
  factor_of_lane: 'Trade lane {lane}, {cargo}, mean of carriers',
  factor_of_carrier: '{carrier}, all lanes, {cargo}',
  factor_of_carrier_lane: '{carrier}, {lane}, {cargo}',
  factor_of_pack: '{name}',
  factor_of_ship_year: '{name}, EU MRV {year}',
  // Notes on carbon costs.
  carbon_scopes:
    'Scopes by law: EU ETS counts the EEA; FuelEU counts the Union, with Norway and Iceland as third countries and half of each voyage with an outermost region; UK ETS counts the United Kingdom alone.',
  carbon_in_port: 'A stay in port counts where the port lies; half a call is taken at each end.',
  fuel_eu_by_year:
    'FuelEU is settled for a ship and a year: this is what the voyage adds to the balance.',
  carbon_small_ship: 'A ship below {gross_tonnage} GT owes nothing under these laws.',
  ets_from_year: 'EU ETS applies to voyages from {year} on.',
  ets_exemption:
    'EU ETS: no allowances are due until the end of {year} for {what} ({article}); the emissions are monitored.',
  ets_exemption_for_good:
    'EU ETS: no allowances are due for {what} ({article}); the emissions are monitored.',
  fuel_eu_needs_fuel: 'FuelEU needs the fuel, which this factor does not name.',
  fuel_eu_from_year: 'FuelEU applies to voyages from {year} on.',
  uk_ets_from_day: 'UK ETS applies to voyages from {from} on; this one is on {day}.',
  carbon_without_ballast: 'The ballast voyage is between other ports: its cost is not included.',
  // Notes on the indicators of a ship.
  rating_of_year:
    'The rating is for a calendar year: one voyage only indicates the rating of a year like it.',
  indicators_count_co2:
    'CII and EEOI count only CO2, with the Cf of the fuel. A biofuel with E of at most 33 g/MJ has E times its heating value, another one the Cf of the fossil fuel that it replaces (MEPC.1/Circ.905).',
  sea_cargo_charter:
    'Sea Cargo Charter: well to wake CO2e divided by cargo and laden distance, as recalled from its technical guidance.',
} as const satisfies Readonly<Record<string, string>>

export type MessageCode = keyof typeof MESSAGES

/** Numbers and names of a message, by name. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>

/** A sentence of an answer, for programs and for other languages. */
export interface Message {
  readonly code: MessageCode
  readonly values: Values
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type ValuesOf<Code extends MessageCode> = {
  readonly [Name in NamesIn<(typeof MESSAGES)[Code]>]: Values[string]
}

/** A message with every value that its sentence names. */
export function message<Code extends MessageCode>(
  code: Code,
  ...[values]: NamesIn<(typeof MESSAGES)[Code]> extends never ? [] : [values: ValuesOf<Code>]
): Message {
  return { code, values: values ?? {} }
}

/** Texts and names of values in turn. Split once, because a matrix writes sentences for each cell. */
const PARTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(MESSAGES).map(([code, text]) => [code, text.split(/[{}]/)]),
)

/** The message in English. */
export function sentenceOf({ code, values }: Message): string {
  const parts = PARTS[code]!
  let text = parts[0]!
  for (let at = 1; at < parts.length; at += 2) {
    const value = values[parts[at]!]
    text += `${Array.isArray(value) ? value.join(', ') : value}${parts[at + 1]}`
  }
  return text
}

export const sentencesOf = (messages: readonly Message[]): string[] => messages.map(sentenceOf)

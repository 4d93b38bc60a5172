import { SHELVES } from './de-shelves.js'
import type { Translations } from './translations.js'

const LANES = {
  panama_trade: 'Panama-Fahrt',
  transatlantic: 'Transatlantik',
  transsuez: 'Transsuez',
  transpacific: 'Transpazifik',
  asia_africa: 'Asien – Afrika',
  asia_mediterranean: 'Asien – Mittelmeer',
  asia_middle_east: 'Asien – Naher Osten',
  asia_north_america_east: 'Asien – Nordamerika Ost',
  asia_north_america_west: 'Asien – Nordamerika West',
  asia_north_europe: 'Asien – Nordeuropa',
  asia_oceania: 'Asien – Ozeanien',
  asia_south_america: 'Asien – Südamerika',
  europe_africa: 'Europa – Afrika',
  europe_south_america: 'Europa – Südamerika',
  europe_middle_east: 'Europa – Naher Osten',
  europe_oceania: 'Europa – Ozeanien',
  mediterranean_north_america_east: 'Mittelmeer – Nordamerika Ost',
  mediterranean_north_america_west: 'Mittelmeer – Nordamerika West',
  north_america_africa: 'Nordamerika – Afrika',
  north_america_oceania: 'Nordamerika – Ozeanien',
  north_america_south_america: 'Nordamerika – Südamerika',
  north_america_middle_east: 'Nordamerika – Naher Osten',
  north_europe_north_america_east: 'Nordeuropa – Nordamerika Ost',
  north_europe_north_america_west: 'Nordeuropa – Nordamerika West',
  south_america_africa: 'Südamerika – Afrika',
  intra_africa: 'innerhalb Afrikas',
  intra_north_america: 'innerhalb Nordamerikas',
  intra_south_america: 'innerhalb Südamerikas',
  intra_middle_east: 'innerhalb des Nahen Ostens',
  intra_mediterranean: 'innerhalb des Mittelmeers',
  intra_north_europe: 'innerhalb Nordeuropas',
  intra_ne_asia: 'innerhalb Nordostasiens',
  intra_se_asia: 'innerhalb Südostasiens',
  se_asia_ne_asia: 'Südostasien – Nordostasien',
  north_europe_mediterranean: 'Nordeuropa – Mittelmeer',
  other: 'andere',
}

const SHIPS = {
  bulker: 'Massengutschiff',
  container: 'Containerschiff',
  'crude tanker': 'Rohöltanker',
  'products tanker': 'Produktentanker',
  'chemical tanker': 'Chemikalientanker',
  'lng tanker': 'LNG-Tanker',
  'lpg tanker': 'LPG-Tanker',
  tanker: 'Tanker',
  'bulk carrier': 'Massengutschiff',
  'general cargo': 'Stückgutschiff',
  'general cargo with containers': 'Stückgutschiff mit Containern',
  'vehicle carrier': 'Autotransportschiff',
  'ro ro': 'Ro-Ro-Schiff',
  ropax: 'Ro-Pax-Fähre',
  'reefer ship': 'Kühlschiff',
}

const SIZE_CLASSES = {
  small_feeder: 'Small Feeder',
  feeder: 'Feeder',
  feedermax: 'Feedermax',
  panamax: 'Panamax',
  post_panamax: 'Post-Panamax',
  post_panamax_plus: 'Post-Panamax Plus',
  neo_panamax: 'Neo-Panamax',
  ulcv: 'ULCV',
  handysize: 'Handysize',
  handymax: 'Handymax',
  supramax: 'Supramax',
  capesize: 'Capesize',
  vloc: 'VLOC',
  mr: 'MR',
  lr1: 'LR1',
  lr2: 'LR2',
  suezmax: 'Suezmax',
  vlcc: 'VLCC',
  ulcc: 'ULCC',
}

/** Sizes of published rows: single words, and the text for "8000+". */
const SIZES = {
  '+': 'ab {least}',
  dwt: 'tdw',
  m3: 'm³',
  TEU: 'TEU',
  CEU: 'CEU',
  LM: 'Lademeter',
}

const FUELS = {
  'Heavy fuel oil': 'Schweröl (HFO)',
  'Very low sulphur fuel oil, 0.50 % S':
    'Schiffskraftstoff mit sehr niedrigem Schwefelgehalt (VLSFO), 0,50 % S',
  'Ultra low sulphur fuel oil, 0.10 % S, residual': 'Ultraschwefelarmes Schweröl (ULSFO), 0,10 % S',
  'Marine gas oil, 0.10 % S': 'Schiffsgasöl (MGO), 0,10 % S',
  'Marine diesel oil': 'Schiffsdieselöl (MDO)',
  'LNG, Otto dual fuel, medium speed': 'LNG, Otto-Zweistoffmotor, Mittelläufer',
  'LNG, Otto dual fuel, slow speed': 'LNG, Otto-Zweistoffmotor, Langsamläufer',
  'LNG, Diesel dual fuel, slow speed': 'LNG, Diesel-Zweistoffmotor, Langsamläufer',
  'LNG, lean-burn spark ignited': 'LNG, Magergemisch mit Fremdzündung',
  'LPG, propane': 'LPG, Propan',
  'LPG, butane': 'LPG, Butan',
  'Methanol, from natural gas': 'Methanol aus Erdgas',
  'Hydrogen from natural gas, combustion engine': 'Wasserstoff aus Erdgas, Verbrennungsmotor',
  'Hydrogen from natural gas, fuel cell': 'Wasserstoff aus Erdgas, Brennstoffzelle',
  'Ammonia from natural gas, combustion engine': 'Ammoniak aus Erdgas, Verbrennungsmotor',
  'Ammonia from natural gas, fuel cell': 'Ammoniak aus Erdgas, Brennstoffzelle',
  Bioethanol: 'Bioethanol',
  'Biodiesel (FAME)': 'Biodiesel (FAME)',
  'Hydrotreated vegetable oil': 'Hydriertes Pflanzenöl (HVO)',
  'Bio-LNG, Otto dual fuel, medium speed': 'Bio-LNG, Otto-Zweistoffmotor, Mittelläufer',
  'Bio-LNG, Otto dual fuel, slow speed': 'Bio-LNG, Otto-Zweistoffmotor, Langsamläufer',
  'Bio-LNG, Diesel dual fuel, slow speed': 'Bio-LNG, Diesel-Zweistoffmotor, Langsamläufer',
  'Bio-LNG, lean-burn spark ignited': 'Bio-LNG, Magergemisch mit Fremdzündung',
  'Bio-methanol': 'Biomethanol',
  'Other biofuel': 'Anderer Biokraftstoff',
  'Hydrogen from biomass, combustion engine': 'Wasserstoff aus Biomasse, Verbrennungsmotor',
  'Hydrogen from biomass, fuel cell': 'Wasserstoff aus Biomasse, Brennstoffzelle',
  'E-diesel': 'E-Diesel',
  'E-methanol': 'E-Methanol',
  'E-LNG, Otto dual fuel, medium speed': 'E-LNG, Otto-Zweistoffmotor, Mittelläufer',
  'E-LNG, Otto dual fuel, slow speed': 'E-LNG, Otto-Zweistoffmotor, Langsamläufer',
  'E-LNG, Diesel dual fuel, slow speed': 'E-LNG, Diesel-Zweistoffmotor, Langsamläufer',
  'E-LNG, lean-burn spark ignited': 'E-LNG, Magergemisch mit Fremdzündung',
  'E-hydrogen, combustion engine': 'E-Wasserstoff, Verbrennungsmotor',
  'E-hydrogen, fuel cell': 'E-Wasserstoff, Brennstoffzelle',
  'E-ammonia, combustion engine': 'E-Ammoniak, Verbrennungsmotor',
  'E-ammonia, fuel cell': 'E-Ammoniak, Brennstoffzelle',
  'E-LPG, propane': 'E-LPG, Propan',
  'E-LPG, butane': 'E-LPG, Butan',
  'E-dimethyl ether': 'E-Dimethylether',
}

const DEVIATIONS = {
  port_calls: 'Hafenaufenthalte',
  ballast: 'Ballastfahrt',
  cargo_on_board: 'Ladung an Bord',
  cargo_assumed: 'angenommene Ladung',
  vessel_assumed: 'angenommenes Schiff',
  ferry_allocation: 'Allokation bei Fähren',
  activity_distance: 'Entfernung der Transportleistung',
}

const EVIDENCE = {
  'bunker delivery note': 'Bunkerlieferschein',
  'flow meter': 'Durchflussmesser',
  'tank sounding': 'Tankpeilung',
  'noon report': 'Mittagsbericht',
  'mrv report': 'MRV-Bericht',
}

const CARGO = { dry: 'ungekühlt', reefer: 'gekühlt' }

const FACTORS: Translations['texts'] = [
  ['{fuels:sum}', '{fuels}'],
  ['Modelled {ship:term}, {size:term}, {fuel}', '{ship} {size}, modelliert, {fuel}'],
  ['{ship:term}, Average', '{ship}, Durchschnitt'],
  ['{ship:term}, All dwt', '{ship}, alle Größen'],
  ['{ship:term}, {size:size}', '{ship}, {size}'],
  [
    'Trade lane {lane:term}, {cargo:term}, mean of carriers',
    'Fahrtgebiet {lane}, {cargo}, Mittel der Reedereien',
  ],
  ['{carrier}, all lanes, {cargo:term}', '{carrier}, alle Fahrtgebiete, {cargo}'],
  ['{carrier}, {lane:term}, {cargo:term}', '{carrier}, {lane}, {cargo}'],
  ['{ship}, EU MRV {year}', '{ship}, EU-MRV {year}'],
]

const SEA_ONLY = [
  'The factor covers the sea passage only; fuel in ports and canals is added to the total.',
  'Der Faktor gilt nur für die Seestrecke; Kraftstoff in Häfen und Kanälen ist in der Summe enthalten.',
] as const
const PLUG = [
  'Electricity of refrigerated cargo: {kw:number} kW per TEU on average, with a spread of ±60 %; its emissions use GWP values of AR6.',
  'Strom für gekühlte Ladung: im Mittel {kw} kW je TEU, mit einer Streuung von ±60 %; seine Emissionen sind mit GWP-Werten des AR6 berechnet.',
] as const
const MRV = [
  "The ship's verified annual figures from EU MRV: all its voyages to and from the EEA, including ballast voyages and port stays. The file does not name the fuel: CH4, N2O and upstream emissions are those of ",
  'Die verifizierten Jahreswerte des Schiffs aus dem EU-MRV: alle Reisen in den und aus dem EWR, mit Ballastfahrten und Hafenaufenthalten. Die Datei nennt den Kraftstoff nicht: CH₄, N₂O und vorgelagerte Emissionen sind die ',
] as const

const NOTES: Translations['texts'] = [
  SEA_ONLY,
  [
    `${SEA_ONLY[0]} No fuel is given: {fuel} is assumed, which has required a scrubber since 2020; VLSFO emits {percent:number} % more. Routes and voyages assume {other}.`,
    `${SEA_ONLY[1]} Es ist kein Kraftstoff angegeben: Angenommen wird {fuel}, das seit 2020 einen Abgaswäscher erfordert; VLSFO verursacht {percent} % mehr Emissionen. Für Routen und Reisen wird {other} angenommen.`,
  ],
  PLUG,
  [
    `${PLUG[0]} It is from {fuel}, as no fuel is given.`,
    `${PLUG[1]} Er stammt aus {fuel}, da kein Kraftstoff angegeben ist.`,
  ],
  [
    'The fuel is as the caller states it, without evidence; its factor is a default.',
    'Der Kraftstoff ist ohne Nachweis angegeben; sein Faktor ist ein Standardwert.',
  ],
  [
    'The fuel is primary data: {kind:term}, of {period}, verified by {who}. Its factor is a default.',
    'Der Kraftstoff beruht auf Primärdaten: {kind}, {period}, verifiziert durch {who}. Sein Faktor ist ein Standardwert.',
  ],
  [
    'The fuel is primary data: {kind:term}, of {period}. Its factor is a default.',
    'Der Kraftstoff beruht auf Primärdaten: {kind}, {period}. Sein Faktor ist ein Standardwert.',
  ],
  [
    'The fuel is primary data: {kind:term}, verified by {who}. Its factor is a default.',
    'Der Kraftstoff beruht auf Primärdaten: {kind}, verifiziert durch {who}. Sein Faktor ist ein Standardwert.',
  ],
  [
    'Electricity of refrigerated cargo is part of the fuel consumed.',
    'Strom für gekühlte Ladung ist im verbrauchten Kraftstoff enthalten.',
  ],
  [
    'Annex II has no VLSFO row. The LFO row reproduces published voyage work (Cf 3.151); a delivery note with RME-RMK makes it HFO, 0.84 % less.',
    'Anhang II hat keine Zeile für VLSFO. Die Werte der Zeile LFO stimmen mit veröffentlichten Reiseberechnungen überein (Cf 3,151); mit einem Lieferschein über RME bis RMK gilt er als HFO, 0,84 % weniger.',
  ],
  [
    'Annex II has no ULSFO row. Residual 0.10 % fuel is mostly sold as RMD 80, which is in the LFO row (RMA-RMD); a distillate (ULSFO-DM) is in the row of MDO/MGO.',
    'Anhang II hat keine Zeile für ULSFO. Rückstandsöl mit 0,10 % wird meist als RMD 80 verkauft, das zur Zeile LFO gehört (RMA bis RMD); ein Destillat (ULSFO-DM) gehört zur Zeile MDO/MGO.',
  ],
  [
    'Includes the methane slip of the engine. LNG without an engine type uses this row, the least favourable.',
    'Enthält den Methanschlupf des Motors. Für LNG ohne Angabe des Motors gilt diese Zeile, die ungünstigste.',
  ],
  [
    'N2O is to be measured (TBM) in Annex II: the highest default of the class, 0.00018.',
    'N₂O ist laut Anhang II zu messen (TBM): hier der höchste Standardwert der Klasse, 0,00018.',
  ],
  [
    'Annex II uses the heating value of Directive (EU) 2018/2001; 37 MJ/kg of biodiesel unless the certificate states one.',
    'Anhang II verwendet den Heizwert der Richtlinie (EU) 2018/2001; 37 MJ/kg wie Biodiesel, wenn der Nachweis keinen nennt.',
  ],
  [
    "The fleet statistics behind this row are old: about twice today's liner practice. Give capacity_teu for a modelled ship.",
    'Die Flottenstatistik hinter diesem Wert ist alt: Er beträgt etwa das Doppelte heutiger Liniendienste. Geben Sie die Kapazität in TEU an, dann wird das Schiff modelliert.',
  ],
  [
    'Shared with passengers by deck area: 3 to 5 times other published figures for such ferries.',
    'Nach Decksfläche zwischen Ladung und Passagieren aufgeteilt: das Drei- bis Fünffache anderer veröffentlichter Werte für solche Fähren.',
  ],
  [`${MRV[0]}the requested fuel.`, `${MRV[1]}des angefragten Kraftstoffs.`],
  [
    `${MRV[0]}{fuel}, whose CO2 per kg is nearest.`,
    `${MRV[1]}von {fuel}, dessen CO₂ je kg am nächsten liegt.`,
  ],
  ["From the operator's pack {name}.", 'Aus den Daten des Betreibers: {name}.'],
]

const CLAIMS: Translations['texts'] = (
  [
    ['open factors', 'offenen Faktoren'],
    ["the operator's own factors", 'eigenen Faktoren des Betreibers'],
  ] as const
).flatMap(([values, own]) => [
  [
    `Aligned with the GLEC Framework and ISO 14083; calculated with ${values}. Neither accredited nor certified.`,
    `Im Einklang mit dem GLEC Framework und ISO 14083; mit ${own} berechnet. Weder akkreditiert noch zertifiziert.`,
  ],
  [
    `Calculated according to the GLEC Framework and ISO 14083 but not aligned with them ({codes:terms}); calculated with ${values}. Neither accredited nor certified.`,
    `Nach dem GLEC Framework und ISO 14083 berechnet, aber nicht im Einklang mit ihnen ({codes}); mit ${own} berechnet. Weder akkreditiert noch zertifiziert.`,
  ],
])

const SCOPE: Translations['texts'] = [
  [
    'Not verified by a third party. This software is not certified by Smart Freight Centre.',
    'Nicht durch Dritte verifiziert. Diese Software ist nicht vom Smart Freight Centre zertifiziert.',
  ],
  ['hubs on land, pre-carriage and on-carriage', 'Umschlag an Land, Vor- und Nachlauf'],
  [
    'leaks of refrigerants, black carbon and other air pollutants',
    'Leckagen von Kältemitteln, Ruß und andere Luftschadstoffe',
  ],
  [
    'construction and maintenance of ships, administration',
    'Bau und Instandhaltung von Schiffen, Verwaltung',
  ],
  [
    'fuel in port, at anchor and while manoeuvring',
    'Kraftstoff im Hafen, vor Anker und beim Manövrieren',
  ],
  [
    'fuel in port that the given amount does not include',
    'Kraftstoff im Hafen, den die angegebene Menge nicht enthält',
  ],
]

const SOURCES: Translations['texts'] = [
  [
    'UK Government GHG Conversion Factors for Company Reporting {year}, DESNZ',
    'Treibhausgas-Umrechnungsfaktoren der britischen Regierung {year} (UK Government GHG Conversion Factors for Company Reporting), DESNZ',
  ],
  [
    'Fairway vessel model based on EPA 2022 and IMO 2020 tables',
    'Schiffsmodell von Fairway nach Tabellen von EPA 2022 und IMO 2020',
  ],
  ['Regulation (EU) 2023/1805 (FuelEU Maritime)', 'Verordnung (EU) 2023/1805 (FuelEU Maritime)'],
  [
    'Directive (EU) 2018/2001 (renewable energy), Annex III',
    'Richtlinie (EU) 2018/2001 (erneuerbare Energien), Anhang III',
  ],
  [
    'THETIS-MRV, European Maritime Safety Agency: public emission reports',
    'THETIS-MRV, Europäische Agentur für die Sicherheit des Seeverkehrs: öffentliche Emissionsberichte',
  ],
  [
    'Freighting goods; WTT- delivery vehs & freight',
    'Blätter „Freighting goods“ und „WTT- delivery vehs & freight“',
  ],
  [
    'Freighting goods; WTT- delivery vehs & freight; rows as of {year}, equal where compared',
    'Blätter „Freighting goods“ und „WTT- delivery vehs & freight“; Zeilen von {year}, gleich, soweit verglichen',
  ],
  [
    "vessel model at the class's default speed and design draught",
    'Schiffsmodell bei üblicher Geschwindigkeit und Konstruktionstiefgang der Klasse',
  ],
  ['Annex II', 'Anhang II'],
  ['Annex II, row LFO, used for VLSFO', 'Anhang II, Zeile LFO, für VLSFO verwendet'],
  [
    'Annex II, row LFO (RMA-RMD), used for residual ULSFO, whose usual grade RMD 80 is recalled',
    'Anhang II, Zeile LFO (RMA bis RMD), für ULSFO als Rückstandsöl verwendet, dessen übliche Sorte RMD 80 aus dem Gedächtnis stammt',
  ],
  [
    'Annex II; values to be measured (TBM) take the highest default of their class',
    'Anhang II; für zu messende Werte (TBM) gilt der höchste Standardwert ihrer Klasse',
  ],
  [
    'Annex III, lower heating value: ethanol 27, methanol 20; Cf of Regulation (EU) 2023/1805, Annex II',
    'Anhang III, Heizwert: Ethanol 27, Methanol 20; Cf der Verordnung (EU) 2023/1805, Anhang II',
  ],
  [
    'Annex III, lower heating value of biodiesel, 37; Cf of Regulation (EU) 2023/1805, Annex II',
    'Anhang III, Heizwert von Biodiesel, 37; Cf der Verordnung (EU) 2023/1805, Anhang II',
  ],
  [
    'Annex III, lower heating value of DME, 28; Cf by the carbon of its formula',
    'Anhang III, Heizwert von DME, 28; Cf nach dem Kohlenstoff der Formel',
  ],
  [
    'fuel consumption and CO2 emissions per transport work (mass)',
    'Kraftstoffverbrauch und CO₂-Emissionen je Transportleistung (Masse)',
  ],
  ['line {number:number}', 'Zeile {number}'],
  ['OGL-3.0', 'OGL-3.0'],
  ['Apache-2.0', 'Apache-2.0'],
  [
    'EU legal text, reuse allowed (Decision 2011/833/EU)',
    'EU-Rechtstext, Weiterverwendung erlaubt (Beschluss 2011/833/EU)',
  ],
  ["the operator's own copy", 'eigene Kopie des Betreibers'],
]

const ASSUMPTIONS: Translations['texts'] = [
  [
    'The distance is the shortest feasible one: ships sail about 15 % more on average.',
    'Die Entfernung ist die kürzeste mögliche: Schiffe fahren im Mittel etwa 15 % mehr.',
  ],
  [
    'Sea passage only: without ports, anchorages, canals and manoeuvring.',
    'Nur die Seestrecke: ohne Häfen, Reeden, Kanäle und Manövrieren.',
  ],
  [
    'Fuel factors: Regulation (EU) 2023/1805, Annex II, with GWP100 of IPCC AR6.',
    'Kraftstofffaktoren: Verordnung (EU) 2023/1805, Anhang II, mit GWP100 des IPCC AR6.',
  ],
  ['One price applies to every fuel.', 'Ein Preis gilt für jeden Kraftstoff.'],
  [
    'Fuel: {fuel} is assumed, as none is given; estimates of a cargo assume {other}.',
    'Kraftstoff: {fuel} wird angenommen, da keiner angegeben ist; bei Schätzungen für eine Ladung ist es {other}.',
  ],
  [
    '{fuel} inside emission control areas; no exhaust gas scrubber.',
    '{fuel} in Emissionsüberwachungsgebieten; kein Abgaswäscher.',
  ],
  [
    'Size class: {ship:term} {size:term}, the nearest in length or beam.',
    'Größenklasse: {ship} {size}, nach Länge oder Breite die nächste.',
  ],
  [
    'Size class: {ship:term} {size:term}, as none is given.',
    'Größenklasse: {ship} {size}, da keine angegeben ist.',
  ],
  [
    'Daily fuel as given, at the speed of the voyage, for every fuel.',
    'Verbrauch pro Tag wie angegeben, bei der Geschwindigkeit der Reise, für jeden Kraftstoff.',
  ],
  [
    'Daily fuel: cubic law on {kw:number} kW and {kn:number} kn, with {margin:number} sea margin.',
    'Verbrauch pro Tag: kubisches Gesetz mit {kw} kW und {kn} kn, Seezuschlag {margin}.',
  ],
  [
    'The speed needs a calm sea: fuel is calculated for full power at {kn:number} kn.',
    'Die Geschwindigkeit ist nur bei ruhiger See möglich: Der Kraftstoff ist für volle Leistung bei {kn} kn berechnet.',
  ],
  [
    'The speed is under half the maximum, where the cubic law is an extrapolation; the main engine gives at least {percent:number} % of its power.',
    'Die Geschwindigkeit liegt unter der halben Höchstgeschwindigkeit, wo das kubische Gesetz nur eine Extrapolation ist; die Hauptmaschine gibt mindestens {percent} % ihrer Leistung ab.',
  ],
  [
    '{fuel} in ports of the EEA and the United Kingdom and inside emission control areas.',
    '{fuel} in Häfen des EWR und des Vereinigten Königreichs und in Emissionsüberwachungsgebieten.',
  ],
  [
    '{berth:number} h at berth and {anchor:number} h at anchor: auxiliary engines and boilers, without manoeuvring.',
    '{berth} h am Liegeplatz und {anchor} h vor Anker: Hilfsmaschinen und Kessel, ohne Manövrieren.',
  ],
  [
    'Shore power of {grid:number} g CO2e/kWh, all of it well to tank; its cost is not included.',
    'Landstrom mit {grid} g CO₂e/kWh, ganz als Well-to-Tank; die Kosten enthalten ihn nicht.',
  ],
]

/** Texts of the service that have no code, in German. */
export const service: Translations = {
  terms: {
    ...LANES,
    ...SHIPS,
    ...SIZE_CLASSES,
    ...SIZES,
    ...FUELS,
    ...DEVIATIONS,
    ...EVIDENCE,
    ...CARGO,
    ...SHELVES,
  },
  texts: [...NOTES, ...CLAIMS, ...SCOPE, ...SOURCES, ...ASSUMPTIONS, ...FACTORS],
}

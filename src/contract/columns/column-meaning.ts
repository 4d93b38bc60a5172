import { readContainerType } from '../../emissions/methods/container-type.js'
import { PASSAGE_FLAGS } from '../passage-flags.js'
import { isDepartureName } from './departure-names.js'
import { laterPortOf } from './later-port.js'
import { beginning, being, having, kept, namesOf } from './name-words.js'
import { isReferenceName } from './reference-names.js'

/** What a column is about, as far as its name says that it could change a figure. */
export type ColumnMeaning =
  | 'reference'
  | 'temperature'
  | 'unit'
  | 'transhipment'
  | 'inland'
  | 'mode'
  | 'load type'
  | 'status'
  | 'fuel'
  | 'distance'
  | 'departure'
  | 'containers'
  | 'amount'
  | 'repeats'
  | 'ballast'
  | 'adjustment'
  | 'passages'
  | 'size'
  | 'margin'
  | 'empty'

/** Money, people, papers and devices: what they say of a shipment changes no figure of it. */
const NO_FIGURE = having(`
  usd eur gbp cny price cost costs charge charges surcharge rate fee fees tariff currency payment pay paid preis kosten
  gebuhr coste costo precio prix cout prezzo preco custo prijs supplier provider vendor contact email phone lieferant
  bank consignee remark remarks comment comments note notes description bemerkung hinweis observaciones remarques policy terms deadline
  cutoff cut_off logger device sensor serial budget reason baf clause insurance claim`)
/** Properties and stocks of a fuel say nothing of what a ship burns. */
const NO_FUEL = having(`
  rob remaining bunkered received eu per bdn sulphur sulfur schwefel viscosity density dichte factor temp temperature
  tank tanks capacity emission emissions co2 co2e days date port`)
/** Temperatures of anything but the cargo, and what is not cooled but counted. */
const NO_TEMPERATURE = having(
  'partner company agent provider operator store storage facility sea air water engine ambient id seawater scavenge exhaust lo fo coolant plug plugs unit uom',
)
/** A status of something beside the shipment; and a state that is a part of a country. */
const NO_STATUS = having(`
  payment invoice billing customs zoll document documents doc docs edi vat credit quote reefer container equipment vgm si
  bl email origin origen from to destination destino dest ship_to shipper consignee port pol pod address country city
  province zip uf date datum fecha time at updated timestamp`)
/** What a fee or a free time says of a cancellation is about money. */
const NO_CANCELLATION = having('payment invoice billing until free document edi')
/** What stands beside a word for a way of transport that is about something else. */
const NO_MODE = having(
  'payment delivery engine fan cargo load loading container service freight_payment term',
)
/** Amounts in a unit. */
const OF_AMOUNT = having(`
  weight wt wgt mass gross net qty quantity amount measure measurement cargo volume gw menge gewicht masse peso poids cantidad
  quantidade quantite`)

/** Whether the name of a column is a question about what is cancelled: `Deleted`, `Storno`. */
const CANCELLATION = beginning(
  'cancel void storn delet gelosch geloesch annul anul eliminad supprim borrad vervallen geannul rejected abgesagt inactiv inaktiv revers loschkenn loeschkenn loschverm loeschverm ungultig invalid withdrawn no_show baja$',
)
/** Whether it asks the opposite. */
const ACTIVE = being(
  'valid gultig active is_active aktiv activo actif attivo ativo actief is_valid shipment_active booking_active',
)
const STATUS =
  /(^|_)(status\w*|sendungsstatus|\w+status|zustand|situacao|situacion|situation)(_|$)|^((shipment|booking|order|job|transport|voyage)_)?(state|etat|stato|estado|durum)$|状态/

const TEMPERATURE = beginning(`
  temp$ temp_ temperat \\w*temperat set_?point sollwert \\w*kuhl \\w*kuehl gekuhlt refriger refrig reefer frigo frozen
  freez chill cool(ed|ing)?(_|$) cold(_|$) cold_?chain coldchain perish verderbl perec perib periss deperib bederf congel gefror tiefgefr
  tiefgek surgel gekoel koel vries diepvries tk(_|$) raffredd thermo frio froid freddo °c degc degrees_c sicaklik soguk`)
const PLUGGED = being('(reefer_)?plug_?in (reefer_)?plugged(_in)?')
const TEMPERATURE_SIGNS = /温度|冷藏|冷冻|℃/
/** Names that ask whether cargo is refrigerated: their 1 is no degree. */
const COLD_QUESTION =
  /kuhl|kuehl|cool|cold|frozen|freez|chill|perish|verderb|perec|perib|periss|bederf|congel|gefror|refriger|reefer|control|required|surgel|gekoel|koel|vries|(^|_)tk(_|$)|frigo|diepvries|raffredd|frio|froid|freddo|thermo|冷/

const TRANSHIPMENT = beginning(`
  via(_|\\d|$) viaport trans+_?s?hip \\w*transhipment transbord trasbord transborde baldeacion umschlaghafen umladehafen umladung umlade
  transload pot(_|\\d|$) tsp(_|\\d|$) tshp trans_port transfer_port change_port feeder_port feeder_vessel leg_2 second_leg stop_\\d umschlag(_|$) overslag aktarma przeladun t_s(_|$) ts(_|\\d|$) relay hub(_|\\d|$) connecting connection(_port|s?$) escalas?(_|$) escales?(_|$) scalo scali
  tussenhaven tussenstop zwischenhafen zwischenstop anlaufhafen stopover layover intermedi transit_?port port_of_transit call_\\d port_call_\\d (port_)?rotation$
  transithafen puerto_de_transito puerto_intermedio porto_intermedi port_of_call ports_of_call call_port routing(_|$) routed
  rerouted waypoint canal(_|$) bunker_port bunkering_port second_vessel 2nd_vessel vessel_2 on_forwarding anschluss`)
const TRANSHIPMENT_SIGNS = /中转|转运|转船/
/** Names that ask whether a voyage has no port on the way. */
const DIRECT = being(
  'direct is_direct direct_service direct_sailing direkt direktverkehr directo diretto direto',
)

const MODE = having(`
  mode mot modality modalidad modalidade modalita modal modo verkehrstrager verkehrsart transportart beforderungsart
  versandart versandweg vervoerswijze transport_type transportation_type type_of_transport leg_type leg_mode carriage_type
  means_of_transport transport_means means_of_transportation transport_medium modalite transportmodus vervoermodus transportweg transporttrager beforderungsmittel verkehrszweig transport_method sea_air sea_or_air air_sea medio_de_transporte medio_transporte moyen_de_transport mezzo_di_trasporto
  meio_de_transporte via_de_transporte tipo_de_transporte tipo_transporte type_de_transport tipo_di_trasporto mode_code
  segment_type section_type streckenart abschnittsart stage_type traffic_type rodzaj_transportu tasima_modu`)
const MODE_SIGNS = /运输方式/
const LOAD_TYPE = having(`
  fcl lcl fcl_lcl lcl_fcl svc load_type shipment_type service_type container_mode freight_type type_of_shipment shipping_type
  cargo_mode load_mode service_mode ladungsart sendungsart move_type movement_type delivery_mode tipo_de_carga shipping_method ship_method
  tipo_de_embarque type_de_chargement type_d_envoi tipo_di_carico tipo_di_spedizione`)

const UNIT = having(
  'uom u_o_m unit_of_measure unit_of_measurement unit_of_weight unit_of_mass meins gewei vrkme',
)
const UNIT_ALONE = being(
  'u_m um udm me kg_lb kg_lbs kgs_lbs lb_kg unit_code gew_einh unit units uq wt_uq weight_uq einheit unidad unite unita unidade eenheid birim jednostka',
)
const UNIT_OF =
  /(^|_)(units?|uom|uni|einheit|unidad|unidade|unite|unita|eenheid)(_|$)|\w{3,}einheit(_|$)/
/** Units of what is no amount of cargo. */
const NO_UNIT = having(
  'vol volume volumen dim dims dimension dimensions currency length packing package packages',
)
const UNIT_SIGNS = /单位/

const END = '(place|point|location|city|address)'
const INLAND = [
  new RegExp(`^(final_)?${END}_of_(receipt|delivery|pick_?up|loading|acceptance|collection)$`),
  /^final_(dest|delivery)$/,
  new RegExp(
    `^(receipt|delivery|pick_?up|collection|final|door|inland|on_carriage|ship_to)_${END}$`,
  ),
  /^(final_destination|por|p_o_r|pld|del|pre_carriage(_by)?|on_carriage(_by)?|place_of_final_delivery)$/,
  /^(inland_(origin|destination|depot)|door_(origin|destination))$/,
]

const FUEL = beginning(`
  fuel foc(_|$) fo$ fo_(cons|used|burn|mt|t)(_|$|\\w) bunker \\w*fuel(_|s|$) \\w*brandstof saf(_|$) bio_content bioanteil blend_ratio renewable_share hvo(_|\\d|$) fame(_|$) kraftstoff treibstoff brennstoff biokraftstoff biotreibstoff
  biobrennstoff combust carburant brandstof biocombust biocarbur hfo(_|$) hsfo vlsfo ulsfo lsfo lsmgo mgo(_|$) mdo(_|$) ifo(_|\\d|$)
  schwerol schweroel gasol(_|$) gasoel marine_diesel diesel(_|$) biodiesel methanol(_|$) ammonia(_|$) bio_(lng|mgo|hfo|blend|share|percent)
  betriebsstoff (daily_)?(consumption|verbrauch|consumo|consommation|verbruik)$ soutes?(_|$)`)
const DISTANCE =
  /^(total_|sea_|ocean_|actual_|sailed_|route_|voyage_|port_to_port_|ballast_|laden_|loaded_|leg_|observed_|gps_|steamed_|og_|ship_)*(distance|dist|miles|nautical_miles|nm|nmi|km|kms|sailed|distanz|entfernung|seemeilen|distancia|distanza|afstand|millas|milles|miglia)(_(sailed|travelled|km|kms|nm|nmi|sm|miles|run|over_ground|og|run_nm))*$/
/** Voyages or shipments of which a row may be one of many. */
const TIMES =
  '(trips|voyages|journeys|(round_?)trips|rotations|sailings|shipments|repeats|repetitions|fahrten|reisen|rundreisen|umlaufe|sendungen|abfahrten|wiederholungen|viajes|envios|salidas|embarques|trajets|traversees|expeditions|envois|departs|viaggi|spedizioni|partenze|viagens|partidas|reizen|ritten|zendingen|rejsy|podroze|seferler)'
const REPEATS = new RegExp(
  `^(${TIMES}(_(count|qty|total|each|per_(year|annum|month|week)))?|(total|n|no|nr|nos|num|number|count|qty|anzahl|numero|nombre|aantal|cantidad|quantidade)_(of_|de_|di_|der_|des_)?${TIMES}|((no|nr|number|count)_of_)(trip|voyage|shipment|sailing)|(trip|voyage|sailing|shipment)s?_(count|frequency)|times|frequency|multiplier|(frequency|sailings|trips|voyages)_per_\\w+|(return|round)_(trip|voyage)|roundtrip|hin_und_ruck\\w*|ida_y_vuelta|aller_retour|andata_e_ritorno|frecuencia|frequence|frequenza|frequencia|haufigkeit|frequentie|航次数|票数)$`,
)
/** How much of a way a ship sails without cargo. */
const BALLAST = having(
  'ballast empty_running empty_run empty_km empty_nm empty_miles empty_distance empty_leg empty_share empty_trip leerfahrt leerfahrten leerfahrtanteil leerkilometer lastre lest zavorra lastro',
)
const NO_BALLAST = having(
  'water tank tanks bwts treatment capacity draft draught speed kn kts bonus pump',
)
/** Why the CII of a ship's year leaves out or reduces what a voyage burnt. */
const ADJUSTMENT = having(
  'ice eis eisfahrt eisklasse hielo glace ghiaccio gelo ijs sts ship_to_ship lightering shuttle (exclude|excluded)_from_cii cii_(excluded|exclusion|exempt) correction_factor cii_correction search_and_rescue saving_life',
)
/** What slows a ship down beside its speed. */
const MARGIN = being('(sea|weather)_margin(_(%|pct|percent))?')
/** Whether a container has cargo. */
const EMPTY = being(
  'full_empty empty_full f_e e_f laden_empty empty_laden full_or_empty laden is_laden empty is_empty empty_container leer leercontainer vacio vide vuoto vazio leeg',
)
const CLOSING =
  /^(closed|closures?|close|blocked|avoid(ed)?|avoidance|exclu(de|des|ded|sions?)|without|open(ed)?|allow(ed)?|gesperrt|meiden|vermeiden|evitar|eviter|evitare|vermijden|cerrad[oa]s?|fermes?|chius[oi]|fechad[oa]s?)(_(passages?|canals?|straits?|areas?|zones?|routes?))?$/
const PASSAGE = having(`${PASSAGE_FLAGS.join(' ')} red_sea bab_(el|al)_mande?b gulf_of_aden`)
const NO_PASSAGE = having(
  'toll tolls dues eta etd atd date time day days agent draft draught limit net id',
)

/** Names of columns of the state of a voyage, for tables that read a single one. */
export const STATUS_COLUMNS: readonly string[] = [
  ...['status', 'state', 'shipment_status', 'booking_status', 'order_status', 'job_status'],
  ...['voyage_status', 'current_status', 'status_code', 'file_status'],
  ...['cancelled', 'canceled', 'is_cancelled', 'cancellation', 'void', 'storno', 'deleted'],
]

/** Numbers of containers, which say more of a cargo than its mass. */
const BOXES =
  /(^|_|\d)(teus?|ffes?|feus?|evp)(_|$)|(^|_)(no|nr|number|count|qty|quantity|anzahl|cantidad|nombre|numero|aantal)_(of_|de_|di_)?(containers?|boxes|cntrs?|conts?|equip|equipments?|eqpt|units|contenedores|contenedor|conteneurs|conteineres|contenitori|behälter)(_|$)|(^|_)(containers?|box(es)?|cntrs?|conts?|equip(ment)?s?|eqpt|eqp|eq)_(count|qty|quantity|total|anzahl|nr|no_of|number_of)(_|$)|^(units|equipments?_?count|conts|boxes)$/
/** What ships hold, and money and shares. */
const NO_BOXES = having(
  'capacity nominal vessel ship per rate factor slot slots intake id ref type size free empty day days',
)

type Rule = readonly [meaning: ColumnMeaning, finds: (key: string) => boolean]

/** In the order in which they count: a temperature of a transhipment port is that of the cargo. */
const RULES: readonly Rule[] = [
  ['repeats', (key) => REPEATS.test(key)],
  ['passages', (key) => CLOSING.test(key) || namesPassage(key)],
  ['inland', (key) => INLAND.some((pattern) => pattern.test(key))],
  ['unit', isUnit],
  [
    'temperature',
    (key) =>
      isAbout(TEMPERATURE, key, NO_TEMPERATURE) || PLUGGED.test(key) || TEMPERATURE_SIGNS.test(key),
  ],
  ['mode', (key) => isAbout(MODE, key, NO_MODE) || MODE_SIGNS.test(key)],
  ['load type', (key) => isAbout(LOAD_TYPE, key)],
  ['status', (key) => isQuestionOfCancelling(key) || isAbout(STATUS, key, NO_STATUS)],
  ['transhipment', isTranshipment],
  ['fuel', (key) => isAbout(FUEL, key, NO_FUEL)],
  ['reference', isReferenceName],
  ['distance', (key) => DISTANCE.test(key)],
  ['amount', (key) => isAbout(BOXES, key, NO_BOXES)],
  ['departure', isDepartureName],
  ['size', (key) => key === 'size_class' || key === 'nominal_capacity'],
  ['margin', (key) => MARGIN.test(key)],
  ['empty', (key) => EMPTY.test(key)],
  ['ballast', (key) => isAbout(BALLAST, key, NO_BALLAST)],
  ['adjustment', (key) => isAbout(ADJUSTMENT, key)],
]

function isAbout(words: RegExp, key: string, others?: RegExp): boolean {
  return words.test(key) && !NO_FIGURE.test(key) && others?.test(key) !== true
}

function isUnit(key: string): boolean {
  if (NO_UNIT.test(key)) return false
  if (UNIT_ALONE.test(key) || UNIT_SIGNS.test(key)) return true
  return isAbout(UNIT, key) || (isAbout(UNIT_OF, key) && (OF_AMOUNT.test(key) || /\wein/.test(key)))
}

function isTranshipment(key: string): boolean {
  return isAbout(TRANSHIPMENT, key) || DIRECT.test(key) || TRANSHIPMENT_SIGNS.test(key)
}

const namesPassage = (key: string) => isAbout(PASSAGE, key, NO_PASSAGE)

function isQuestionOfCancelling(key: string): boolean {
  return isAbout(CANCELLATION, key, NO_CANCELLATION) || ACTIVE.test(key)
}

/** What the name of a column says; null if it says nothing that could change a figure. */
export const columnMeaning: (name: string) => ColumnMeaning | null = kept(newMeaning)

function newMeaning(name: string): ColumnMeaning | null {
  // A type of container first: 40 REF is no reference.
  if (boxTypeOf(name) !== null) return 'containers'
  if (laterPortOf(name) !== null) return 'transhipment'
  const keys = namesOf(name)
  return RULES.find(([, finds]) => keys.some(finds))?.[0] ?? null
}

/** How a column of answers to a question asks it. */
export type Question = 'cancelled' | 'active' | 'cold' | 'direct' | 'open' | 'laden'

/** What a column asks whose cells are yes and no; null for one that asks nothing. */
export const questionOf: (name: string) => Question | null = kept(newQuestion)

function newQuestion(name: string): Question | null {
  const keys = namesOf(name)
  const asks = (finds: (key: string) => boolean) => keys.some(finds)
  if (asks((key) => ACTIVE.test(key))) return 'active'
  if (asks((key) => CANCELLATION.test(key))) return 'cancelled'
  if (asks((key) => DIRECT.test(key))) return 'direct'
  if (asks(namesPassage)) return 'open'
  if (asks((key) => /^(is_)?laden$/.test(key))) return 'laden'
  return asks((key) => COLD_QUESTION.test(key) || PLUGGED.test(key)) ? 'cold' : null
}

/** Whether a column is of a state of a shipment, and not perhaps of a part of a country. */
export function isSurelyStatus(name: string): boolean {
  return /status|statut|状态|situa|durum|zustand/i.test(name)
}

/** Whether a column of a fuel has its share of all. */
export function isShare(name: string): boolean {
  return /%|share|blend|anteil|percent|prozent|pct|ratio|quota|quote|porcentaje|pourcent|percentual|mix|misch/i.test(
    name,
  )
}

const COUNTING =
  /\b(number|no|nr|num|qty|quantity|count|total|of|anzahl|menge|cantidad|nombre|numero|de|containers?|cntrs?|boxes|units?|teus?|stk|pcs)\b|[#.()_:]/gi

/** `CNT20`, `D40`, `40H`: dry and high cube. */
const SHORT = /^(cnt|cntr|cont|x|d|h)?(20|40|45)(d|h|s)?$/i

/** The type of container of which a column counts the containers: `40HC` for `No. of 40HC`; null for any other. */
export function boxTypeOf(name: string): string | null {
  const type = name
    .replaceAll(/[’´`′]/g, "'")
    .normalize('NFKC')
    .replaceAll(COUNTING, ' ')
    .trim()
  const [, before = '', feet, after = ''] = SHORT.exec(type.replaceAll(/[\s.]/g, '')) ?? []
  if (feet !== undefined && before + after !== '')
    return /h/i.test(before + after) ? `${feet}HC` : `${feet}GP`
  const [length] = /^\d\d/.exec(type) ?? []
  if (length === undefined || /^\d+$/.test(type)) return null
  return (readContainerType(type)?.lengthFeet ?? null) === null ? null : type
}

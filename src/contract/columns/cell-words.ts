/** What a cell of a column says that is no field of a request; a text says why it cannot be understood. */

/** Words that begin like these say that a shipment did not take place, unless "not" stands before them. */
const CANCELLED =
  /(?<!\b(not|no|nicht|nie|non|un)[\s-]*)(?<![\p{L}])(cancel|canc(?!\p{L})|cancd|canx|cxl|cnl|cxx|void|delet|reject|declin|withdr|abort|annul|anul|annull|storn|gelöscht|geloescht|gestrichen|abgesagt|abgelehnt|verworfen|zurückgezogen|geannul|vervallen|afgewezen|eliminad|borrad|rechazad|desistid|supprim|refus[eé]|eliminat|rifiutat|rejeitad|recusad|exclu[ií]d|odwołan|iptal|no[\s-]?show|not shipped)/iu
const CANCELLED_SIGNS =
  /取消|作废|删除|キャンセル|취소|(?<!не )отмен[её]н|аннулир|ملغ[يىا]|الغاء|إلغاء/i
/** States of a shipment or a voyage that is under way, is planned or took place. */
const COUNTS = new Set(
  'active actual anchored approved arrived at_anchor at_berth at_destination at_origin at_port at_sea available berthed billed booked booking_confirmed closed completed complete confirmed accepted acknowledged allocated amended awaiting rolled rolled_over re-rolled rescheduled gated stuffed stuffing stripped empty_returned returned tendered under_customs under_clearance docs_received telex_released sob laden in_operation invoiced_partially pre_advised scheduled_for_pickup customs_cleared cleared created customs delayed delivered departed discharged dispatched done draft drifting en_route estimated exported final finished firm fixed gated_in gate_in gate_out handed_over imported in_port in_process in_progress in_transit invoiced issued loaded loading manifested manoeuvring moored new not_started ok on_board on_hold on_schedule on_subs on_the_water on_time on_water onboard open order_confirmed ordered paid partial pending planned posted preparing processing ready received released reserved sailed sailing scheduled sent settled shipped shipped_on_board started steaming submitted transit transshipped transhipped under_way underway unloaded validated verified abgefahren abgeschlossen angekommen aktiv bestätigt bestaetigt erledigt fakturiert gebucht geliefert geplant in_arbeit offen unterwegs verladen versendet zugestellt cargado confirmado embarcado en_tránsito en_transito entregado facturado pendiente zarpado confirmé livré expédié facturé en_cours en_transit parti confermato consegnato spedito fatturato imbarcato in_transito em_trânsito em_transito embarcado entregue pendente geleverd onderweg bevestigd dostarczono w_drodze teslim_edildi yolda 已开船 已离港 已到港 已完成 运输中 已签收 已订舱'.split(
    ' ',
  ),
)

/** Whether what a row is about took or takes place. Null for a status that is not known. */
export function statusOf(cell: unknown): 'counts' | 'cancelled' | null {
  if (typeof cell === 'boolean') return 'counts'
  const text = String(cell).trim()
  if (CANCELLED.test(text) || CANCELLED_SIGNS.test(text)) return 'cancelled'
  const plain = text.toLowerCase().replaceAll(/[\s-]+/g, '_')
  return COUNTS.has(plain) || NOTHING.test(text) ? 'counts' : null
}

/** Answers to a question. */
export const YES =
  /^(yes|y|true|x|1|ja|j|si|sí|oui|sim|tak|evet|required|wahr|verdadero|vrai|vero|是|有|はい|예|да|نعم)$/i
export const NO =
  /^(no|n|false|0|0[.,]0+|nein|non|nao|não|nee|nie|hay[iı]r|not required|falsch|falso|faux|否|无|いいえ|無|아니오|없음|нет|لا)$/i

/** A day as people write it, or the number of days of a spreadsheet. */
export function isDate(text: string): boolean {
  return /^(\d{1,4}[-./ ]+(\d{1,2}|\p{L}{3,9})\.?[-./, ]+\d{2,4}\b.*|\d{1,2}[-. ]?[a-z]{3,9}|(19|20)\d{6}|[2-7]\d{4})$/iu.test(
    text,
  )
}

/** A cell that says that there is none. */
export const NOTHING =
  /^(|-+|–|—|\.|\/|\?|n\.?\/?a\.?|none|nil|null|not applicable|unknown|tb[acdnx]|no|nein|ohne|keine?r?|entfällt|k\.?a\.?|ninguno|ninguna|sin|aucune?|sans|nessuno|nessuna|nenhum|sem|geen|brak|yok|无)$/i

/** What is not refrigerated, with a reefer whose machinery does not run (NOR). */
export const DRY =
  /^(ambient|dry|nor|non[- ]?operating( reefer)?|(reefer )?(switched |turned )?off|room( temp(erature)?)?|normal|standard|uncontrolled|general|not (required|controlled|refrigerated|temperature controlled)|non[- ]?(reefer|refrigerated)|raumtemperatur|ungekühlt|trocken|seco|sec|secco|droog|false|ambiente|ambiante|ambient temperature)$/i
const COLD =
  /^(frozen|chilled|chill|cool(ed)?|reefer|refrigerated|deep.?frozen|fresh|yes|true|controlled|temperature controlled|kühl|kuehl|tiefkühl|tiefgekühlt|tk|gekühlt|gefroren|kühlgut|congelad[oa]|refrigerad[oa]|congelée?|réfrigérée?|surgel[ée]e?|frais|fresco|surgelato|refrigerato|gekoeld|diepvries|冷冻|冷藏)$/i
const DEGREES =
  /^(set\s*)?[+-]?\s*\d{1,3}([.,]\d+)?\s*(°|º|deg(rees)?)?\s*[cfCF]?([\s/~to-]+[+-]?\s*\d{1,3}([.,]\d+)?\s*(°|º|deg)?\s*[cfCF]?)?$/i

/** Whether cargo travels refrigerated, by its temperature: any that is set. Null if it cannot be told. */
export function isRefrigerated(cell: unknown): boolean | null {
  if (typeof cell === 'number') return true
  if (typeof cell === 'boolean') return cell
  const text = String(cell).trim().replaceAll('\u2212', '-')
  if (NOTHING.test(text) || DRY.test(text)) return false
  return COLD.test(text) || DEGREES.test(text) ? true : null
}

/** Codes of UN/ECE Recommendation 19; the second digit of two, as customs of some countries write them, says more. */
const MODE_CODES: Readonly<Record<string, string>> = {
  2: 'rail',
  3: 'road',
  4: 'air',
  5: 'post',
  6: 'several modes',
  7: 'fixed installations',
  8: 'inland waterway',
}
const OTHER_MODE =
  /^((by|per|via) )?(air([ _-]?(freight|cargo|line|waybill))?|flight|plane|luft\p{L}*|lucht\p{L}*|aérien\p{L}*|aere[oa]|aéreo|aerien\p{L}*|avion|avi[aã]o|av\.|road([ _-]?(freight|transport|haulage))?|truck(ing|s)?|lorry|haulage|drayage|roa|ftl|ltl|lkw|stra(ss|ß)en?\p{L}*|routier|carretera|terrestre|camion|cami[oó]n|caminhão|strada(le)?|rodovi\p{L}+|weg\p{L}*|vrachtwagen|rai|inter-?modal[ _-]rail|rail(way|road|[ _-]?freight)?|train|bahn|schiene\p{L}*|ferro\p{L}+|ferrocarril|tren|spoor|barge|inw|bargeline|binnenschiff\p{L}*|binnenvaart|inland[ _]?(water\p{L}*|navigation|barge)?|fluvial|courier|parcel|post|kurier|mensajer[ií]a|multi-?modal\p{L}*|inter-?modal\p{L}*|combined transport|sea-?air|air-?sea|pipeline|pre-?(carriage|haulage|leg)|on-?(carriage|haulage)|vorlauf|nachlauf|acarreo|hava\p{L}*|kara\p{L}*|demir\p{L}*|tır|авиа\p{L}*|воздуш\p{L}*|авто\p{L}*|ж\/?д|железно\p{L}*|речн\p{L}*|空[运運]|航空\p{L}*|铁路|鉄道\p{L}*|公路|陆运|陸[送運]|卡车|トラック\p{L}*|항공\p{L}*|철도\p{L}*|육상\p{L}*|육로|트럭\p{L}*|جو\p{L}*|بر\p{L}*|سكك\p{L}*|شاحن\p{L}*)(\W|_|freight|fracht|$)/iu
/** The modes of other legs than those at sea, by the words and codes for them. */
const LAND_MODES = [
  ['air', /air|flight|plane|luft|lucht|aer|aér|avi|hava|авиа|воздуш|空|항공|جو|^4/i],
  ['inland_waterway', /barge|binnen|inland|^inw$|fluvial|речн|^8/i],
  ['rail', /rail?|train|bahn|schiene|ferro|tren|spoor|demir|ж\/?д|железно|铁路|鉄道|철도|سكك|^2/i],
  [
    'road',
    /roa|truck|lorry|haulage|drayage|ftl|ltl|lkw|stra|routier|carretera|terrestre|cami|strada|rodov|weg|vrachtwagen|carriage|vorlauf|nachlauf|acarreo|pre-?leg|kara|tır|авто|公路|陆运|陸|卡车|トラック|육|트럭|بر|شاحن|^3/i,
  ],
] as const

/** The mode that a cell names, if it is one of legs by land and by air. */
export function landModeOf(cell: unknown): (typeof LAND_MODES)[number][0] | null {
  const mode = modeOf(cell)
  if (mode === null || !('other' in mode)) return null
  if (
    /multi|inter-?modal(?![ _-]rail)|combined|sea|courier|parcel|post|kurier|mensajer|pipeline/i.test(
      mode.other,
    )
  )
    return null
  return LAND_MODES.find(([, words]) => words.test(mode.other))?.[0] ?? null
}

const SEA =
  /^((by|per|via) )?(sea|ocean|oceanic|see\p{L}*|hochsee|vessel|ship|schiff|hauptlauf|main[ _-]?(leg|carriage|haul)?|deep.?sea|short.?sea|feeder|maritime?|mar[ií]timo|marittim[oa]|mare|mar|mer|nave|navio|buque|bateau|water|zee\p{L}*|container(ised|ized)?|fcl|lcl|bulk|break.?bulk|ro.?ro|deniz\p{L}*|мор\p{L}*|海[运運]\p{L}*|海上\p{L}*|船便|해상\p{L}*|해운|بحر\p{L}*|整箱|拼箱|o|s)(\W|_|freight|fracht|$)/iu
/** A ship that takes vehicles and passengers: its emissions are not those of a cargo ship. */
const FERRY =
  /^((by|per|via) )?(ferry([ _-]?(boat|freight|line))?|ro-?pax|f[äa]e?hre|f[äa]hrschiff|ferri|transbordador|traghetto|veerboot|veerdienst|prom|feribot|паром\p{L}*|渡轮|フェリー|페리|عبارة)$/iu
/** The direction, and where a carrier takes and hands over containers: no mode. */
const NO_MODE =
  /^(import|export|cross[ -]?trade|domestic|international|transit|imp|exp|((door|cy|cfs|port|house|pier|d|p|sd|sp)( ?[-/_2] ?| to |t)(door|cy|cfs|port|house|pier|d|p|sd|sp)))$/i
const IN_CONTAINERS = /(^|[^a-z])(fcl|lcl|containeri[sz]ed|container|整箱|拼箱)([^a-z]|$)/i

/** What a cell of a mode says: another mode than the sea by name, or whether the cargo is in a container. */
export function modeOf(
  cell: unknown,
):
  | { readonly other: string }
  | { readonly isInContainers: boolean; readonly ship?: 'ferry' }
  | null {
  const text = String(cell).trim()
  if (NOTHING.test(text) || /^0$/.test(text) || NO_MODE.test(text)) return { isInContainers: false }
  const [, code, detail] = /^([1-8])([0-9])?$/.exec(text) ?? []
  if (code === '1') return { isInContainers: detail === '1' }
  if (code !== undefined) return { other: `${text} (${MODE_CODES[code]})` }
  if (OTHER_MODE.test(text)) return { other: text }
  if (FERRY.test(text)) return { isInContainers: false, ship: 'ferry' }
  return SEA.test(text) || IN_CONTAINERS.test(text)
    ? { isInContainers: IN_CONTAINERS.test(text) }
    : null
}

/** Whether a cell names a way of transport by a word, and not by a code that systems number differently. */
export function isModeWord(cell: string): boolean {
  return OTHER_MODE.test(cell) || (SEA.test(cell) && /\p{L}{2}/u.test(cell))
}

/** Units of mass by how people write them, as the units of the columns of cargo. */
const UNITS: readonly (readonly [unit: CellUnit, words: RegExp])[] = [
  ['kg', /^(kgs?|kgm|kilos?|kilograms?|kilogramm|公斤|千克|кг|キロ|킬로|كجم|كغ)\.?$/i],
  [
    'tonnes',
    /^(t|to|mt|mts|tne|tons? ?\(?metric\)?|tonnes?|tonnen?|metric[ _]tons?|toneladas?|tonnellate|吨|公吨|噸|т|тн|тонн\p{L}*|トン|톤|طن)\.?$/iu,
  ],
  ['lbs', /^(lbs?|lbr|pounds?)\.?$/i],
  ['short tons', /^(st|stn|short[ _]?tons?|us tons?)\.?$/i],
  ['long tons', /^(lt|ltn|long[ _]?tons?)\.?$/i],
  ['teu', /^teus?$/i],
  ['ffe', /^(ffe|feu)s?$/i],
]
export type CellUnit = 'kg' | 'tonnes' | 'lbs' | 'short tons' | 'long tons' | 'teu' | 'ffe'

export function unitOf(cell: unknown): CellUnit | null {
  const text = String(cell).trim()
  return UNITS.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Words for pieces, which say nothing of a mass beside them. */
export const PIECES =
  /^(ctns?|cartons?|ct|pkgs?|packages?|packs?|pallets?|plts?|pxs?|pcs?|pieces?|bags?|box(es)?|crates?|drums?|rolls?|cases?|units?|sets?|ea|each|containers?|cntrs?|skids?|bales?|colli|collis?|karton(s)?|palette[n]?|stück|stk|bultos?|cajas?|colis|cbm|m3|件|箱|托盘)$/i

/** What a column of ports on the way says of a voyage without one. */
export const DIRECT =
  /^(direct[oa]?|dir|direkt|diretto|diret[oa]|straight|no t\/?s|no trans+hipment|non-?stop|suez canal \(direct\))$/i

/** What follows the word for a document or an order: `Booking No`, `Job Ref.`, `Order Reference Number`. */
const ENDINGS = [
  ...['no', 'nos', 'nr', 'num', 'number', 'id', 'ref', 'reference', 'code'],
  ...['ref_no', 'reference_no', 'reference_number'],
]

const SHIPMENT = ['shpt', 'consignment', 'cnee_shipment', 'delivery', 'consol']
const FILE = ['job', 'file', 'dossier', 'transport_order', 'forwarding_order']
const BOOKING = ['booking', 'bkg', 'carrier_booking']
const HOUSE = ['hbl', 'hb_l', 'h_bl', 'house_bl', 'house_b_l', 'house_bill', 'house_bill_of_lading']
const LADING = [
  'bl',
  'b_l',
  'bol',
  'bill_of_lading',
  'bill',
  'waybill',
  'sea_waybill',
  'swb',
  'seaway_bill',
]
const MASTER = [
  'mbl',
  'mb_l',
  'm_bl',
  'master_bl',
  'master_b_l',
  'master_bill',
  'master_bill_of_lading',
]
const AIR = [
  'hawb',
  'mawb',
  'awb',
  'hawb_hbl',
  'hbl_hawb',
  'mawb_mbl',
  'mbl_mawb',
  'consignment_note',
]
const ORDER = ['order', 'sales_order', 'so', 'customer_order', 'work_order']
const PURCHASE = ['po', 'p_o', 'purchase_order']
const INVOICE = ['invoice', 'commercial_invoice']
const REFERENCE = ['ref', 'reference', 'refs']
const WHOSE = ['our', 'internal', 'own', 'forwarder', 'carrier', 'customer', 'client', 'cust']
const WHOSE_ELSE = ['your', 'shipper', 'consignee', 'external', 'tracking', 'transaction']
const CONTAINER = ['container', 'cntr', 'cont', 'ctr', 'unit']

/** These name a reference without an ending too. */
const ALONE = new Set(
  [
    ...['consignment', 'job', 'dossier', 'booking', 'bkg', ...HOUSE, ...LADING, ...MASTER, ...AIR],
    ...['po', 'p_o', 'purchase_order', 'sales_order', ...REFERENCE],
  ].filter((name) => name !== 'bill'),
)

const named = (words: readonly string[]): string[] =>
  words.flatMap((word) => [
    ...(ALONE.has(word) ? [word] : []),
    ...ENDINGS.map((ending) => `${word}_${ending}`),
  ])

const whose = (words: readonly string[]): string[] =>
  words.flatMap((word) => named(REFERENCE).map((name) => `${word}_${name}`))

/** The usual names of a column that identifies a row. Two of them contradict each other. */
export const ID_COLUMNS = ['id', 'shipment_id', 'shipment'] as const

/**
 * Further columns of references; the first of them identifies a row that has no better one: what is nearest to a single
 * shipment comes first.
 */
export const REFERENCE_COLUMNS: readonly string[] = [
  ...new Set([
    ...['shipment_no', 'shipment_nr', 'shipment_number', 'shipment_ref', 'shipment_reference'],
    ...named(['shipment', ...SHIPMENT, ...FILE]),
    ...whose(WHOSE),
    ...named([...BOOKING, ...HOUSE, ...LADING, ...MASTER, ...AIR]),
    ...named([...ORDER, ...PURCHASE]),
    ...named(REFERENCE),
    ...whose(WHOSE_ELSE),
    ...named([...INVOICE]),
  ]),
].filter((name) => !(ID_COLUMNS as readonly string[]).includes(name))

/** A bill of lading, an order or a booking has a row for each of its containers: their numbers tell the rows apart. */
export const CONTAINER_NUMBER_COLUMNS: readonly string[] = [
  ...ENDINGS.filter((ending) => ending !== 'code').flatMap((ending) =>
    CONTAINER.filter((word) => word !== 'unit' || /^(no|nr|number|id)$/.test(ending)).map(
      (word) => `${word}_${ending}`,
    ),
  ),
]

/** Further things whose number names a shipment, in the words of forwarders and of their systems. */
const FURTHER =
  `shipment shpt shpmt shipmt shp consignment consol consolidation job file folio dossier booking bkg order invoice delivery delivery_note
  transport transport_document tpdoc freight_order freight_unit freight_booking forwarding_order forwarding_unit fo fu
  manifest docket document doc trip load movement move case ticket transaction dispatch despatch tracking record row
  deal pro s_o entry declaration lading waybill bl hbl mbl reference ref shipping_order so shipping_instruction si kpi_shipment
  lieferung lieferschein akte position pos vorgang partida embarque guia carta_de_porte factura facture fattura fatura`
    .trim()
    .split(/\s+/)
    .join('|')
const NUMBERED = new RegExp(
  `(^|_)(${FURTHER})_(${ENDINGS.join('|')}|key|nummer|numero|kennung|control_number|nro|num|n)$`,
)
const UNNUMBERED =
  /^(folio|shpt|shpmt|manifest|docket|tracking|order|invoice|ucr|ducr|mrn|tpdoc|freight_order|freight_unit|forwarding_order|shipment_key|carta_de_porte|lieferschein|lieferung|akte|vorgang|partida|embarque|guia|factura|facture|fattura|fatura|uuid|guid|(speditions|kunden|transport)auftrag|rechnung|remesa|albaran|orden|orden_de_compra|s_o|house|file|bolla|ddt|polizza|ref_interna|conhecimento|envoi|vrachtbrief|cmr|bordereau|tor|fwo|trq|transportationorder|transportation_order|(unser|ihr)_zeichen|awb_bl|bl_awb)$/
const REFERENCE_END =
  /(^|_)(refs?|reference|referenz|referencia|riferimento|referentie)(_(no|nr|number|num|id|code))?$/
/** Parties, prices and goods have numbers that many shipments share. */
const SHARED =
  /(^|_)(line|item|port|rate|quote|quotation|contract|price|tariff|hs|commodity|product|material|article|sku|seal|vessel|ship|voyage|imo|tax|vat|account|type|date|carrier_code|page|sheet|user|office|branch|terminal|berth|cost|lot)(_|$)/

const EXACT = new Set([...ID_COLUMNS, ...REFERENCE_COLUMNS, ...CONTAINER_NUMBER_COLUMNS])

/** `Speditionsauftragsnummer`, `Dossiernr.` */
const GERMAN =
  /^\w*(auftrag|sendung|rechnung|position|dossier|lieferschein|beleg|frachtbrief)s?_?(nr|nummer|num)$/

/** A number in other languages, whatever it is of: `Ordernr`, `单号`, `Номер сделки`. */
const NUMBER_ABROAD =
  /^(order|orden|vracht|zendings?|boekings?|opdracht|fracht|auftrags?|kommissions?|liefer|transport|speditions?)(nr|nummer)$|(号|號|番号|번호)$|^номер_|^رقم_/u
/** Of those, what many shipments share. */
const SHARED_ABROAD =
  /(船|航|车|車|电话|電話|税|封|印|口座|品|顧客|客户|客戶|郵便|契約|合同|合約|전화|선박|항차|사업자|품목|우편|고객|차량)(号|號|番号|번호)$|телефон|судна|ре[ий]са|счета|инн|клиента|груза|пломбы|договора|الهاتف|السفينة|الرحلة|العميل|الختم/u

/** Whether a column of this name identifies a shipment. */
export function isReferenceName(key: string): boolean {
  if (EXACT.has(key)) return true
  if (SHARED.test(key)) return false
  if (NUMBER_ABROAD.test(key)) return !SHARED_ABROAD.test(key)
  return GERMAN.test(key) || NUMBERED.test(key) || UNNUMBERED.test(key) || REFERENCE_END.test(key)
}

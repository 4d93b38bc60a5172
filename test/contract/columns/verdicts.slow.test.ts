import { describe, expect, test } from 'vitest'
import { ESTIMATE_FIGURES, ROUTE_FIGURES } from '../../../src/contract/columns/figures.js'
import { rowMembers } from '../../../src/contract/columns/row-members.js'
import { EmissionsRequestBody } from '../../../src/contract/schemas/emissions/emissions-request.js'
import { RouteRequestBody } from '../../../src/contract/schemas/route-request.js'
import { estimates } from '../../../src/interfaces/cli/table/estimates.js'
import { routes } from '../../../src/interfaces/cli/table/routes.js'
import { BodyReader } from '../../../src/tables/bodies/body-reader.js'

/** Names as files have them, separated by bars, with cells that change a figure. */
interface Kind {
  readonly names: string
  readonly cells: readonly string[]
}

const KINDS: Readonly<Record<string, Kind>> = {
  reference: {
    names: `Job No|Ref|Reference|Our Ref|HBL|House B/L|B/L No|B/L|Booking No|File No|Consignment No|Order No|PO Number|Container No
      |MBL|Bill of Lading|Shipment No|Booking Ref.|Customer Ref|Job #|Sendungsnummer|Auftragsnummer|Referenz|Buchungsnummer
      |Containernummer|Numéro de dossier|Connaissement|Numéro de commande|Referencia|Pedido|Conocimiento de embarque|Expediente
      |Riferimento|Pratica|Numero spedizione|Zendingnummer|Opdrachtnummer|Numer zlecenia|Konşimento no|提单号|订单号|箱号
      |业务编号|Folio|Shpt|Shpt No|Consol ID|Freight Order|Freight Unit|Forwarding Order|Transport Document No|TPDoc|Manifest No
      |Docket|Tracking No|UCR|Dossier|Vorgang|Guía|Factura|Lieferschein|JobNumber|Trip ID|Nº de expediente|N° dossier|Speditionsauftragsnummer|Albarán|Bolla|Vrachtbrief`,
    cells: ['A17'],
  },
  temperature: {
    names: `Temperature|Temp. °C|Temp|Set point|Setpoint (°C)|Reefer Temp|Temp (C)|Temperatur|Température|Temperatura|温度
      |Cargo temp setting|Kühlung|Kühlgut|Kühltemperatur|Tiefkühl|Frozen|Perishable|Cooling|Chilled|Cold chain|Temperature control
      |Refrigerado|Congelado|Perecedero|Cadena de frío|Réfrigéré|Surgelé|Périssable|Froid|Deperibile|Refrigerato|Surgelato
      |Gekoeld|Diepvries|Temperatuur|reeferTemperature|Verderblich|Refrigeración|TK-Ware|Vriesgoed`,
    cells: ['-18', 'Yes'],
  },
  unit: {
    names: `unit|UoM|Weight Unit|Unit of Measure|Einheit|Unidad|Unité|单位|Gewichtseinheit|Mengeneinheit|GEWEI|Gross Weight UoM
      |Wt Unit|Unità|Unidade|Eenheid|Unité de poids|Unidad de peso|weightUnit|GROSS_WEIGHT_UNIT|Maßeinheit|U.M.`,
    cells: ['lbs'],
  },
  transhipment: {
    names: `T/S Port|Transhipment Port|Transshipment|T/S Port 1|Umschlaghafen|Port de transbordement|Puerto de transbordo|中转港
      |Date of transhipment port|Via port 1|Connecting port|Escala|Escalas|Relay port|Hub port|Umladehafen|Zwischenhafen
      |Trasbordo|Scalo|Escale|Overslaghaven|Tussenhaven|Intermediate port|Routed via|Transit port|Stopover|2nd vessel|viaPort
      |Connecting vessel|Number of transhipments|Baldeación|POT|TSP1|POL2|Transfer port|Feeder port|Umschlag`,
    cells: ['Colombo', 'Yes', '1'],
  },
  mode: {
    names: `Transport Mode|Mode of Transport|Modality|Modalidad|Modalité|Modalità|Leg type|Leg mode|Verkehrsträger|Transportart
      |Versandart|Beförderungsart|Modo de transporte|Mode de transport|Moyen de transport|Mezzo di trasporto|Medio de transporte
      |Vervoerswijze|Means of transport|Transport type|运输方式|MOT|TransportMode|Tipo de transporte|Segment type|FCL/LCL
      |Load type|Shipment type|Service type`,
    cells: ['Air', 'Rail', 'Truck', 'LKW', 'Aéreo', 'Pre-carriage', 'Binnenschiff', 'FCL'],
  },
  status: {
    names: `Status|Shipment Status|Statut|Estado|Stato|Cancelled|状态|Deleted|Deleted at|Is Deleted|Cancellation date|Void|Storno
      |Gelöscht|Annulé|Anulado|Annullato|Inactive|State|Booking state|Job Status|Sendungsstatus|Auftragsstatus|Situação
      |Eliminado|Supprimé|Geannuleerd|Löschkennzeichen|Reversal|Valid`,
    cells: [
      'CANCELLED',
      'Booking cancelled',
      'storniert',
      'anulado',
      'Annulée',
      'Rejected',
      'Deleted',
      'no show',
      '已取消',
    ],
  },
  fuel: {
    names: `HVO share|Biofuel %|Fuel blend|Bunker|Fuel|Fuel consumption|Bunkers|FOC|Fuel oil|Total fuel|Kraftstoff
      |Kraftstoffverbrauch|Treibstoff|Combustible|Consumo de combustible|Carburant|Combustibile|Combustível|Brandstof|Bio share
      |Biokraftstoffanteil|Biocombustible|Bunker type|Fuel grade|VLSFO|HFO (t)|Schweröl|Biofuel|SAF %|Aandeel biobrandstof|Bioanteil`,
    cells: ['30', '120 t'],
  },
  date: {
    names: `ATD|Sail date|Sailing Date|B/L date|Vessel departure|Abfahrtszeit|Verschiffungsdatum|Ladedatum|Fecha de embarque
      |Fecha de zarpe|Date d'embarquement|Data imbarco|Data de embarque|Afvaartdatum|Actual departure|Departed|Date|Abfahrt`,
    cells: ['2026-03-01'],
  },
  period: {
    names: `Month|Period|Reporting period|Shipping month|Monat|Mes|Mois|Mese|Mês|Maand|Zeitraum|Periodo|Période|Quarter|Trimestre
      |Year|Jahr|Año|Semana|Week no|ETD month|Sailing week|Date/Time`,
    cells: ['2026-02', 'Feb'],
  },
  repeats: {
    names: `Trips|No. of trips|Voyages|Number of voyages|Round trips|Sailings|Shipments|Anzahl Fahrten|Reisen|Anzahl Sendungen
      |Viajes|Número de viajes|Nombre de voyages|Rotations|Viaggi|Numero viaggi|Viagens|Aantal reizen|Voyage count|Trips per year|Frequency`,
    cells: ['12', '2'],
  },
  ballast: {
    names: `Ballast %|Ballast share|Ballast|Ballast leg|Ballast (nm)|Empty running %|Empty km|Leerfahrtanteil|Leerfahrten|Lastre %
      |En lastre|Sur lest|Zavorra|Lastro|Leerkilometer|Ballast ratio`,
    cells: ['40', '0.4'],
  },
  passage: {
    names: `Closed|Closed passages|Closures|Avoided|Avoid canals|Blocked|Exclude|Excluded canals|Gesperrt|Evitar|Éviter|Evitare
      |Vermijden|Suez closed|Suez open|Passing Suez|Ferme|Chiuso`,
    cells: ['Suez', 'Suez, Panama', 'Cape of Good Hope'],
  },
  size: {
    names: `Ship size|Vessel size|Size of vessel|Ship class|Vessel class|Schiffsgröße|Schiffsklasse|Tamaño del buque|Tamaño buque
      |Taille du navire|Dimensione nave|Classe nave|Tamanho do navio|Scheepsgrootte|vesselSize`,
    cells: ['panamax'],
  },
  amount: {
    names: `20ft|40ft|20'|40HC|40' HC|20GP|40HQ|40RF|No. of 40HC|20' qty|# 20ft|40 ft|40´HC|TEU count|No of TEU|Total TEU
      |Anzahl TEU|Total FFE|Qty of containers|Containers qty|EVP|CNT20|40H|40 REF`,
    cells: ['10'],
  },
  place: {
    names: `POL|Load Port|Port of Loading|From|Origin|Ladehafen|Verladehafen|Puerto de carga|Puerto de embarque|Port de chargement
      |Porto di carico|Porto di imbarco|Porto de embarque|Laadhaven|起运港|Departure port|Abgangshafen|portOfLoading`,
    cells: ['Rotterdam'],
  },
}
const KIND = { estimate: estimates, route: routes } as const
const BODY = { estimate: EmissionsRequestBody, route: RouteRequestBody } as const
const FIGURES = { estimate: ESTIMATE_FIGURES, route: ROUTE_FIGURES } as const
type Table = keyof typeof KIND
const READERS = {
  estimate: new BodyReader(KIND.estimate.columns),
  route: new BodyReader(KIND.route.columns),
} as const
type Verdict = 'counts' | 'ignored'

const namesIn = ({ names }: Kind) => names.split('|').map((name) => name.trim())
const all = Object.entries(KINDS).flatMap(([kind, one]) =>
  namesIn(one).map((name) => [kind, name, one.cells] as const),
)

/** Whether a cell is read or refused, or is ignored and named. */
function inFile(table: Table, name: string, cell: string): Verdict {
  const reader = READERS[table]
  const row = { line: 2, columns: [name], cells: [cell] }
  if (reader.unread([name], {}, [row]).faults.length > 0) return 'counts'
  return reader.ignoredIn(row, {}).columns.includes(name) ? 'ignored' : 'counts'
}

function overHttp(table: Table, name: string, cell: string): Verdict {
  const known = Object.keys(BODY[table].properties)
  const { body, problems } = rowMembers({ [name]: cell }, known, FIGURES[table])
  return name in body && problems.length === 0 ? 'ignored' : 'counts'
}

/** Fields that a row over HTTP has in its own form are read there, or are not of its request. */
const hasOwnForm = (kind: string) => ['date', 'place', 'amount', 'size'].includes(kind)

/** An empty member is left out, but an empty column that no field reads is named. */
const isNeverRead = (kind: string) => ['period', 'repeats', 'ballast', 'passage'].includes(kind)

describe('a column that could change a figure', () => {
  test('has fifteen names of each kind at least', () => {
    const counts = Object.values(KINDS).map((one) => namesIn(one).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(15)
  })

  test.each(all)('%s: "%s" is read or refused in a list of shipments', (_, name, cells) => {
    const verdicts = cells.map((cell) => [cell, inFile('estimate', name, cell)])
    expect(verdicts).toEqual(cells.map((cell) => [cell, 'counts']))
  })

  test.each(['estimate', 'route'] as const)(
    'has one verdict in files and over HTTP: %s',
    (table) => {
      const others = ['', 'No', '0', 'n.a.', 'Booked', 'Suez', 'sea', 'ambient']
      const rows = all
        .filter(([kind, name]) => !hasOwnForm(kind) && !/^(via|mode)$/i.test(name))
        .flatMap(([kind, name, cells]) =>
          [...cells, ...others]
            .filter((cell) => cell !== '' || !isNeverRead(kind))
            .map((cell) => [name, cell] as const),
        )
      const found = rows.map(([name, cell]) => `${name} "${cell}" ${inFile(table, name, cell)}`)
      const sent = rows.map(([name, cell]) => `${name} "${cell}" ${overHttp(table, name, cell)}`)
      expect(sent).toEqual(found)
    },
  )

  test('identifies a row over HTTP if it is a reference', () => {
    const known = Object.keys(EmissionsRequestBody.properties)
    for (const name of namesIn(KINDS['reference']!)) {
      const read = rowMembers({ [name]: 'x' }, known, ESTIMATE_FIGURES)
      expect(read, name).toEqual({ id: 'x', body: {}, problems: [] })
      const refused = rowMembers({ [name]: 'x', status: 'cancelled' }, known, ESTIMATE_FIGURES)
      expect([refused.id, refused.problems.length], name).toEqual(['x', 1])
    }
  })
})

describe('a column that changes no figure', () => {
  test.each(
    `Remark|Customer|Rate|ETA|Seal|Vessel Master|Fuel price|Payment mode|Payment status|Customs status|Bunker surcharge
      |Origin State|State/Province|Customer ID|Seal No|Voyage No|HS Code|Invoice amount|Transit time|Temps de transit
      |Business unit|Unit price|Description|Free days|Reefer plugs|Ballast water|Suez toll|Year built|Billing period|Temperature unit|Volume CBM|Contract No|Rate Ref`
      .split('|')
      .map((name) => name.trim()),
  )('is ignored and named: "%s"', (name) => {
    for (const cell of ['A17', 'Yes', '30']) {
      expect(inFile('estimate', name, cell)).toBe('ignored')
      expect(overHttp('estimate', name, cell)).toBe('ignored')
    }
  })

  test.each([
    ['State', 'SP'],
    ['Estado', 'SP'],
    ['T/S', '0'],
    ['T/S', 'No'],
    ['Transbordo', 'ninguno'],
    ['Status', 'Rolled'],
    ['Status', 'Booked'],
    ['Status', 'On board'],
    ['Status', 'Released'],
    ['Status', 'not cancelled'],
    ['Temperature control', 'No'],
    ['Cooling', 'No'],
    ['Kühlung', 'nein'],
    ['HVO share', '0'],
    ['Deleted', 'No'],
    ['Leg type', '-'],
    ['Trips', '1'],
    ['Voyages', 'V 12'],
    ['Ballast', 'Laden'],
    ['Ballast %', '0 %'],
    ['Closed', '2026-02-01'],
    ['Closed', 'Yes'],
    ['Cancel date', '2026-03-15'],
    ['Cancelling', '15 Mar 2026'],
    ['Cancelling', '15-Mar'],
  ])('%s with "%s" is ignored and named, in files and over HTTP', (name, cell) => {
    expect(inFile('estimate', name, cell)).toBe('ignored')
    expect(overHttp('estimate', name, cell)).toBe('ignored')
  })
})

describe('a column that closes, slows or empties a ship', () => {
  test.each<[Table, string, string, string]>([
    ['route', 'Red Sea', 'No', ''],
    ['route', 'Avoid Red Sea', 'Yes', ''],
    ['route', 'Sea margin', '15%', '0'],
    ['route', 'Weather margin (%)', '10', '0 %'],
    ['route', 'Call 1', 'ESALG', 'No'],
    ['route', 'Rotation', 'NLRTM-ESALG-SGSIN', ''],
    ['route', 'Port of Transit', 'ESALG', 'No'],
    ['estimate', 'Full/Empty', 'Empty', 'Full'],
    ['estimate', 'E/F', 'E', 'F'],
    ['estimate', 'Laden', 'No', 'Yes'],
    ['estimate', 'Empty', 'Yes', 'No'],
    ['estimate', 'Plug-in', 'Yes', 'No'],
    ['estimate', 'Nominal Capacity', '24000', ''],
    ['estimate', 'Температура', '-18', 'n/a'],
    ['estimate', 'Discharge Port 2', 'Jakarta', 'No'],
  ])('%s: "%s" counts if it is "%s", in files and over HTTP', (table, name, cell, other) => {
    expect([inFile(table, name, cell), overHttp(table, name, cell)]).toEqual(['counts', 'counts'])
    if (other === '') return
    expect([inFile(table, name, other), overHttp(table, name, other)]).toEqual([
      'ignored',
      'ignored',
    ])
  })
})

test('a column is refused only if one of the known cells says something', () => {
  const reader = new BodyReader(routes.columns)
  const columns = ['from', 'to', 'B/L date']
  const rowOf = (cell: string) => ({ line: 2, columns, cells: ['NLRTM', 'SGSIN', cell] })
  expect(reader.unread(columns, {}, [rowOf(''), rowOf('n/a')]).faults).toEqual([])
  expect(reader.unread(columns, {}, [rowOf(''), rowOf('2026-03-01')]).faults).toHaveLength(1)
})

test('a period is no departure beside one that is read, in files and over HTTP', () => {
  const reader = new BodyReader(estimates.columns)
  const row = { line: 2, columns: ['ETD', 'Month'], cells: ['2026-02-01', '2'] }
  expect(reader.unread(row.columns, {}, [row]).faults).toEqual([])
  const sent = { route: { depart_at: '2026-02-01' }, Month: '2' }
  const known = Object.keys(EmissionsRequestBody.properties)
  expect(rowMembers(sent, known, ESTIMATE_FIGURES).body).toEqual(sent)
})

import { known } from './declaration-rows.js'
import type {
  BookAndClaim,
  CategoryRow,
  Claim,
  SaleSide,
  ShipmentRow,
  Sums,
} from './declaration-types.js'

/** Incoterms of 2010 and 2020 by who pays for the main carriage, with older ones that are still written. */
const BUYER_PAYS = ['EXW', 'FCA', 'FAS', 'FOB']
const SELLER_PAYS = [
  ...['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DAT', 'DDP', 'DDU', 'DAF', 'DES', 'DEQ'],
  ...['CNF', 'C&F'],
]

/** The Incoterm at the beginning of a text, such as that of "FOB Shanghai (Incoterms 2020)"; null if there is none. */
export function incotermIn(text: unknown): string | null {
  const [word = ''] =
    /^[A-Z&]{3}(?![A-Z])/.exec(
      String(text ?? '')
        .trim()
        .toUpperCase(),
    ) ?? []
  if (word === 'CNF' || word === 'C&F') return 'CFR'
  return [...BUYER_PAYS, ...SELLER_PAYS].includes(word) ? word : null
}

/**
 * The category of a shipment by the Scope 3 Standard of the GHG Protocol (2011, table 5.4; recalled): what a company buys
 * is brought in category 4, whoever pays; what it sells is in category 4 if it pays for the transport, else in 9.
 */
export function categoryOf(incoterm: string | null, side: SaleSide): CategoryRow['category'] {
  if (incoterm === null) return null
  return side === 'buyer' || SELLER_PAYS.includes(incoterm) ? 4 : 9
}

/** The emissions of all shipments by category. */
export function byCategory(shipments: readonly ShipmentRow[], side: SaleSide): CategoryRow[] {
  const rows = new Map<string, CategoryRow>()
  for (const one of shipments) {
    const category = categoryOf(one.incoterm, side)
    const row = known(rows, String(category), () => {
      const none = { shipments: 0, transport_activity_tkm: 0 }
      return { category, ...none, ttw_kg_co2e: 0, wtt_kg_co2e: 0, wtw_kg_co2e: 0 }
    })
    row.shipments += 1
    row.transport_activity_tkm += one.transport_activity_tkm
    row.ttw_kg_co2e += one.ttw_kg_co2e
    row.wtt_kg_co2e += one.wtt_kg_co2e
    row.wtw_kg_co2e += one.wtw_kg_co2e
  }
  return [...rows.values()].sort((a, b) => (a.category ?? 99) - (b.category ?? 99))
}

/** @throws RangeError for a certificate that is claimed twice, or for more than was emitted */
export function bookAndClaim(claims: readonly Claim[], { wtw_kg_co2e: kg }: Sums): BookAndClaim {
  const ids = claims.map(({ id, scheme }) => `${scheme} ${id}`.toLowerCase())
  const twice = claims.find((_, at) => ids.indexOf(ids[at]!) < at)
  if (twice) throw new RangeError(`The certificate ${twice.id} is claimed twice.`)
  const claimed = claims.reduce((sum, one) => sum + one.reduction_kg_co2e, 0)
  if (claimed > kg)
    throw new RangeError(
      `The certificates claim ${claimed} kg CO2e, more than the ${kg} kg that are declared.`,
    )
  return { claims, claimed_kg_co2e: claimed, market_based_wtw_kg_co2e: kg - claimed }
}

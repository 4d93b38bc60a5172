import type { EmissionsAnswer } from '../../../papers/declaration-types.js'
import type { TracedDeclaration } from '../../schemas/emissions/declaration.js'
import type { OperationTools } from '../tools.js'
import { digestOf } from './digest.js'
import type { Shipped } from './footprints.js'
import { NotVerifiable, repeated } from './repeat.js'

/** Beyond the digits of a figure. */
const SAME = 1e-9

/**
 * The answers behind a declaration, made again from what it says was asked of each shipment.
 * @throws NotVerifiable if the declaration was changed, or if a shipment is not what was declared
 */
export async function declaredAnswers(
  declaration: TracedDeclaration,
  tools: OperationTools,
): Promise<Shipped[]> {
  if (digestOf(declaration) !== declaration.digest) {
    throw new NotVerifiable('The declaration was changed after it was made: its digest differs.')
  }
  const ids = ownIds(declaration.shipment_list.map(({ id }) => id))
  const shipped: Shipped[] = []
  for (const [
    at,
    { id, estimate_id, asked, wtw_kg_co2e: declared },
  ] of declaration.shipment_list.entries()) {
    const again = (await repeated(asked, tools)) as unknown as EmissionsAnswer
    const { wtw_kg_co2e: kg } = ('cargo_share' in again && again.cargo_share) || again.emissions
    if (Math.abs(kg - declared) > SAME * Math.max(kg, declared)) {
      throw new NotVerifiable(
        `Shipment ${id} was declared with ${declared} kg CO2e and is ${kg} kg here. Use the version of Fairway, the factor pack and the ship table of the declaration.`,
      )
    }
    const shipmentId = ids[at]!
    const isAllowedDouble = shipped.some(({ answer }) => answer.id === estimate_id)
    shipped.push({ answer: { ...again, id: estimate_id }, shipmentId, isAllowedDouble })
  }
  return shipped
}

/** A declaration may count a shipment twice (`allow_doubles`): the others of one id become `B-2`, `B-3`. */
function ownIds(ids: readonly string[]): string[] {
  const taken = new Set(ids)
  const counts = new Map<string, number>()
  return ids.map((id) => {
    let count = 1 + (counts.get(id) ?? 0)
    while (count > 1 && taken.has(`${id}-${count}`)) count++
    counts.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  })
}

// Estimates shipments on a running service. FAIRWAY_URL is its address; FAIRWAY_EMAIL and
// FAIRWAY_PASSWORD are the login of an account.
import { env, exit } from 'node:process'
import { type BatchRequest, type EmissionsRequest, FairwayClient } from 'fairway-sea/client'

const { FAIRWAY_URL, FAIRWAY_EMAIL, FAIRWAY_PASSWORD } = env
if (!FAIRWAY_URL || !FAIRWAY_EMAIL || !FAIRWAY_PASSWORD) {
  console.error(
    'Set FAIRWAY_URL, FAIRWAY_EMAIL and FAIRWAY_PASSWORD to a running service and one of its accounts.',
  )
  exit(1)
}
const credentials = { email: FAIRWAY_EMAIL, password: FAIRWAY_PASSWORD }
const fairway = new FairwayClient({ baseUrl: FAIRWAY_URL, credentials })
const shipments: BatchRequest<EmissionsRequest>[] = [
  { id: 'S-1', route: { distance_km: 15_300, distance_type: 'sfd' }, cargo: { teu: 2 } },
  { id: 'S-2', route: { distance_km: 15_300, distance_type: 'sfd' }, cargo: { teu: -1 } },
]
for await (const { id, answer, problem } of fairway.estimateShipments(shipments)) {
  console.log(id, answer?.emissions.wtw_kg_co2e ?? problem?.detail)
}

// Calls a running service. FAIRWAY_URL is its address; FAIRWAY_EMAIL and FAIRWAY_PASSWORD are the
// login of an account.
import { env, exit } from 'node:process'
import { FairwayClient, FairwayError, type RouteRequest } from 'fairway-sea/client'

const { FAIRWAY_URL, FAIRWAY_EMAIL, FAIRWAY_PASSWORD } = env
if (!FAIRWAY_URL || !FAIRWAY_EMAIL || !FAIRWAY_PASSWORD) {
  console.error(
    'Set FAIRWAY_URL, FAIRWAY_EMAIL and FAIRWAY_PASSWORD to a running service and one of its accounts.',
  )
  exit(1)
}
const credentials = { email: FAIRWAY_EMAIL, password: FAIRWAY_PASSWORD }
const fairway = new FairwayClient({ baseUrl: FAIRWAY_URL, credentials })
const [origin] = (await fairway.searchPorts('rotterdam', { limit: 1 })).ports
if (origin === undefined) throw new Error('This service has no port called Rotterdam.')
const request: RouteRequest = {
  origin: { port_id: origin.id },
  destination: { coordinates: [103.84, 1.26] },
}
try {
  const route = await fairway.calculateRoute(request, { signal: AbortSignal.timeout(10_000) })
  console.log(`${origin.name} to Singapore: ${route.distance_nm} nm, ${route.duration_hours} h`)
} catch (error) {
  if (!(error instanceof FairwayError && error.code === 'no_route')) throw error
  console.log(`Opening ${error.problem?.['would_open']} would make a route possible.`)
}

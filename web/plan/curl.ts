import { hasStops, type PlanRequest } from '../session/seam.js'

/**
 * A command for a POSIX shell that sends the same request. The token comes from the environment.
 * @param isPublic whether the service asks for no token
 */
export function curlCommand(base: URL, body: PlanRequest, { isPublic = false } = {}): string {
  // Inside single quotes, only the quote itself is special.
  const data = JSON.stringify(body).replaceAll("'", String.raw`'\''`)
  return [
    `curl -s '${new URL(hasStops(body) ? 'v1/voyages' : 'calculate-route', base)}'`,
    ...(isPublic ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    `-H 'Content-Type: application/json'`,
    `-d '${data}'`,
  ].join(' \\\n  ')
}

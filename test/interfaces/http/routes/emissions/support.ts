import type { EstimateBody } from '../../../../../src/contract/schemas/emissions/emissions-answer.js'
import type { PreviewBody } from '../../../../../src/contract/schemas/emissions/emissions-preview.js'
import { buildTestApp } from '../../../../support/test-app.js'
import { ROTTERDAM, SINGAPORE } from '../../../../support/test-ports.js'

export const ESTIMATE = '/v1/emissions/sea'
export const DRY_RUN = '/v1/emissions/sea/dry-run'
export const ROUTE = { origin: { port_id: ROTTERDAM.id }, destination: { port_id: SINGAPORE.id } }
export const CARGO = { teu: 10 }

type Settings = Parameters<typeof buildTestApp>[0]

/** A service with one account, and its answers to bodies. */
export async function emissionsService(settings: Settings = {}, planType?: string) {
  const service = await buildTestApp(settings)
  const headers = { ...(await service.bearer(planType)), 'content-type': 'application/json' }
  const post = (url: string, body: unknown, more: Record<string, string> = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    return service.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload })
  }
  const answered = async <Body>(url: string, body: object) => {
    const answer = await post(url, body)
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json() as Body
  }
  return {
    ...service,
    headers,
    post,
    estimate: (body: object) => answered<EstimateBody>(ESTIMATE, { route: ROUTE, ...body }),
    preview: (body: object) => answered<PreviewBody>(DRY_RUN, { route: ROUTE, ...body }),
    async used(): Promise<number> {
      return (await service.inject({ url: '/auth/usage', headers })).json().used
    },
  }
}

export function codesOf({ warnings }: { warnings: readonly { code: string }[] }): string[] {
  return warnings.map(({ code }) => code)
}

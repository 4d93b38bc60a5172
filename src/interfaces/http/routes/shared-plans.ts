import { isoTime } from '../../../base/utc.js'
import { voyage } from '../../../contract/operations/index.js'
import { requireEngine } from '../../../contract/operations/tools.js'
import { type Layout, VOYAGE_BODY } from '../../../contract/pointers.js'
import {
  MAX_LINKS_OF_EVERYBODY,
  MAX_PLANS,
  PlanBody,
  PlanList,
  PlanParams,
  SharedPlan,
  SharedPlanRequest,
} from '../../../contract/schemas/service/plans.js'
import { VoyageCore, type VoyageCoreBody } from '../../../contract/schemas/voyage-answer.js'
import type { VoyageBody } from '../../../contract/schemas/voyage-request.js'
import { voyageRoute } from '../../../contract/write/voyage-route.js'
import { PlanPictures } from '../../../files/pictures/plan-pictures.js'
import { amountsOf } from '../../../keeping/accounts/quota.js'
import { answerText } from '../answers/cached-answer.js'
import { CachedOperation } from '../answers/cached-operation.js'
import { newId } from '../answers/ids.js'
import { keptVoyage } from '../answers/sailings.js'
import { CountedCalls } from '../calls/counted-calls.js'
import { openRequest, openWay } from '../calls/open-way.js'
import { pictureSubject } from '../calls/preview.js'
import type { Dependencies } from '../dependencies.js'
import { sessionOf } from '../guard/callers.js'
import { packAnswer, unpackAnswer } from '../transport/answer-text.js'
import { DRAWN_BODY_BYTES } from '../transport/body-limits.js'
import { sendCacheable } from '../transport/cacheable.js'
import type { App } from '../transport/fastify-types.js'
import { explainLimit, listPlans, planBody, planNotFound, tooManyPlans } from './plans.js'

const tags = ['Routes']
/** How long a revoked link may remain in a cache, seconds. */
const CACHED_SECONDS = 60
/** Pointers to the fields of the voyage, which is under `voyage` in the body. */
const SHARED_BODY: Layout = {
  ...Object.fromEntries(
    Object.entries(VOYAGE_BODY).map(([field, pointer]) => [
      field,
      pointer.replace('#', '#/voyage'),
    ]),
  ),
  stops: '#/voyage/stops',
}
/** The text of an object with one more member. */
const withMember = (text: string, name: string, value: object) =>
  `${text.slice(0, -1)},"${name}":${JSON.stringify(value)}}`
const coreSchema: Record<string, unknown> = { ...VoyageCore }

/** Plans that anyone with the link may read. */
export function sharedPlanEndpoints(app: App, dependencies: Dependencies): void {
  const { store, clock, voyageCache } = dependencies
  const calls = new CountedCalls(dependencies)
  const planner = new CachedOperation(voyage, voyageCache, dependencies, keptVoyage)
  const pictures = new PlanPictures()

  app.post(
    '/v1/shared-plans',
    {
      bodyLimit: DRAWN_BODY_BYTES,
      schema: {
        summary: 'Share a plan',
        description:
          'Plans the voyage and stores the response. Anyone with the id can read it until it is deleted. The planner page shows it at /?shared={id}. Each leg costs one query. Unknown fields are rejected.',
        tags,
        body: SharedPlanRequest,
        response: { 200: PlanBody },
      },
      config: {
        access: 'bearer',
        counted: true,
        strict: true,
        problems: [
          'starting',
          'port_not_found',
          'point_on_land',
          'point_forbidden',
          'no_route',
          'too_many_plans',
        ],
      },
    },
    async (request, reply) => {
      const { name, query, voyage: body } = request.body
      const prepared = voyage.prepare(body, dependencies, { layout: SHARED_BODY, base: '#/voyage' })
      const { account, isEverybody } = sessionOf(request)
      const most = isEverybody ? MAX_LINKS_OF_EVERYBODY : MAX_PLANS
      // The limit is enforced with the charge. This check only saves the work.
      if ((await store.plans.list(account.id, true)).length >= most) throw tooManyPlans(most)
      const serialise = (core: VoyageCoreBody) => reply.serializeInput(core, coreSchema)
      /** Costs the caller nothing: it is for the picture alone, and has often been asked for already. */
      const openWayOf = async (sailed: VoyageBody, text: string, signal: AbortSignal) => {
        const open = openRequest(sailed)
        if (open === null) return null
        const prepared = voyage.prepare(open, dependencies, {
          layout: SHARED_BODY,
          base: '#/voyage',
        })
        const given = await planner.plan({ body: open, prepared, warnings: [], serialise }, signal)
        return openWay(JSON.parse(String(answerText(given))), JSON.parse(text))
      }
      const plan = { id: newId('plan'), name, query, createdAt: isoTime(clock.nowMs()) }
      const answering = calls.answer(request, reply, {
        amounts: amountsOf(prepared.cost),
        work: async (signal) => {
          const question = { body, prepared, warnings: request.warnings, serialise }
          const text = String(answerText(await planner.plan(question, signal)))
          const open = await openWayOf(body, text, signal)
          return packAnswer(open === null ? text : withMember(text, 'open', open))
        },
        writings: (answer) => [
          store.plans.adding({ ...plan, accountId: account.id, answer }, most),
        ],
        text: () => JSON.stringify(planBody(plan)),
      })
      return answering.catch(explainLimit(most))
    },
  )

  app.get(
    '/v1/shared-plans',
    {
      schema: {
        summary: 'List your shared plans',
        description:
          'Newest first. Delete a plan at /v1/plans/{id} to disable its link. Without accounts (FAIRWAY_AUTH=none) the list is empty.',
        tags,
        response: { 200: PlanList },
      },
      config: { access: 'bearer' },
    },
    async (request) => ({ items: await listPlans(store, sessionOf(request), true) }),
  )

  app.get(
    '/v1/shared-plans/:id',
    {
      schema: {
        summary: 'Read a shared plan',
        description: 'Returns the response as it was when the plan was shared.',
        tags,
        params: PlanParams,
        response: { 200: SharedPlan },
      },
      config: {
        rateLimit: 'public',
        tagged: true,
        problems: ['plan_not_found', 'storage_unavailable'],
      },
    },
    async (request, reply) => {
      const plan = await store.plans.shared(request.params.id)
      if (plan === null) throw planNotFound(request.params.id)
      const { open: _, ...kept } = JSON.parse(await unpackAnswer(plan.answer))
      // Plans that were shared before answers had it get it now.
      const voyage = { ...kept, route: kept.route ?? voyageRoute(kept) }
      return sendCacheable(request, reply, { ...planBody(plan), voyage }, CACHED_SECONDS)
    },
  )

  app.get(
    '/v1/shared-plans/:id/picture',
    {
      schema: {
        summary: 'Picture of a shared plan',
        description: 'A map of the route as PNG, for link previews.',
        tags,
        params: PlanParams,
      },
      config: {
        rateLimit: 'public',
        produces: 'image/png',
        problems: ['plan_not_found', 'starting', 'storage_unavailable'],
      },
    },
    async (request, reply) => {
      const plan = await store.plans.shared(request.params.id)
      if (plan === null) throw planNotFound(request.params.id)
      const { isLand } = requireEngine(dependencies)
      const picture = await pictures.of(plan.id, isLand, () => pictureSubject(plan))
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${CACHED_SECONDS}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture)
    },
  )
}

import { isoTime } from '../../../base/utc.js'
import { Problem } from '../../../contract/problems/problem.js'
import {
  MAX_PLANS,
  PlanBody,
  PlanList,
  PlanParams,
  PlanRequest,
  RemovedAnswer,
} from '../../../contract/schemas/service/plans.js'
import type { Session } from '../../../keeping/accounts/access-tokens.js'
import { PlanLimitError, type SavedPlan } from '../../../keeping/store/database/store.js'
import { newId } from '../answers/ids.js'
import type { Dependencies } from '../dependencies.js'
import { sessionOf } from '../guard/callers.js'
import type { App } from '../transport/fastify-types.js'

const tags = ['Routes']

/** Private plans of an account. They cost nothing, because nothing is calculated. */
export function planEndpoints(
  app: App,
  { store, clock }: Pick<Dependencies, 'store' | 'clock'>,
): void {
  app.post(
    '/v1/plans',
    {
      schema: {
        summary: 'Save a plan',
        description:
          'Saves it under a name, visible to this account only. Unknown fields are rejected.',
        tags,
        body: PlanRequest,
        response: { 200: PlanBody },
      },
      config: {
        access: 'bearer',
        changes: true,
        strict: true,
        problems: ['too_many_plans', 'no_accounts'],
      },
    },
    async (request) => {
      const { account, isEverybody } = sessionOf(request)
      if (isEverybody)
        throw new Problem(
          'no_accounts',
          'Without accounts, a saved plan would be open to all callers.',
        )
      const { name, query } = request.body
      const plan = { id: newId('plan'), name, query, createdAt: isoTime(clock.nowMs()) }
      const added = store.plans.add({ ...plan, accountId: account.id, answer: null }, MAX_PLANS)
      await added.catch(explainLimit(MAX_PLANS))
      return planBody(plan)
    },
  )

  app.get(
    '/v1/plans',
    {
      schema: {
        summary: 'List your saved plans',
        description:
          'Newest first, without shared plans. Without accounts (FAIRWAY_AUTH=none) the list is empty.',
        tags,
        response: { 200: PlanList },
      },
      config: { access: 'bearer' },
    },
    async (request) => ({ items: await listPlans(store, sessionOf(request), false) }),
  )

  app.delete(
    '/v1/plans/:id',
    {
      schema: {
        summary: 'Delete a saved plan',
        description:
          'Also deletes a shared plan; caches may serve its link for up to another minute.',
        tags,
        params: PlanParams,
        response: { 200: RemovedAnswer },
      },
      config: { access: 'bearer', changes: true, problems: ['plan_not_found'] },
    },
    async (request) => {
      const { id } = request.params
      if (!(await store.plans.remove(sessionOf(request).account.id, id))) throw planNotFound(id)
      return { removed: true as const }
    },
  )
}

/** The caller's own plans; none if all callers share the account. */
export async function listPlans(
  store: Dependencies['store'],
  { account, isEverybody }: Pick<Session, 'account' | 'isEverybody'>,
  areShared: boolean,
) {
  return isEverybody ? [] : (await store.plans.list(account.id, areShared)).map(planBody)
}

/** @returns a handler that throws Problem too_many_plans for a PlanLimitError, otherwise the error */
export function explainLimit(most: number): (error: unknown) => never {
  return (error) => {
    throw error instanceof PlanLimitError ? tooManyPlans(most) : error
  }
}

export function tooManyPlans(most: number): Problem {
  return new Problem('too_many_plans', `The account has ${most} plans. Delete one.`)
}

export function planNotFound(id: string): Problem {
  return new Problem('plan_not_found', `There is no plan ${id}: it may have been deleted.`)
}

export function planBody({ id, name, query, createdAt }: SavedPlan) {
  return { id, name, query, created_at: createdAt }
}

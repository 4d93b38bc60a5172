import { array, object, string, Type, time } from '../type.js'
import { VoyageAnswer } from '../voyage-answer.js'
import { VoyageRequestBody } from '../voyage-request.js'

/** Limit per account; private and shared plans count separately. */
export const MAX_PLANS = 200
/** The same for the links of all callers together if there are no accounts, about 100 MB. */
export const MAX_LINKS_OF_EVERYBODY = 5000

const MAX_NAME = 120
/** A comparison with long lists of places is the longest state that the page writes. */
const MAX_QUERY = 8000

const given = {
  name: Type.String({
    minLength: 1,
    maxLength: MAX_NAME,
    description: 'For people',
    examples: ['Spring service, Suez closed'],
  }),
  query: Type.String({
    maxLength: MAX_QUERY,
    description: 'State of the planner page: the query of its URL, without the question mark',
    examples: ['from=1068&to=1309&close=suez'],
  }),
}

export const PlanRequest = Type.Object(given, {
  title: 'PlanRequest',
  examples: [{ name: 'Suez closed', query: 'from=1068&to=1309&close=suez' }],
})

export const SharedPlanRequest = Type.Object(
  { ...given, voyage: VoyageRequestBody },
  {
    title: 'SharedPlanRequest',
    examples: [
      {
        name: 'Suez closed',
        query: 'from=1068&to=1309&close=suez',
        voyage: { stops: [{ port_id: 1068 }, { port_id: 1309 }], avoid: ['suez'] },
      },
    ],
  },
)

const planFields = {
  id: string('Unguessable'),
  name: string(),
  query: string(),
  created_at: time(),
}

export const PlanBody = object('SavedPlan', planFields)
export const PlanList = object('SavedPlanList', { items: array(PlanBody) })

export const SharedPlan = object('SharedPlan', { ...planFields, voyage: VoyageAnswer })

export const PlanParams = Type.Object({
  id: Type.String({
    maxLength: 64,
    description: 'Id of the plan',
    examples: ['plan_0123456789abcdefABCDEF'],
  }),
})

export const RemovedAnswer = object('Removed', { removed: Type.Literal(true) })

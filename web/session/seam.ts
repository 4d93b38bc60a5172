import type {
  EmissionsEstimate,
  EmissionsPreview,
  EmissionsRequest,
  History,
  LegLine,
  Matrix,
  MatrixRequest,
  Operations,
  Reach,
  ReachRequest,
  RouteRequest,
  SavedPlan,
  ServiceInfo,
  Trace,
  TraceRequest,
  Usage,
  User,
  Voyage,
  VoyageRequest,
} from '../../src/client/index.js'
import type { RouteAnswer } from '../plan/route-answer.js'

/** A request for a route between two places, or for a voyage with stops. */
export type PlanRequest = RouteRequest | VoyageRequest

/** The best order of the stops of a voyage, and what the given order takes beyond it. */
export type CallOrder = NonNullable<Voyage['order']>

/** What is calculated for a caller. */
export interface Calculations {
  plan(request: PlanRequest): Promise<RouteAnswer>
  matrix(request: MatrixRequest, signal: AbortSignal): Promise<Matrix>
  reach(request: ReachRequest, signal: AbortSignal): Promise<Reach>
  /** How the stops of a voyage are best put in order. */
  order(request: VoyageRequest, signal: AbortSignal): Promise<CallOrder>
  /** A route as its waypoints. */
  check(request: TraceRequest, signal: AbortSignal): Promise<Trace>
  estimate(request: EmissionsRequest, signal: AbortSignal): Promise<EmissionsEstimate>
  preview(request: EmissionsRequest): Promise<EmissionsPreview>
}

/**
 * Everything that the page requests: the only interface between the page and whatever calculates.
 * `service-backend.ts` calls the service, `engine/engine-backend.ts` an engine in a worker of the page.
 */
export interface Backend extends Calculations {
  /** Whether there is a service, which stores shared plans and answers other programs. */
  readonly hasService: boolean
  /** How callers are identified, known before the first request. */
  about(): Promise<Pick<ServiceInfo, 'version' | 'auth'>>
  /** Version of the sea data that answers have now; null if it is not known. */
  dataVersion(): Promise<string | null>
  /** Whether the service responds. */
  isReady(): Promise<boolean>
  /** Which file of a planner without a service cannot be read, and why; null if all can. */
  fault?(): Promise<string | null>
  /** The same without an account: in the page itself, which loads the sea for the first of them. */
  readonly visitor: Calculations
  /** The public route between two ports, for visitors without an account. */
  published(fromPort: number, toPort: number): Promise<RouteAnswer>
  /** The chains of a file whose rows are legs. */
  legs(file: File, signal: AbortSignal): Promise<readonly LegLine[]>
  readonly plans: PlanStore
  readonly account: AccountBackend
}

/** Saved plans, and shared plans that anyone with the link may read. */
export interface PlanStore {
  list(): Promise<readonly SavedPlan[]>
  listShared(): Promise<readonly SavedPlan[]>
  save(plan: Pick<SavedPlan, 'name' | 'query'>): Promise<SavedPlan>
  share(name: string, query: string, request: PlanRequest): Promise<SavedPlan>
  /** Removes a plan of either kind. The link of a shared plan stops working. */
  remove(id: string): Promise<void>
  shared(id: string): Promise<SavedPlan & { readonly route: RouteAnswer }>
}

/** A key for programs, without its secret. */
export type ApiKey = Operations['GET /auth/keys']['answer']['items'][number]

/** Operations of an account. None is called if the service has no logins. */
export interface AccountBackend {
  logIn(email: string, password: string): Promise<User>
  /** Sends this token or key from now on; null sends none. */
  useToken(token: string | null): void
  logOut(): Promise<void>
  me(): Promise<User>
  usage(): Promise<Usage>
  keys(): Promise<readonly ApiKey[]>
  /** @returns the key itself, which is never shown again */
  makeKey(name: string): Promise<string>
  revokeKey(id: number): Promise<void>
  /** Asks for a temporary password by email. */
  forgotPassword(email: string): Promise<void>
  changePassword(request: Operations['POST /auth/change-password']['body']): Promise<void>
  history(query: Operations['GET /routes/history']['query'], signal: AbortSignal): Promise<History>
}

export const hasStops = (request: PlanRequest): request is VoyageRequest => 'stops' in request

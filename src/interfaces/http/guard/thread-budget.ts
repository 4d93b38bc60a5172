import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../base/clock.js'
import { SLICE_MS, slices } from '../../../base/slices.js'
import { Problem } from '../../../contract/problems/problem.js'
import type { App } from '../transport/fastify-types.js'
import { accountName } from './caller-names.js'
import { RateLimiter } from './rate-limiter.js'

/**
 * Time of the thread that answers which no unit of the daily quota pays for, ms a minute and account: a tenth. Ten
 * refusals a second of the usual kind take a hundredth of it. A judgement.
 */
export const FREE_MS_PER_MINUTE = 6_000

/**
 * What refusals, and calls without a charge, take of the thread that everybody shares. Work that is charged is
 * limited by what it costs.
 */
export class ThreadBudget {
  readonly #limiter = new RateLimiter()

  constructor(private readonly clock: Clock) {}

  /** Seconds until the account may send requests again; 0 for now. */
  wait(accountId: number): number {
    return this.#limiter.wait(accountName(accountId), FREE_MS_PER_MINUTE, this.clock.nowMs())
  }

  /** Takes time that was used, also more than is left. */
  take(accountId: number, ms: number): void {
    this.#limiter.spend(accountName(accountId), FREE_MS_PER_MINUTE, this.clock.nowMs(), ms)
  }

  /** @throws Problem rate_limited if the caller's account has used its time */
  check({ session }: Pick<FastifyRequest, 'session'>): void {
    // Everybody is one account where there are none.
    if (session === null || session.isEverybody) return
    const waitSeconds = this.wait(session.account.id)
    if (waitSeconds === 0) return
    const detail = `Requests of this account that were rejected or cost nothing took more than ${FREE_MS_PER_MINUTE / 1000} s of processing within a minute. Correct them, and retry in ${waitSeconds} s.`
    throw new Problem('rate_limited', detail, { headers: { 'retry-after': String(waitSeconds) } })
  }
}

/** Measures what each request takes of this thread, and takes it from the budget unless it was charged. */
export function installThreadBudget(app: App, budget: ThreadBudget): void {
  app.decorateRequest('threadMs', 0)
  app.decorateRequest('measuredSinceMs', null)
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      return measured(request, () => handler.call(this, request, reply))
    }
  })
  // The first of its kind: those that follow wait for a turn, or for a resolution that is being opened.
  app.addHook('preHandler', (request, _reply, done) => {
    stop(request)
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    stop(request)
    done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { session, routeOptions, threadMs } = request
    const { counted, rows, tables } = routeOptions.config
    // A batch takes what its rejected rows took, row by row; a table that is only accepted (202) is not paid for.
    const isPaid = Boolean(counted || rows || tables) && reply.statusCode === 200
    if (session !== null && !isPaid) budget.take(session.account.id, threadMs)
  })
}

/** The requests whose bodies are being validated. */
const meters = new WeakMap<object, Meter>()

/** For validation that goes on after a pause: the measure of the body's request, which the pause does not count for. */
export function validatedMeter(body: unknown): Meter {
  const meter = meters.get(Object(body)) ?? { threadMs: 0, measuredSinceMs: null }
  stop(meter)
  return meter
}

/** Measures validation. The last of its kind: those before wait. */
export function measureValidation(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const begin = () => {
      if (typeof request.body === 'object' && request.body !== null)
        meters.set(request.body, request)
      request.measuredSinceMs = performance.now()
      done()
    }
    if (isLong(request)) slices.turn().then(begin)
    else begin()
  })
}

/** Whether others should have a turn before the next step of a request: its body took long to parse, or to check. */
export const isLong = ({ threadMs }: Meter) => threadMs > SLICE_MS

/** What a request, or a row of one, has taken of this thread. */
export type Meter = Pick<FastifyRequest, 'threadMs' | 'measuredSinceMs'>

/** Does some work of a request, and notes how long it holds this thread: until its first pause, if it has any. */
export function measured<Result>(request: Meter, work: () => Result): Result {
  if (request.measuredSinceMs !== null) return work()
  request.measuredSinceMs = performance.now()
  try {
    return work()
  } finally {
    stop(request)
  }
}

/**
 * The result of some steps of a request, in slices of the thread's time if they take long.
 * @param meterOf asked at their first pause: those before it are measured with what asks for them
 */
export function measuredSteps<Result>(
  steps: Iterator<void, Result>,
  meterOf: () => Meter,
): Result | Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const rest = slices.next()
    if (rest === undefined) continue
    const meter = meterOf()
    return rest.then(() => restOf(steps, meter))
  }
}

async function restOf<Result>(steps: Iterator<void, Result>, meter: Meter): Promise<Result> {
  for (;;) {
    const { done, value } = measured(meter, () => steps.next())
    if (done) return value
    await slices.next()
  }
}

function stop(request: Meter): void {
  if (request.measuredSinceMs === null) return
  request.threadMs += performance.now() - request.measuredSinceMs
  request.measuredSinceMs = null
}

import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { slices } from '../../../base/slices.js'
import { isId } from '../../../contract/ids.js'
import { badCursor, pageOf, pageSize } from '../../../contract/paging.js'
import { Problem, validationFailed } from '../../../contract/problems/problem.js'
import {
  JOB_DAYS,
  JobBody,
  type JobKindName,
  JobList,
  JobParams,
  JobQuery,
  JobResultsQuery,
} from '../../../contract/schemas/service/jobs.js'
import { PAGE_SIZE, PageQuery } from '../../../contract/schemas/service/paging.js'
import type { Job } from '../../../keeping/store/database/store.js'
import type { AnswerLine } from '../../../tables/write/answer-line.js'
import { type RowFormat, rowFormatOf, rowTypesOf } from '../bulk/row-formats.js'
import type { Dependencies } from '../dependencies.js'
import { requireScopeFor, sessionOf } from '../guard/callers.js'
import type { Crowd } from '../guard/crowd.js'
import type { ThreadBudget } from '../guard/thread-budget.js'
import { jobBody } from '../jobs/job-body.js'
import type { JobKinds } from '../jobs/kinds.js'
import { unpackLine } from '../jobs/packed-lines.js'
import { JobRunner } from '../jobs/runner.js'
import { Submissions, WEBHOOK_SECRET } from '../jobs/submission.js'
import { Webhooks } from '../jobs/webhooks.js'
import { TABLE_BODY_BYTES } from '../transport/body-limits.js'
import { compressedStream } from '../transport/compression.js'
import type { App } from '../transport/fastify-types.js'
import { varyBy } from '../transport/headers.js'
import { TABLE_TYPES } from '../transport/table-body.js'

const tags = ['Jobs']
/** Results that are read from the store at a time. */
const RESULTS_AT_ONCE = 50

interface JobTools {
  readonly kinds: JobKinds
  readonly budget: ThreadBudget
  readonly crowd: Crowd
}

export function jobEndpoints(app: App, dependencies: Dependencies, tools: JobTools): void {
  const { store, clock } = dependencies
  const webhooks = new Webhooks(dependencies, app)
  app.decorate('jobs', new JobRunner({ ...dependencies, ...tools, app, webhooks }))
  const submissions = new Submissions(dependencies)
  const shown = (job: Job) => jobBody(job, Date.parse(store.timeAt(clock.nowMs())))
  const find = async (request: FastifyRequest) => {
    const { id } = request.params as { id: string }
    const { account, isEverybody } = sessionOf(request)
    const job = isEverybody ? null : await store.jobs.find(account.id, id)
    if (job !== null) return job
    throw new Problem('job_not_found', `There is no job ${id}: it may have been deleted.`)
  }

  app.post(
    '/v1/jobs',
    {
      bodyLimit: TABLE_BODY_BYTES,
      schema: {
        summary: 'Answer a table while nobody waits',
        description: `Takes the body of a batch, or a table of CSV or XLSX with columns as the commands batch and shipments read them, at most 4 MB and as many rows as the plan allows; or, without a body, the address of such a file as source. Each answered row costs the same as in the batch, once, whatever happens to the service; rejected rows are free. A job that meets the daily limit goes on the next day. Its results are kept for ${JOB_DAYS} days. A webhook is a POST of the job, signed by the header Webhook-Secret as Standard Webhooks says, and repeated for half a day until its status is 200 to 299.`,
        tags,
        querystring: JobQuery,
        response: { 202: JobBody },
      },
      config: {
        access: 'bearer',
        changes: true,
        strict: true,
        tables: TABLE_TYPES,
        bodyIsOptional: true,
        tableExample:
          '{"id":"A1","origin":{"unlocode":"NLRTM"},"destination":{"unlocode":"SGSIN"}}',
        keyed: true,
        headers: [WEBHOOK_SECRET],
        problems: ['too_many_jobs', 'no_accounts', 'starting', 'unsupported_media_type'],
      },
    },
    async (request, reply) => {
      const session = sessionOf(request)
      if (session.isEverybody)
        throw new Problem('no_accounts', 'Without accounts, a job would be open to all callers.')
      const kind = tools.kinds.get(request.query.kind)!
      requireScopeFor(session, kind.scope)
      const { text, isReplayed } = await submissions.accept(request, kind)
      app.jobs.wake()
      const job = JSON.parse(text)
      if (isReplayed) reply.header('idempotent-replayed', 'true')
      return reply.code(202).header('location', `/v1/jobs/${job.id}`).send(job)
    },
  )

  app.get(
    '/v1/jobs',
    {
      schema: {
        summary: 'List your jobs',
        description: `Newest first, until ${JOB_DAYS} days after their end. Without accounts (FAIRWAY_AUTH=none) the list is empty.`,
        tags,
        querystring: PageQuery,
        response: { 200: JobList },
      },
      config: { access: 'bearer' },
    },
    async (request) => {
      const { limit, warnings } = pageSize(request.query.limit, PAGE_SIZE)
      const before = request.query.cursor ?? null
      if (before !== null && !isId(before, ['job'])) throw badCursor()
      const { account, isEverybody } = sessionOf(request)
      // One more than requested shows whether there is a next page.
      const found = isEverybody ? [] : await store.jobs.list(account.id, limit + 1, before)
      return { ...pageOf(found.map(shown), limit), warnings: [...request.warnings, ...warnings] }
    },
  )

  app.get(
    '/v1/jobs/:id',
    {
      schema: {
        summary: 'State and progress of a job',
        description: `Until ${JOB_DAYS} days after its end.`,
        tags,
        params: JobParams,
        response: { 200: JobBody },
      },
      config: { access: 'bearer', problems: ['job_not_found'] },
    },
    async (request) => shown(await find(request)),
  )

  app.delete(
    '/v1/jobs/:id',
    {
      schema: {
        summary: 'Cancel a job',
        description:
          'Rows that are answered already are charged, and stay among its results. A job that has ended stays as it is.',
        tags,
        params: JobParams,
        response: { 200: JobBody },
      },
      config: { access: 'bearer', changes: true, problems: ['job_not_found'] },
    },
    async (request) => {
      const { id, accountId } = await find(request)
      await store.jobs.cancel(accountId, id, store.timeAt(clock.nowMs()))
      return shown(await find(request))
    },
  )

  app.get(
    '/v1/jobs/:id/results',
    {
      schema: {
        summary: 'Results of a job',
        description:
          'The lines of the batch, in the order of its rows: NDJSON, or CSV by `format` or Accept. Of a cancelled job, the rows that were done. Text is compressed with gzip if Accept-Encoding has it.',
        tags,
        params: JobParams,
        querystring: JobResultsQuery,
      },
      config: {
        access: 'bearer',
        produces: rowTypesOf({ columns: [], hasLine: false }),
        problems: ['job_not_found', 'job_not_finished'],
      },
    },
    async (request, reply) => {
      const job = await find(request)
      if (job.state === 'open') throw notFinished(job)
      const { columns } = tools.kinds.get(job.kind as JobKindName)!.table
      const format = rowFormatOf(request, { columns, hasLine: false })
      if (format.hasAnswers && request.query.fields !== undefined) throw noColumns()
      const lines = resultsOf(store, job.id, format)
      const answers = Readable.from(format.whole(lines), { objectMode: false })
      varyBy(reply, 'Accept')
      return reply.type(format.mediaType).send(compressedStream(answers, request, reply))
    },
  )
}

/** The lines of a result, a few in memory at a time. */
async function* resultsOf({ jobs }: Dependencies['store'], id: string, format: RowFormat) {
  for (let row = 0; ; ) {
    const some = await jobs.answers(id, row, RESULTS_AT_ONCE)
    for (const { packed } of some) {
      const line = await unpackLine(packed)
      const rest = slices.next()
      if (rest) await rest
      yield format.hasAnswers ? `${line}\n` : format.line(lineOf(line))
    }
    if (some.length < RESULTS_AT_ONCE) return
    row = some.at(-1)!.row
  }
}

/** A line as the writers of tables take it. */
function lineOf(text: string): AnswerLine {
  const { answer, problem, ...line } = JSON.parse(text)
  return {
    ...line,
    ...(answer !== null && { answer: JSON.stringify(answer) }),
    ...(problem !== null && { problem: JSON.stringify(problem) }),
  }
}

function notFinished({ answered, rejected, rowCount }: Job): Problem {
  const detail = `${answered + rejected} of ${rowCount} rows are done. Ask again when the job has ended.`
  return new Problem('job_not_finished', detail, { headers: { 'retry-after': '5' } })
}

function noColumns(): Problem {
  const detail = 'chooses columns of csv: add format=csv, or leave it out'
  return validationFailed([{ pointer: '#/fields', code: 'not_allowed', detail }])
}

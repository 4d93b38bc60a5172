import type { Static } from 'typebox'
import { LegRowsQuery, nullable, oneOfTexts } from '../common.js'
import { array, integer, object, optional, string, Type, time } from '../type.js'
import { pageFields } from './paging.js'

/** Batches that can run as a job. */
export const JOB_KINDS = ['routes', 'emissions', 'legs'] as const
export type JobKindName = (typeof JOB_KINDS)[number]

/** Days after its end for which a job and its results are kept. */
export const JOB_DAYS = 7

const { hub, date_order, points } = LegRowsQuery.properties

/** Longest address of a webhook or a file, characters. */
const MAX_ADDRESS = 2000

export const JobQuery = Type.Object({
  kind: oneOfTexts(JOB_KINDS, {
    description:
      'What the rows are: `routes` as for /v1/routes/batch, `emissions` as for /v1/emissions/batch (or CSV and XLSX with their columns), `legs`: a table as for /v1/emissions/legs',
    examples: ['routes'],
  }),
  webhook: optional(
    string('HTTPS address that is notified when the job ends. Needs the header Webhook-Secret', {
      minLength: 1,
      maxLength: MAX_ADDRESS,
    }),
  ),
  source: optional(
    string(
      'Public HTTPS address of the table, instead of a body: CSV, XLSX or lines of JSON, as its end or its Content-Type says. It is read once, before the answer; no redirect is followed',
      { minLength: 1, maxLength: MAX_ADDRESS },
    ),
  ),
  hub,
  date_order,
  points,
})

export const JobParams = Type.Object({
  id: Type.String({ maxLength: 64, description: 'Id of the job', examples: ['jb_0123456789'] }),
})

export const JobResultsQuery = Type.Object({
  format: optional(
    oneOfTexts(['ndjson', 'csv'], 'Takes precedence over Accept. csv has a row of figures'),
  ),
  fields: optional(string('Columns of csv, separated by commas; default: all (`*`)')),
})

const JOB_STATES = ['queued', 'running', 'completed', 'cancelled', 'failed'] as const

const JobWebhook = object('JobWebhook', 'The notification of the end of a job', {
  url: string('As it was sent'),
  state: oneOfTexts(
    ['waiting', 'delivered', 'failed', 'not_sent'],
    'failed: after the last attempt; not_sent: the job was cancelled',
  ),
  attempts: integer('Attempts begun'),
  delivered_at: nullable(time('When it was received; null before')),
})

export const JobBody = object('Job', {
  id: string('Unguessable'),
  kind: oneOfTexts(JOB_KINDS),
  state: oneOfTexts(JOB_STATES, 'failed: its rows ended the service again and again'),
  rows: integer('Rows of the table; for `legs` its chains'),
  answered: integer('Rows with an answer: these are charged'),
  rejected: integer('Rows with a problem: free of charge'),
  created_at: time(),
  started_at: nullable(time('Null before its first row')),
  continues_at: nullable(time('When it goes on, if it waits, such as for the next daily limit')),
  ended_at: nullable(time()),
  expires_at: nullable(time(`When job and results are deleted: ${JOB_DAYS} days after the end`)),
  results: nullable(string('Path of the results; null before the end')),
  webhook: nullable(JobWebhook),
})
export type JobBodyValues = Static<typeof JobBody>

export const JobList = object('JobList', { items: array(JobBody), ...pageFields })

import { isoTime, MS_PER_DAY } from '../../../base/utc.js'
import {
  JOB_DAYS,
  type JobBodyValues,
  type JobKindName,
} from '../../../contract/schemas/service/jobs.js'
import type { Job } from '../../../keeping/store/database/store.js'

/** A job as its owner sees it. @param base of the path of its results; none for a path alone */
export function jobBody(job: Job, nowMs: number, base = ''): JobBodyValues {
  const { id, state, endedAt } = job
  const isOpen = state === 'open'
  const waits = isOpen && job.isHeld === 0 && Date.parse(job.dueAt) > nowMs
  return {
    id,
    kind: job.kind as JobKindName,
    state: state !== 'open' ? state : job.startedAt === null ? 'queued' : 'running',
    rows: job.rowCount,
    answered: job.answered,
    rejected: job.rejected,
    created_at: job.createdAt,
    started_at: job.startedAt,
    continues_at: waits ? job.dueAt : null,
    ended_at: endedAt,
    expires_at: endedAt && isoTime(Date.parse(endedAt) + JOB_DAYS * MS_PER_DAY),
    results: isOpen ? null : `${base.replace(/\/+$/, '')}/v1/jobs/${id}/results`,
    webhook: webhookOf(job, isOpen),
  }
}

function webhookOf(job: Job, isOpen: boolean): JobBodyValues['webhook'] {
  const { webhookUrl: url, webhookAttempts: attempts, webhookDelivered: delivered_at } = job
  if (url === null) return null
  const isWaiting = isOpen || job.webhookDue !== null
  const unsent = attempts === 0 ? 'not_sent' : 'failed'
  const state = delivered_at !== null ? 'delivered' : isWaiting ? 'waiting' : unsent
  return { url, state, attempts, delivered_at }
}

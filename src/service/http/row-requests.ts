import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const HEADER = 'x-fairway-row'
/** Known only to this process, so that no caller can forge the header. */
const SECRET = randomBytes(32).toString('hex')

/** Headers of a request that the service makes to itself for a row of a batch. */
export const ROW_HEADERS = { [HEADER]: SECRET }

/** Whether a request is for a row of a batch, which has already passed the limits of its caller. */
export function isRow({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[HEADER] === SECRET
}

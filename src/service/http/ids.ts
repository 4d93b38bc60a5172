import { randomBytes } from 'node:crypto'

const CALLERS_OWN = /^[A-Za-z0-9._-]{1,64}$/

export function newRequestId(): string {
  return randomBytes(9).toString('base64url')
}

/** The caller's own id when it is harmless in a log line, else a new one. */
export function requestIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && CALLERS_OWN.test(header) ? header : newRequestId()
}

export function newMatrixId(): string {
  return `mx_${randomBytes(15).toString('base64url')}`
}

export function newRouteId(): string {
  return newId('rt')
}

export function newEstimateId(): string {
  return newId('em')
}

function newId(kind: string): string {
  return `${kind}_${randomBytes(15).toString('base64url')}`
}

import type { PlanRequest } from '../../web/session/seam.js'

/** The body of a command as copied. */
export function bodyOf(command: string): PlanRequest {
  return JSON.parse(/-d '(.*)'$/s.exec(command)![1]!.replaceAll(String.raw`'\''`, "'"))
}

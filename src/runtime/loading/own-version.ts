import { createHash } from 'node:crypto'

/**
 * The version of what is shipped together with something of the operator's: its content, because a file keeps its
 * name when it is edited, and answers depend on it. Every file of an operator that changes a figure is in a version by
 * this function.
 */
export function withOwn(version: string, content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return `${version}-${hash.slice(0, 6)}`
}

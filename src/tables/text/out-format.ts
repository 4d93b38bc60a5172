import { extname } from 'node:path'
import { UsageError } from './failure.js'

/** Stands for the standard output, and for the standard input. */
export const STANDARD = '-'

/** Whether a result is written to a file instead of the standard output. */
export function isFile(out: string | undefined): out is string {
  return out !== undefined && out !== STANDARD
}

/**
 * The requested format of a file, otherwise the one that its name implies; undefined for the standard output and
 * for a name without an ending.
 *
 * @param endings what the command writes: `.csv`
 * @throws UsageError if the ending implies another format, or none
 */
export function namedFormat<Format extends string>(
  out: string | undefined,
  asked: Format | undefined,
  endings: Readonly<Record<string, Format>>,
): Format | undefined {
  const ending = isFile(out) ? extname(out).toLowerCase() : ''
  const named = endings[ending]
  if (asked !== undefined) {
    // A text may be of any format.
    if (named === undefined || named === asked || ending === '.txt') return asked
    throw new UsageError(
      `--out ${out} names a ${named} file, but the format of the result is ${asked}. Change the name or the format.`,
    )
  }
  if (named !== undefined || ending === '') return named
  const all = Object.keys(endings)
  const list = [all.slice(0, -1).join(', '), all.at(-1)].filter((some) => some !== '').join(' or ')
  const excel = ending === '.xlsx' && '.csv' in endings ? ' Excel opens .csv.' : ''
  throw new UsageError(
    `--out ${out}: ${ending} is not written here. Give a name that ends in ${list}.${excel}`,
  )
}

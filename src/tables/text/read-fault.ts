import { readFileSync } from 'node:fs'
import { UsageError } from './failure.js'

/**
 * Explains why a file cannot be read, with the remedy. @param error error of node:fs or of JSON.parse
 */
export function readFault(path: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof UsageError) return error.message
  if (error instanceof SyntaxError) return `${path} is not valid JSON: ${message}.`
  if (code === 'ENOENT') return `There is no file ${path}. Check its name and folder.`
  if (code === 'EACCES' || code === 'EPERM') {
    return `You have no permission to read ${path}. Change its permissions or copy it.`
  }
  if (code === 'EISDIR') return `${path} is a folder. Give a file in it.`
  return `${path} can't be read: ${message}.`
}

/**
 * What a reader makes of the text of a file.
 * @param read may throw the errors of JSON.parse
 * @throws Fault that says why the file cannot be read
 */
export function readFileAs<Value>(
  path: string,
  read: (text: string) => Value,
  Fault: new (message: string) => Error = UsageError,
): Value {
  try {
    return read(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Fault(readFault(path, error))
  }
}

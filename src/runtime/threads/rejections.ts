import * as routingErrors from '../../engine/routing/errors.js'
import * as planningErrors from '../../planning/errors.js'

/** An error of the engine or of planning as a plain object, because a message loses its class. */
export interface Rejection {
  readonly className: string
  readonly message: string
  /** All else that the error contains, its code among it. */
  readonly fields: object
}

type ErrorClass = abstract new (...parts: never[]) => Error

/** Every class of errors that both modules export: a new one crosses without a line here. */
const CLASSES = new Map<string, ErrorClass>(
  Object.entries<unknown>({ ...routingErrors, ...planningErrors }).filter(isErrorClass),
)

function isErrorClass(entry: [string, unknown]): entry is [string, ErrorClass] {
  return typeof entry[1] === 'function' && entry[1].prototype instanceof Error
}

/** Null for any other error, which is a bug. */
export function rejectionOf(error: unknown): Rejection | null {
  if (!(error instanceof Error)) return null
  // By its name among the exports: one file of many modules may give a class another name.
  const [className] = [...CLASSES].find(([, one]) => one === error.constructor) ?? []
  if (className === undefined) return null
  return { className, message: error.message, fields: { ...error } }
}

/** The error that was rejected, with its class, code and fields. */
export function errorOf({ className, message, fields }: Rejection): Error {
  const error = Object.setPrototypeOf(new Error(message), CLASSES.get(className)!.prototype)
  return Object.assign(error, fields)
}

import { describe, expect, test } from 'vitest'
import * as routing from '../../../src/engine/routing/errors.js'
import * as planning from '../../../src/planning/errors.js'
import { errorOf, rejectionOf } from '../../../src/runtime/threads/rejections.js'

/** What the other thread receives. */
const across = (error: Error) => errorOf(structuredClone(rejectionOf(error))!)

const position = [4, 52] as const
const ERRORS = [
  new routing.InvalidRequestError('origin', 'It is wrong.'),
  new routing.UnknownNameError('closed', 'sues', ['suez', 'panama']),
  new routing.PortNotFoundError(7),
  new routing.PointOnLandError('origin', position, position, 31, 30),
  new routing.PointForbiddenError('destination', position, 2),
  new routing.NoRouteError(['suez'], ['suez'], true),
  new planning.InvalidVoyageError([{ field: 'stops[1]', detail: 'is missing' }]),
  new planning.PlacesNotFoundError([]),
  new planning.StopOnLandError(1, 'stop 2', position, null, null, 30, []),
  new planning.StopForbiddenError(0, 'origin', position, 1),
  new planning.NoTransitError(1, 'suez', []),
  new planning.NoPassageError([0, 1], [], [], null, false, true, 'No.'),
  new planning.OverloadedError('Too many.'),
]

describe('an error that crosses between threads', () => {
  test.each(ERRORS)('keeps its class, its code and its fields: $name', (error) => {
    const crossed = across(error)
    expect(crossed).toStrictEqual(error)
    expect(crossed).toBeInstanceOf(error.constructor)
    expect({ ...crossed }).toEqual({ ...error })
    expect(crossed.message).toBe(error.message)
  })

  test('may be any class of both modules that is not abstract', () => {
    const crossing = new Set<unknown>(ERRORS.map((error) => error.constructor))
    const classes = Object.entries<unknown>({ ...routing, ...planning }).filter(
      ([name]) => name.endsWith('Error') && !/^(Routing|Planning)Error$/.test(name),
    )
    expect(classes.filter(([, one]) => !crossing.has(one)).map(([name]) => name)).toEqual([])
  })

  test('brings the names that a caller may use', () => {
    const error = across(new routing.UnknownNameError('closed', 'sues', ['suez', 'panama']))
    expect(error).toMatchObject({
      code: 'unknown_name',
      unknown: 'sues',
      known: ['suez', 'panama'],
    })
  })

  test('is not a bug, which crosses as it is', () => {
    expect(rejectionOf(new TypeError('x is undefined'))).toBeNull()
    expect(rejectionOf('text')).toBeNull()
  })
})

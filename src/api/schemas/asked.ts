import { Type } from './type.js'

/** A request in its answer. */
export function requestAsRead<Body>(path: string) {
  return Type.Unsafe<Body>({
    type: 'object',
    additionalProperties: true,
    description: `The request as it was read: a body of POST ${path}, without unknown fields`,
  })
}

/** The request of a route or voyage, by which its answer can be made again. */
export function askedSailing<Body>(path: string, title: string) {
  return Type.Optional(
    Type.Object(
      {
        day: Type.String({ format: 'date', description: 'Day of the calculation' }),
        request: requestAsRead<Body>(path),
      },
      { title, description: 'What was asked, as it was read. Absent for saved routes' },
    ),
  )
}

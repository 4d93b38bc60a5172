import { Type } from './type.js'

/** A request in its answer. @param without what it lacks, as ", without its fixes" */
export function requestAsRead<Body>(path: string, without = '') {
  return Type.Unsafe<Body>({
    type: 'object',
    additionalProperties: true,
    description: `The request as it was read: a body of POST ${path}${without}, without unknown fields`,
  })
}

/** The request of an answer about the sea, by which the answer can be made again. */
export function askedSailing<Body>(path: string, title: string, without?: string) {
  return Type.Object(
    {
      day: Type.String({ format: 'date', description: 'Day of the calculation' }),
      request: requestAsRead<Body>(path, without),
    },
    { title, description: 'What was asked, as it was read. Absent for saved routes' },
  )
}

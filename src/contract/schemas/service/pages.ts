import { optional, string, Type } from '../type.js'

export const PlannerQuery = Type.Object({
  shared: optional(string('Id of a shared plan to show', { maxLength: 64 })),
})

export const FileParams = Type.Object({ file: string() })

export const ProblemParams = Type.Object({ code: Type.String({ examples: ['no_route'] }) })

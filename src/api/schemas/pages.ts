import { Type } from './type.js'

export const PlannerQuery = Type.Object({
  shared: Type.Optional(Type.String({ maxLength: 64, description: 'Id of a shared plan to show' })),
})

export const FileParams = Type.Object({ file: Type.String() })

export const ProblemParams = Type.Object({ code: Type.String({ examples: ['no_route'] }) })

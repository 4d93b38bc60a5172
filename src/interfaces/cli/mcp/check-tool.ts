import { call, trace } from '../../../contract/operations/index.js'
import { Problem } from '../../../contract/problems/problem.js'
import { readPosition } from '../../../engine/geo/parse-position.js'
import type { RequestJson } from '../../../tables/fields/request-body.js'
import type { AssistantTool } from './assistant-tool.js'
import { MEMBERS, ofCheck } from './digest.js'
import { outputSchema, topNames } from './output-schema.js'

/** A route as its waypoints. The ship has the fields of the tool route, which would take more room than all else here. */
export const CHECK_TOOL: AssistantTool = {
  name: 'check',
  description:
    'A route that the user has, as its waypoints: length, land, shoals and closed passages on it, fuel, and the shortest beside it.',
  inputSchema: {
    type: 'object',
    properties: {
      fixes: {
        type: 'array',
        items: { type: 'string' },
        minItems: 2,
        description: 'latitude,longitude of each waypoint, such as "36.9,-9.2"',
      },
      speed_kn: { type: 'number' },
      vessel: { type: 'object', description: 'As in route' },
    },
    required: ['fixes'],
    additionalProperties: false,
  },
  outputSchema: outputSchema([
    ...topNames(MEMBERS.check).filter((name) => name !== 'check'),
    ...['rhumb_nm', 'great_circle_nm', 'findings', 'emissions', 'warnings', 'data_version', 'use'],
  ]),
  answer: async (input, { operations }, signal) => {
    const body = { ...input, fixes: fixesOf(input['fixes']), geometry: 'corners' }
    const options = { isStrict: true, ...(signal && { signal }) }
    return ofCheck((await call(trace, body, operations, options)) as never)
  },
}

function fixesOf(fixes: unknown): unknown {
  if (!Array.isArray(fixes)) return fixes
  return fixes.map((fix: unknown, at): unknown => {
    if (typeof fix !== 'string') return fix
    const coordinates = readPosition(fix, false)
    if (Array.isArray(coordinates)) return { coordinates } satisfies RequestJson
    const detail = `fixes[${at}] must be latitude,longitude, such as "36.9,-9.2", got "${fix}".`
    throw new Problem('validation_failed', detail)
  })
}

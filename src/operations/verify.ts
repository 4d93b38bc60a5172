import { escapeStep, Problem } from '../api/problem.js'
import { isRecord } from '../api/validation/json-schema.js'
import { chain } from './chain.js'
import { digestOf } from './digest.js'
import { estimate } from './estimate.js'
import { call, type Operation } from './operation.js'
import { type OperationTools, requireFactors } from './tools.js'

/** A member that is not what its answer's own contents give. */
export interface Difference {
  /** JSON Pointer into the answer. */
  readonly pointer: string
  readonly stated: unknown
  /** Undefined if it cannot be recomputed. */
  readonly recomputed: unknown
}

export interface Verification {
  /** Empty if the answer is equal to its recomputation. */
  readonly differences: readonly Difference[]
  /** Versions of the answer that are not those installed here. */
  readonly versions: readonly {
    readonly name: string
    readonly stated: unknown
    readonly installed: unknown
  }[]
  /** Why the answer could not be recomputed; null if it was. */
  readonly fault: string | null
}

const VERSIONS = ['software_version', 'data_version', 'factor_set_version']
/** Members that differ between two answers to one request. */
const OF_CALL = ['id', 'calculated_at', 'digest', ...VERSIONS]
/** A request is repeated without its unknown fields. */
const OF_UNKNOWN_FIELDS = 'unknown_field'

/**
 * Recomputes an answer of /v1/emissions/sea or /v1/emissions/chains from its own contents: the request
 * that it was asked, on the day that it names. The digest covers what no computation gives, such as
 * the id.
 */
export async function verifyAnswer(
  answer: Readonly<Record<string, unknown>>,
  tools: OperationTools,
): Promise<Verification> {
  const digest = digestOf(answer)
  const ofDigest =
    digest === answer['digest']
      ? []
      : [{ pointer: '/digest', stated: answer['digest'], recomputed: digest }]
  try {
    const again = await recomputed(answer, tools)
    const versions = VERSIONS.filter((name) => answer[name] !== again[name]).map((name) => {
      return { name, stated: answer[name], installed: again[name] }
    })
    const found = differencesOf(comparable(answer), comparable(again))
    return { differences: [...found, ...ofDigest], versions, fault: null }
  } catch (error) {
    if (!(error instanceof Problem || error instanceof NotVerifiable)) throw error
    const installed: Record<string, unknown> = {
      software_version: tools.softwareVersion,
      factor_set_version: requireFactors(tools).version,
    }
    const versions = Object.keys(installed)
      .filter((name) => answer[name] !== installed[name])
      .map((name) => ({ name, stated: answer[name], installed: installed[name] }))
    return { differences: ofDigest, versions, fault: error.message }
  }
}

class NotVerifiable extends Error {
  override readonly name = 'NotVerifiable'
}

async function recomputed(
  answer: Readonly<Record<string, unknown>>,
  tools: OperationTools,
): Promise<Record<string, unknown>> {
  const { asked } = answer
  if (!isRecord(asked)) {
    throw new NotVerifiable(
      'The answer does not say what was asked: it was made by an earlier version of Fairway.',
    )
  }
  const noonMs = Date.parse(`${asked['day']}T12:00:00Z`)
  if (Number.isNaN(noonMs)) throw new NotVerifiable('asked.day is not a day.')
  const operation = ('elements' in answer ? chain : estimate) as Operation<object, object>
  const again = await call(operation, asked['request'], { ...tools, nowMs: () => noonMs })
  return JSON.parse(JSON.stringify(again))
}

/** An answer without what differs between two calls, in its legs too. */
function comparable(answer: unknown): unknown {
  if (!isRecord(answer)) return answer
  const members = Object.entries(answer).filter(([name]) => !OF_CALL.includes(name))
  return Object.fromEntries(
    members.map(([name, member]) => {
      if (name === 'warnings' && Array.isArray(member))
        return [name, member.filter((one) => one?.code !== OF_UNKNOWN_FIELDS)]
      if (name !== 'elements' || !Array.isArray(member)) return [name, member]
      const legs = member.map((part) =>
        isRecord(part) ? { ...part, estimate: comparable(part['estimate']) } : part,
      )
      return [name, legs]
    }),
  )
}

function differencesOf(stated: unknown, recomputed: unknown, pointer = ''): Difference[] {
  if (Object.is(stated, recomputed)) return []
  const isList = Array.isArray(stated) && Array.isArray(recomputed)
  if (!isList && !(isRecord(stated) && isRecord(recomputed)))
    return [{ pointer, stated, recomputed }]
  const [a, b] = [stated, recomputed] as Record<string, unknown>[]
  const names = new Set([...Object.keys(a!), ...Object.keys(b!)])
  return [...names].flatMap((name) =>
    differencesOf(a![name], b![name], `${pointer}/${escapeStep(name)}`),
  )
}

import { isDay, utcDay } from '../../../base/utc.js'
import { type Warned, warned } from '../../../emissions/answer/warning-table.js'
import { isDocumentNumber, isScheme } from '../../../emissions/evidence.js'
import type { FactorSet } from '../../../emissions/index.js'
import { dayOfVoyage } from '../../../emissions/law-day.js'
import { declarationOf } from '../../../papers/declaration.js'
import type {
  Declaration,
  DeclarationOptions,
  EmissionsAnswer,
  OmittedShipment,
} from '../../../papers/declaration-types.js'
import { columnMeaning } from '../../columns/column-meaning.js'
import { type FieldProblem, Problem, validationFailed } from '../../problems/problem.js'
import {
  type DeclarationBody,
  type DeclarationCoreBody,
  DeclarationRequestBody,
  type TracedDeclaration,
} from '../../schemas/emissions/declaration.js'
import type { EmissionsBody } from '../../schemas/emissions/emissions-request.js'
import { findProblems, withUnknownFields } from '../../validation/check.js'
import type { JsonSchema } from '../../validation/json-schema.js'
import { type WarningItem, warningAbout } from '../../warning.js'
import { estimate, type PreparedEstimate } from '../estimate.js'
import { pause } from '../find-routes.js'
import { answerOf, type Operation, withoutUnknownFields } from '../operation.js'
import { type OperationTools, requireFactors } from '../tools.js'
import { digestOf } from './digest.js'
import { sha256 } from './sha256.js'

/**
 * The declaration of existing answers, with digests of the inputs and of the whole.
 * @throws RangeError that names what cannot be declared
 */
export function declare(
  answers: readonly EmissionsAnswer[],
  options: DeclarationOptions,
): TracedDeclaration {
  const declaration = withInlandLegs(declarationOf(answers, options))
  const whole = { ...declaration, inputs_digest: inputsDigest(declaration.shipment_list) }
  return { ...whole, digest: digestOf(whole) }
}

/** SHA-256 of the digests of the estimates of shipments, one per line. */
export function inputsDigest(shipments: Declaration['shipment_list']): string {
  const lines = shipments.map((row) => `${row.estimate_digest ?? row.estimate_id}\n`)
  return sha256(lines.join(''))
}

/** A table with places inland, which were not read, is of more than the voyages by sea. */
function withInlandLegs<Whole extends Declaration>(declaration: Whole): Whole {
  const { ignored_columns, deviations, shipments } = declaration
  const inland = ignored_columns.filter((name) => columnMeaning(name) === 'inland')
  if (inland.length === 0) return declaration
  const deviation = {
    code: 'inland_legs_not_included',
    is_allowed: false,
    reason: `The shipments have places inland (${inland.join(', ')}), but only their voyages by sea are included.`,
    estimates: shipments,
  }
  return { ...declaration, deviations: [...deviations, deviation] }
}

/** What a declaration cannot vouch for. */
export function declarationWarnings({
  period,
  shipments,
  without_departure: count,
}: Pick<TracedDeclaration, 'period' | 'shipments' | 'without_departure'>): Warned[] {
  return count === 0 ? [] : [warned('departures_unknown', { count, shipments, ...period })]
}

type Rows = DeclarationBody['rows']

/** The rows of bodies that were prepared in steps. */
const READY = new WeakMap<Rows, readonly PreparedRow[]>()

/** Prepares one row at each step. */
function* stepsOf({ rows }: DeclarationBody, tools: OperationTools): Generator<void> {
  const prepared: PreparedRow[] = []
  for (const row of rows) {
    prepared.push(preparedRow(row, tools))
    yield
  }
  READY.set(rows, prepared)
}

/**
 * Estimates shipments and combines them into the declaration of a past period. A shipment that cannot
 * be estimated is listed with its reason.
 */
export const declaration: Operation<DeclarationBody, DeclarationCoreBody> = {
  name: 'declaration',
  path: '/v1/emissions/declarations',
  schema: DeclarationRequestBody as JsonSchema,
  saysCached: false,
  resolutions: ({ rows }) => [...new Set(rows.flatMap((row) => estimate.resolutions(row)))],
  steps: stepsOf,
  prepare: ({ rows, ...header }, tools) => {
    const today = utcDay(tools.nowMs())
    const problems = [
      ...periodProblems(header.period, today),
      ...sourceProblems(header.source_files, rows.length),
      ...claimProblems(header, () => requireFactors(tools)),
    ]
    if (problems.length > 0) throw validationFailed(problems)
    const prepared = READY.get(rows) ?? rows.map((row) => preparedRow(row, tools))
    const known = prepared.filter(({ ready }) => ready !== null).length
    return {
      cost: { counter: 'emissions', units: Math.max(1, known) },
      day: today,
      warnings: [],
      calculate: async (signal) => {
        const answers: EmissionsAnswer[] = []
        const ids: string[] = []
        const omitted: OmittedShipment[] = []
        let engineMs = 0
        // One at a time: a declaration uses the resources of one request, not of a thousand.
        for (const [at, { id, ready, reason }] of prepared.entries()) {
          if (at > 0) await pause(signal)
          const done = ready === null ? { reason } : await estimatedRow(ready, tools, signal)
          if ('reason' in done) omitted.push({ id, reason: done.reason })
          else {
            answers.push(done.answer)
            ids.push(id)
            engineMs += done.engineMs
          }
        }
        const options = { ...header, created: today, not_included: omitted, ids }
        const whole = declared(answers, options)
        const warnings = declarationWarnings(whole).map((one) => warningAbout('#/rows', one))
        return { core: { declaration: whole }, warnings, engineMs }
      },
    }
  },
}

/** What is wrong with the period of a declaration: it must be past. */
export function periodProblems(
  { from, to }: DeclarationBody['period'],
  today: string,
): FieldProblem[] {
  const problem = (name: string, detail: string): FieldProblem => {
    return { pointer: `#/period/${name}`, code: 'not_allowed', detail }
  }
  const wrong = Object.entries({ from, to }).filter(([, day]) => !isDay(day))
  if (wrong.length > 0) {
    return wrong.map(([name, day]) => {
      return problem(name, `must be a day such as 2026-06-30, got ${JSON.stringify(day)}`)
    })
  }
  if (to < from) return [problem('to', `must not be before the first day, ${from}`)]
  if (to <= today) return []
  const detail = `must not be in the future: a declaration covers a past period, so give ${today} or an earlier day`
  return [problem('to', detail)]
}

/** A declaration of a file is of all of its rows. */
function sourceProblems(
  files: DeclarationBody['source_files'],
  stated: number,
): readonly FieldProblem[] {
  const rows = files?.reduce((sum, file) => sum + file.rows, 0) ?? stated
  if (rows === stated) return []
  const detail = `have ${rows} rows together, but the request has ${stated}: send those that are excluded too, or name the files of all rows`
  return [{ pointer: '#/source_files', code: 'not_allowed', detail }]
}

/**
 * Claims that stand in a file of their own, checked as those of a request.
 * @throws Problem
 */
export function checkClaims(
  claims: readonly unknown[],
  period: DeclarationBody['period'],
  factors: Pick<FactorSet, 'laws'>,
): { readonly claims: Claims; readonly warnings: readonly WarningItem[] } {
  const { schema } = declaration
  const ofClaims = ({ pointer }: FieldProblem) => pointer.startsWith('#/claims')
  const shape = withUnknownFields(findProblems(schema, { claims }).filter(ofClaims), schema, {
    claims,
  })
  if (shape.length > 0) throw validationFailed(shape)
  const { known, warnings } = withoutUnknownFields(schema, { claims }, false)
  const body = known as { readonly claims: Claims }
  const problems = claimProblems({ ...body, period }, () => factors)
  if (problems.length > 0) throw validationFailed(problems)
  return { ...body, warnings }
}

type Claims = NonNullable<DeclarationBody['claims']>

/** Certificates that are no evidence: a number has digits, and the scheme is recognised in the period. */
function claimProblems(
  { claims = [], period }: Pick<DeclarationBody, 'claims' | 'period'>,
  factors: () => Pick<FactorSet, 'laws'>,
): FieldProblem[] {
  return claims.flatMap(({ id, scheme }, at) => {
    const problem = (name: string, detail: string): FieldProblem => {
      return { pointer: `#/claims/${at}/${name}`, code: 'not_allowed', detail }
    }
    const isKnown = isScheme(scheme, factors().laws, dayOfVoyage(period.to))
    return [
      ...(isDocumentNumber(id)
        ? []
        : [problem('id', 'must be the number of a certificate, with digits')]),
      ...(isKnown
        ? []
        : [
            problem(
              'scheme',
              'must be a recognised certification scheme, such as ISCC EU: fairway laws lists them',
            ),
          ]),
    ]
  })
}

interface PreparedRow {
  readonly id: string
  /** Null for a row that cannot be estimated. */
  readonly ready: PreparedEstimate | null
  readonly reason: string
}

function preparedRow({ id, ...body }: Rows[number], tools: OperationTools): PreparedRow {
  try {
    const request = body as EmissionsBody
    estimate.checkRow?.(request)
    return { id, ready: estimate.prepare(request, tools), reason: '' }
  } catch (error) {
    return { id, ready: null, reason: reasonOf(error) }
  }
}

async function estimatedRow(
  ready: PreparedEstimate,
  tools: OperationTools,
  signal: AbortSignal,
): Promise<{ readonly answer: EmissionsAnswer; readonly engineMs: number } | { reason: string }> {
  try {
    const calculated = await ready.calculate(signal)
    const answer = answerOf(estimate, calculated, ready.warnings, tools)
    return { answer: answer as unknown as EmissionsAnswer, engineMs: calculated.engineMs }
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

/** Faults of the caller's own row; others, such as a service that is busy, fail the whole. */
function reasonOf(error: unknown): string {
  if (error instanceof Problem && error.status < 429) return error.detail
  throw error
}

function declared(
  answers: readonly EmissionsAnswer[],
  options: DeclarationOptions,
): TracedDeclaration {
  try {
    return declare(answers, options)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw validationFailed([{ pointer: '#/rows', code: 'not_allowed', detail: error.message }])
  }
}

import { doublesIn } from '../../../papers/declaration-checks.js'
import type { EmissionsAnswer } from '../../../papers/declaration-types.js'
import { isId } from '../../ids.js'
import { escapeStep, Problem } from '../../problems/problem.js'
import type { TracedDeclaration } from '../../schemas/emissions/declaration.js'
import { isRecord } from '../../validation/json-schema.js'
import { type OperationTools, requireFactors } from '../tools.js'
import { declare, inputsDigest } from './declaration.js'
import { digestOf } from './digest.js'
import { NotVerifiable, repeated } from './repeat.js'

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
  /** Members that the answer leaves out, as an answer to `fields` does: the others are compared. */
  readonly missing: readonly string[]
  /** Members that came after the day on which the paper was made: the others are compared. */
  readonly later: readonly string[]
}

const VERSIONS = ['software_version', 'data_version', 'factor_set_version']
/** Members that differ between two answers to one request. */
const OF_CALL = [
  ...['id', 'calculated_at', 'cached', 'slug', 'digest', 'ignored_columns', 'cancelled_rows'],
  ...VERSIONS,
]
/** Members of a declaration's shipments, and the last day on which one was made without them. */
const LATER_MEMBERS: Readonly<Record<string, string>> = {
  transport_activity_teukm: '2026-11-29',
  incoterm: '2026-11-30',
  primary_share: '2026-11-30',
  teukm_wtw_kg_co2e: '2026-11-30',
}
/** A request is repeated without its unknown fields. */
const OF_UNKNOWN_FIELDS = 'unknown_field'

type Json = Readonly<Record<string, unknown>>

/**
 * Recomputes an answer from its own contents: the request that it
 * was asked, on the day that it names. The digest covers what no computation gives, such as the id;
 * answers about the sea alone have none, so that only the members that they have are compared.
 */
export function verifyAnswer(answer: Json, tools: OperationTools): Promise<Verification> {
  return verified(answer, tools, async () => {
    const again = await repeated(answer['asked'], tools)
    return {
      differences: differencesOf(comparable(answer), comparable(again)),
      versions: VERSIONS.map((name) => [name, answer[name], again[name]]),
      hasDigest: 'digest' in again,
    }
  })
}

/** Recomputes a declaration from the requests of its shipments. */
export function verifyDeclaration(declaration: Json, tools: OperationTools): Promise<Verification> {
  return verified(declaration, tools, async () => {
    const stated = declaration as unknown as TracedDeclaration
    const answers: EmissionsAnswer[] = []
    for (const { asked } of stated.shipment_list) {
      const again = await repeated(asked, tools)
      answers.push(again as unknown as EmissionsAnswer)
    }
    const { organisation, services, period, created, not_included, supersedes } = stated
    const { ignored_columns = [], source_files, scope_3, book_and_claim } = stated
    const again = declare(answers, {
      ...{ organisation, services, period, created, not_included, supersedes, ignored_columns },
      ids: stated.shipment_list.map(({ id }) => id),
      allow_doubles: stated.allowed_doubles.length > 0,
      ...(source_files && { source_files }),
      ...(scope_3 && { sale_side: scope_3.sale_side }),
      ...(book_and_claim && { claims: book_and_claim.claims }),
    })
    const all = differencesOf(comparableDeclaration(stated), {
      ...comparableDeclaration(again),
      ...ofOwnList(stated),
    })
    const later = all.filter((one) => isLater(one, stated))
    return {
      differences: all.filter((one) => !later.includes(one)),
      later: [...new Set(later.map(({ pointer }) => ofAnyItem(pointer)))],
      versions: Object.entries(again.versions).map(([name, installed]) => {
        return [name, stated.versions[name as keyof typeof again.versions], installed]
      }),
      hasDigest: true,
    }
  })
}

/** Whether the paper was made before a member, which none of its shipments has. */
function isLater({ pointer, stated }: Difference, paper: TracedDeclaration): boolean {
  const name = /^\/shipment_list\/\d+\/(\w+)$/.exec(pointer)?.[1]
  const last = name === undefined ? undefined : LATER_MEMBERS[name]
  if (stated !== undefined || last === undefined || !(paper.created.slice(0, 10) <= last))
    return false
  return paper.shipment_list.every((row) => !(name! in row))
}

async function verified(
  value: Json,
  tools: OperationTools,
  compare: () => Promise<{
    readonly differences: readonly Difference[]
    readonly later?: readonly string[]
    readonly versions: readonly (readonly [name: string, stated: unknown, installed: unknown])[]
    readonly hasDigest: boolean
  }>,
): Promise<Verification> {
  const digest = digestOf(value)
  const isWhole = digest === value['digest']
  const ofDigest = isWhole
    ? []
    : [{ pointer: '/digest', stated: value['digest'], recomputed: digest }]
  try {
    const { differences, later = [], versions, hasDigest } = await compare()
    // Rows of a batch and answers to `fields` are parts. What has a digest is whole, or was changed.
    const missing = hasDigest ? [] : leftOut(differences, value)
    const there = differences.filter((one) => !missing.includes(one))
    return {
      differences: there.length > 0 || !hasDigest ? there : ofDigest,
      versions: otherVersions(versions),
      fault: null,
      missing: [...new Set(missing.map(({ pointer }) => ofAnyItem(pointer)))],
      later,
    }
  } catch (error) {
    const isTold =
      error instanceof Problem || error instanceof RangeError || error instanceof NotVerifiable
    // What was changed need not have the form of an answer any more.
    if (!isTold && isWhole) throw error
    const versions = otherVersions([
      ['software_version', value['software_version'], tools.softwareVersion],
      ['factor_set_version', value['factor_set_version'], requireFactors(tools).version],
    ])
    const fault = isTold ? error.message : 'It no longer has the form in which it was made.'
    return { differences: ofDigest, versions, fault, missing: [], later: [] }
  }
}

/**
 * The members that a part leaves out. It leaves them out of every item of a list, and no item: a member
 * that other items have, and an item, was removed.
 */
function leftOut(differences: readonly Difference[], answer: Json): Difference[] {
  const without = differences.filter(({ stated }) => stated === undefined)
  if (without.length === 0) return []
  const there = new Set(pointersIn(answer).map(ofAnyItem))
  return without.filter(({ pointer }) => !/\/\d+$/.test(pointer) && !there.has(ofAnyItem(pointer)))
}

const ofAnyItem = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/-')

function pointersIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const own = `${pointer}/${escapeStep(name)}`
    return [own, ...pointersIn(member, own)]
  })
}

function otherVersions(
  versions: readonly (readonly [name: string, stated: unknown, installed: unknown])[],
): Verification['versions'] {
  return versions
    .filter(
      ([, stated, installed]) =>
        stated !== undefined && JSON.stringify(stated) !== JSON.stringify(installed),
    )
    .map(([name, stated, installed]) => ({ name, stated, installed }))
}

/**
 * Without what differs between two declarations of the same requests. Doubles and the digest of the inputs, which have
 * ids of the estimates, are compared with the declaration's own list.
 */
function comparableDeclaration(declaration: TracedDeclaration) {
  const { digest: _, versions, ...rest } = declaration
  return {
    ...rest,
    allowed_doubles: rest.allowed_doubles.filter((text) => !isOfLeg(text, declaration)),
    warnings: rest.warnings.filter(({ code }) => code !== OF_UNKNOWN_FIELDS),
    shipment_list: rest.shipment_list.map((row) => {
      return { ...row, estimate_id: null, estimate_digest: null }
    }),
  }
}

/** What a declaration must say of the ids and digests in its own list. */
function ofOwnList({ shipment_list: rows }: TracedDeclaration) {
  return {
    allowed_doubles: doublesIn(
      rows.map(({ id }) => id),
      rows.map(({ estimate_id }) => estimate_id),
    ),
    inputs_digest: inputsDigest(rows),
  }
}

/** A doubled estimate of a leg is in no list: the chain has an id of its own. */
function isOfLeg(text: string, { shipment_list }: TracedDeclaration): boolean {
  const id = text.replace(/ \(\d+\)$/, '')
  const own = shipment_list.map(({ estimate_id }) => estimate_id)
  const hasChains = own.some((one) => isId(one, ['chain']))
  return hasChains && isId(id, ['estimate']) && !own.includes(id)
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

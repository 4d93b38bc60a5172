import { type Problem, readablePointer } from '../../contract/problems/problem.js'
import { byWeight } from '../../emissions/answer/warning-weight.js'
import { capitalised, fieldSentence } from '../../planning/sentences.js'
import { UsageError } from '../text/failure.js'
import { coordinates, grouped } from '../text/quantities.js'
import { type CommandRequest, isObject } from './request-body.js'

/** Problems of a valid command line that has no answer. */
const NO_ANSWER = ['no_route', 'point_on_land', 'point_forbidden', 'overloaded']

interface Warning {
  readonly code: string
  readonly pointer?: string
  readonly place?: string
  readonly detail: string
}

type Fault = Required<Pick<Warning, 'code' | 'pointer' | 'detail'>>

/** How the caller writes the fields of a request. */
export interface Wording extends Pick<CommandRequest, 'nameOf' | 'choicesOf' | 'inOptions'> {}

/** A problem of the request in terms of the command line, with the options to change. */
export function failureOf(problem: Problem, request: CommandRequest): Error {
  const text = faultLines(problem, request).join('\n')
  return NO_ANSWER.includes(problem.code) ? new Error(text) : new UsageError(text)
}

/** What is wrong with a request: a sentence for each of its fields. */
export function faultLines({ code, detail, members }: Problem, request: Wording): string[] {
  const errors = (members['errors'] ?? []) as readonly Fault[]
  const fields = errors.map((error) => faultLine(error, request))
  if (errors.length > 0 && code === 'validation_failed') return fields
  if (code === 'port_not_found') return errors.map((error) => error.detail)
  const opening = members['would_open'] as readonly string[] | undefined
  // Without closures to open, the fields only repeat the detail.
  const closing = opening === undefined || opening.length === 0 ? [] : fields
  return [[request.inOptions(detail), ...nearest(members), ...closing].join(' ')]
}

function faultLine({ code, pointer, detail }: Fault, request: Wording): string {
  const path = pathOf(pointer)
  const choices = code === 'required' ? request.choicesOf(path) : undefined
  const remedy = choices === undefined ? '' : `: ${choicesOf(choices)}`
  return fieldSentence(subjectOf(path, request), request.inOptions(detail) + remedy)
}

/** Ships have some ninety names, the general ones first. */
const MAX_CHOICES = 12

function choicesOf(choices: readonly (string | number)[]): string {
  if (choices.length <= MAX_CHOICES) return choices.join(', ')
  const first = choices.slice(0, MAX_CHOICES).join(', ')
  return `${first} and ${choices.length - MAX_CHOICES} more (--help)`
}

function nearest({ nearest_water: water, distance_km: km }: Problem['members']): string[] {
  if (!Array.isArray(water) || typeof km !== 'number') return []
  const where = coordinates(water as [number, number])
  return [`The nearest navigable water is ${grouped(km)} km away at ${where}.`]
}

/** The warnings of an answer as sentences, those about the figure first. */
export function warningSentences(warnings: readonly Warning[], request: CommandRequest): string[] {
  return byWeight(warnings).map((warning) => sentenceOf(warning, request))
}

function sentenceOf({ code, pointer, place, detail }: Warning, request: CommandRequest): string {
  if (pointer === undefined) return request.inOptions(detail)
  const path = pathOf(pointer)
  const value = valueAt(path, request.body)
  if (code === 'maybe_swapped' && isObject(value) && 'lat' in value) {
    const { lat, lon } = value
    const [meant, remedy] = request.isLonLat
      ? [`${lat},${lon}`, 'longitude,latitude because of --lonlat.']
      : [`${lon},${lat}`, 'latitude,longitude; --lonlat reverses it.']
    return `${subjectOf(path, request)} is far from any port. Did you mean ${meant} (${place})? The order is ${remedy}`
  }
  const subject = [readablePointer(pointer), 'This field'].find((one) => detail.startsWith(one))
  if (subject === undefined) return request.inOptions(detail)
  const given = typeof value === 'string' ? ` ${value}` : ''
  return subjectOf(path, request) + given + request.inOptions(detail.slice(subject.length))
}

/** The name of a field at the beginning of a sentence. */
function subjectOf(path: string, request: Wording): string {
  const name = request.nameOf(path)
  return name.startsWith('the ') ? capitalised(name) : name
}

/** `#/vessel/speed_kn` as `vessel.speed_kn`. */
export function pathOf(pointer: string): string {
  return pointer.split('/').slice(1).join('.')
}

export function valueAt(path: string, body: unknown): unknown {
  return path.split('.').reduce<unknown>((within, step) => Object(within)[step], body)
}

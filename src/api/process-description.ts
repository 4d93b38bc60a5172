import type { JsonSchema } from './validation/json-schema.js'

/** What OGC API - Processes says of an operation. */
export interface DescribedProcess {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Of the request: each of its members is an input. */
  readonly schema: JsonSchema
  /** Of the answer, the only output. */
  readonly answer: object
}

/** The output of every process. */
export const OUTPUT = 'answer'

const REL = 'http://www.opengis.net/def/rel/ogc/1.0'
const CONF = 'http://www.opengis.net/spec/ogcapi-processes-1/1.0/conf'

/** The classes of OGC 18-062r2 that the service conforms to. */
export const CONFORMANCE: readonly string[] = ['core', 'json', 'ogc-process-description'].map(
  (name) => `${CONF}/${name}`,
)

/** The type of an error for a process that there is not. */
export const NO_SUCH_PROCESS =
  'http://www.opengis.net/def/exceptions/ogcapi-processes-1/1.0/no-such-process'

const link = (href: string, rel: string, title: string) => {
  return { href, rel, type: 'application/json', title }
}

/** @param base address of the service, without a slash at its end */
export function landingPage(base: string): object {
  return {
    title: 'Fairway',
    description: 'Sea routes, voyages, distances and emissions as processes.',
    links: [
      link(`${base}/ogc`, 'self', 'This page'),
      link(`${base}/openapi.json`, 'service-desc', 'The API of the service'),
      link(`${base}/ogc/conformance`, `${REL}/conformance`, 'Conformance classes'),
      link(`${base}/ogc/processes`, `${REL}/processes`, 'Processes'),
    ],
  }
}

export function processList(
  processes: readonly DescribedProcess[],
  version: string,
  base: string,
): object {
  return {
    processes: processes.map((one) => ({
      ...summaryOf(one, version),
      links: [link(addressOf(one, base), 'self', one.title)],
    })),
    links: [link(`${base}/ogc/processes`, 'self', 'Processes')],
  }
}

/** A process with an input for each member of its request. */
export function processDescription(one: DescribedProcess, version: string, base: string): object {
  const { schema, answer } = one
  const { properties = {}, required = [] } = schema
  const inputs = Object.entries(properties).map(([name, declared]) => [
    name,
    {
      title: name,
      description: declared.description ?? name,
      minOccurs: required.includes(name) ? 1 : 0,
      maxOccurs: 1,
      schema: declared,
    },
  ])
  const address = addressOf(one, base)
  return {
    ...summaryOf(one, version),
    inputs: Object.fromEntries(inputs),
    outputs: { [OUTPUT]: { title: `The answer of ${one.title}`, schema: answer } },
    links: [
      link(address, 'self', one.title),
      link(`${address}/execution`, `${REL}/execute`, 'Execute'),
    ],
  }
}

function summaryOf({ id, title, description }: DescribedProcess, version: string) {
  const how = { jobControlOptions: ['sync-execute'], outputTransmission: ['value'] }
  return { id, title, description, version, ...how }
}

function addressOf({ id }: DescribedProcess, base: string): string {
  return `${base}/ogc/processes/${id}`
}

/** The members of a request, whose values may stand in an object with their media type or format. */
export function valuesOf(inputs: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(inputs).map(([name, input]) => [name, literalOf(input)])
  return Object.fromEntries(entries)
}

function literalOf(input: unknown): unknown {
  const names = Object.keys(Object(input))
  const isQualified =
    !Array.isArray(input) &&
    names.includes('value') &&
    names.every((name) => ['value', 'mediaType', 'encoding', 'schema', 'format'].includes(name))
  return isQualified ? (input as { value: unknown }).value : input
}

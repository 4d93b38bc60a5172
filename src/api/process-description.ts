import { inOpenApi30 } from './schema-30.js'
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
  /** Media types in which the answer can be sent alone, besides JSON. */
  readonly fileTypes: readonly string[]
}

/** The output of every process. */
export const OUTPUT = 'answer'

const REL = 'http://www.opengis.net/def/rel/ogc/1.0'
const CONF = 'http://www.opengis.net/spec/ogcapi-processes-1/1.0/conf'

/** The classes of OGC 18-062r2 that the service conforms to. */
export const CONFORMANCE: readonly string[] = ['core', 'json', 'ogc-process-description'].map(
  (name) => `${CONF}/${name}`,
)

const EXCEPTIONS = 'http://www.opengis.net/def/exceptions/ogcapi-processes-1/1.0'

/** The types of errors for a process, and for a job, that there is not. */
export const NO_SUCH_PROCESS = `${EXCEPTIONS}/no-such-process`
export const NO_SUCH_JOB = `${EXCEPTIONS}/no-such-job`

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
  const { schema, answer, fileTypes } = one
  const files = fileTypes.length > 0 ? `; also as ${fileTypes.join(', ')}` : ''
  const { properties = {}, required = [] } = schema
  const inputs = Object.entries(properties).map(([name, declared]) => [
    name,
    {
      title: name,
      description: declared.description ?? name,
      minOccurs: required.includes(name) ? 1 : 0,
      maxOccurs: 1,
      schema: inOpenApi30(declared),
    },
  ])
  const address = addressOf(one, base)
  return {
    ...summaryOf(one, version),
    inputs: Object.fromEntries(inputs),
    outputs: {
      [OUTPUT]: { title: `The answer of ${one.title}${files}`, schema: inOpenApi30(answer) },
    },
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

import type { ChainEstimate, EmissionsEstimate } from '../client/schema.js'
import { type IleapShipment, ileapShipment } from './ileap.js'
import { type IleapHoc, ileapHoc } from './ileap-hoc.js'
import { type IleapToc, ileapToc } from './ileap-toc.js'
import { type Carbon, estimatesOf, hocCarbon, shipmentCarbon, tocCarbon } from './pact-carbon.js'
import { PACT_FIELDS, type PactVersion, type Pcf2, type Pcf3 } from './pact-versions.js'

/** What an estimate lacks for a product footprint. */
export interface PactOptions {
  readonly shipmentId: string
  /** Legal name of the company that publishes the footprint. */
  readonly companyName: string
  /** URNs, such as `urn:epc:id:sgln:4063973.00000.8`; at least one. */
  readonly companyIds: readonly string[]
  /** `3` for PACT 3.0.0, `2` for 2.2.0, on which iLEAP 1.0.0 is based. */
  readonly version: PactVersion
  /** A UUID for the content of a footprint: equal for equal contents. */
  readonly uuidOf: (content: string) => string
}

/** The data model `ProductFootprint` of PACT, with an object of iLEAP as its extension. */
export interface PactFootprint {
  readonly id: string
  readonly specVersion: string
  /** PACT 2 alone. */
  readonly version?: number
  readonly created: string
  readonly status: 'Active'
  readonly companyName: string
  readonly companyIds: readonly string[]
  readonly productDescription: string
  readonly productIds: readonly [string]
  /** PACT 2 alone. */
  readonly productCategoryCpc?: string
  /** PACT 3 alone. */
  readonly productClassifications?: readonly string[]
  readonly productNameCompany: string
  readonly comment: string
  readonly pcf: Pcf2 | Pcf3
  readonly extensions: readonly [
    {
      readonly specVersion: '2.0.0'
      readonly dataSchema: string
      readonly documentation: string
      readonly data: IleapShipment | IleapToc | IleapHoc
    },
  ]
}

/** An object of iLEAP that is the extension of a footprint. */
interface Extension {
  readonly kind: 'shipment' | 'toc' | 'hoc'
  readonly id: string
  readonly data: IleapShipment | IleapToc | IleapHoc
  readonly carbon: Carbon
}

const SCHEMAS = {
  shipment: 'https://api.ileap.sine.dev/shipment-footprint.json',
  toc: 'https://api.ileap.sine.dev/toc.json',
  hoc: 'https://api.ileap.sine.dev/hoc.json',
} as const
const NAMES = {
  shipment: 'Shipment with ID',
  toc: 'Transport operation category',
  hoc: 'Hub operation category',
} as const

/**
 * An answer of /v1/emissions/sea or /v1/emissions/chains as product footprints for exchange with PACT:
 * that of the shipment first, then those of the transport and hub operation categories that it names, as
 * far as iLEAP can express them.
 * @throws RangeError as `ileapShipment` does, and for a shipment without transport activity, for which
 * PACT has no footprint
 */
export function pactFootprints(
  answer: EmissionsEstimate | ChainEstimate,
  options: PactOptions,
): PactFootprint[] {
  const data = ileapShipment(answer, options)
  const carbon = shipmentCarbon(answer, data)
  const shipment: Extension = { kind: 'shipment', id: options.shipmentId, data, carbon }
  const all = [shipment, ...tocsOf(answer), ...hocsOf(answer)]
  return [...new Map(all.map((one) => [`${one.kind} ${one.id}`, one])).values()].map((one) =>
    footprint(one, answer, options),
  )
}

function tocsOf(answer: EmissionsEstimate | ChainEstimate): Extension[] {
  return estimatesOf(answer).flatMap((estimate) => {
    const data = ileapToc(estimate)
    if (data === null) return []
    return { kind: 'toc', id: data.tocId, data, carbon: tocCarbon(estimate, data) }
  })
}

function hocsOf(answer: EmissionsEstimate | ChainEstimate): Extension[] {
  if (!('elements' in answer)) return []
  return answer.elements.flatMap(({ data_type }, at) => {
    const data = ileapHoc(answer, at)
    if (data === null) return []
    return { kind: 'hoc', id: data.hocId, data, carbon: hocCarbon(answer, data, data_type) }
  })
}

/** Members that differ between two calculations of the same thing. */
const OF_THE_CALL: ReadonlySet<string> = new Set(['created', 'tceId', 'prevTceIds'])

function footprint(
  { kind, id, data, carbon }: Extension,
  { calculated_at, framework }: EmissionsEstimate | ChainEstimate,
  { companyName, companyIds, version, uuidOf }: PactOptions,
): PactFootprint {
  const { specVersion, product, pcf } = PACT_FIELDS[version]
  const content = {
    specVersion,
    created: calculated_at,
    status: 'Active' as const,
    companyName,
    companyIds,
    productDescription: `Logistics emissions. ${NAMES[kind]} ${id}`,
    productIds: [`urn:pathfinder:product:customcode:vendor-assigned:${kind}:${inUrn(id)}`] as const,
    ...product,
    productNameCompany: `${NAMES[kind]} ${id}`,
    comment: `Estimated by Fairway. ${framework.statement} Not verified by a third party.${ofUnit(data)}`,
    pcf: pcf(carbon),
    extensions: [
      {
        specVersion: '2.0.0',
        dataSchema: SCHEMAS[kind],
        documentation: 'https://sine-fdn.github.io/ileap-extension/',
        data,
      },
    ] as const,
  }
  const same = JSON.stringify(content, (key, value) => (OF_THE_CALL.has(key) ? undefined : value))
  return { id: uuidOf(same), ...content }
}

/** iLEAP asks for tonne-kilometres as the declared unit and for the intensity of the category as it is. */
function ofUnit(data: Extension['data']): string {
  const isTeu = 'transportActivityUnit' in data && data.transportActivityUnit === 'TEUkm'
  return isTeu
    ? ' The figures of this category are per TEU-kilometre, not per tonne-kilometre.'
    : ''
}

/** A text as a part of a URN (RFC 8141), which may contain `:` and `@`. */
function inUrn(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%40', '@')
}

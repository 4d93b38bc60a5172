import type { Static } from 'typebox'
import type { DeclarationComparison } from '../../../papers/declaration-compare.js'
import { type Declaration, SALE_SIDES } from '../../../papers/declaration-types.js'
import { oneOfTexts, Warnings } from '../common.js'
import {
  array,
  boolean,
  integer,
  number,
  object,
  optional,
  string,
  Type,
  text,
  time,
} from '../type.js'
import { EmissionsRequestBody } from './emissions-request.js'

/** Rows of one request: they are estimated one after another before there is an answer. */
const MAX_ROWS = 1000

const Row = object(
  'DeclarationRow',
  'A body of POST /v1/emissions/sea with the id of the shipment. It needs a cargo',
  {
    id: string('Your own id of the shipment', { minLength: 1, maxLength: 200 }),
    ...EmissionsRequestBody.properties,
  },
)

const Claim = object(
  'Claim',
  'A certificate by book and claim, of a fuel that somebody else burnt. It changes no figure of a shipment: the total without it is beside',
  {
    id: string('Number of the certificate', { minLength: 1, maxLength: 200 }),
    scheme: string('A recognised scheme, such as ISCC EU', { minLength: 1, maxLength: 200 }),
    reduction_kg_co2e: number('Well to wake', { exclusiveMinimum: 0, maximum: 1e12 }),
    description: text('Fuel, ship, period: for the reader'),
  },
)

const day = (description: string) => Type.String({ description, examples: ['2026-06-30'] })

export const DeclarationRequestBody = Type.Object(
  {
    organisation: Type.String({ minLength: 1, maxLength: 200 }),
    services: string('The transport services covered', { minLength: 1, maxLength: 500 }),
    period: object('DeclarationPeriod', {
      from: day('First day'),
      to: day('Last day, in the past'),
    }),
    rows: array(Row, { minItems: 1, maxItems: MAX_ROWS }),
    allow_doubles: optional(
      boolean('Counts an id as often as it is given; the declaration names it', { default: false }),
    ),
    source_files: optional(
      array(
        object('SourceFile', {
          name: string('Its name', { minLength: 1, maxLength: 200 }),
          sha256: string('Of its bytes', { pattern: '^[0-9a-f]{64}$' }),
          rows: integer('Rows below its head', { minimum: 1 }),
        }),
        {
          minItems: 1,
          maxItems: 100,
          description:
            'The files of which the rows are: their rows must be as many as those of the request',
        },
      ),
    ),
    sale_side: optional(
      oneOfTexts(
        SALE_SIDES,
        'Who declares, the seller or the buyer of the goods: adds scope_3, categories 4 and 9 by the Incoterm of each row',
      ),
    ),
    claims: optional(
      array(Claim, {
        minItems: 1,
        maxItems: 1000,
        description: 'Fuels claimed by book and claim, each by its certificate',
      }),
    ),
    supersedes: optional(
      string('The earlier declaration that this one corrects, such as its digest', {
        minLength: 1,
        maxLength: 200,
      }),
    ),
  },
  {
    title: 'DeclarationRequest',
    examples: [
      {
        organisation: 'Example Ltd',
        services: 'Container transport',
        period: { from: '2026-01-01', to: '2026-06-30' },
        rows: [
          {
            id: 'S-1',
            route: {
              origin: { unlocode: 'NLRTM' },
              destination: { unlocode: 'SGSIN' },
              depart_at: '2026-02-01',
            },
            cargo: { teu: 2 },
          },
        ],
      },
    ],
  },
)

export type DeclarationBody = Static<typeof DeclarationRequestBody>

/** A declaration by which its estimates can be found and made again. */
export type TracedDeclaration = Declaration & {
  /** SHA-256 of the digests of the estimates, one per line, in their order. */
  readonly inputs_digest: string
  /** SHA-256 of the declaration without this member. */
  readonly digest: string
}

export const DeclarationAnswer = object('DeclarationAnswer', {
  id: string(),
  declaration: Type.Unsafe<TracedDeclaration>({
    type: 'object',
    additionalProperties: true,
    description:
      'As from fairway declaration --format json: totals, subtotals, fuels, sources, deviations, versions; each shipment with its estimate, places, departure, factors and what was asked; digests of the inputs and of the whole',
  }),
  warnings: Warnings,
  calculated_at: time(),
})

export type DeclarationCoreBody = Pick<Static<typeof DeclarationAnswer>, 'declaration'>

const compared = (description: string) =>
  Type.Unsafe<object>({ type: 'object', additionalProperties: true, description })

/** A declaration of one shipment, reduced to what a comparison reads. */
const comparedYear = (year: number, factor: number) => ({
  organisation: 'Example Ltd',
  services: 'sea transport of containers',
  period: { from: `${year}-01-01`, to: `${year}-12-31` },
  versions: { software: ['0.1.0'], data: ['65813ef99d25'], factor_set: ['2026.11.26'] },
  not_included: [],
  shipment_list: [
    {
      origin: { name: 'Rotterdam', country_code: 'NL', unlocode: 'NLRTM' },
      destination: { name: 'Singapore', country_code: 'SG', unlocode: 'SGSIN' },
      modes: ['sea'],
      methods: ['default_factor'],
      data_types: ['default'],
      is_refrigerated: false,
      transport_activity_tkm: 300_000,
      wtw_kg_co2e: 300_000 * factor,
    },
  ],
})

export const DeclarationComparisonRequestBody = Type.Object(
  {
    earlier: compared('The declaration of the earlier period, or the whole answer that has it'),
    later: compared('That of the later period, or the correction of the first'),
  },
  {
    title: 'DeclarationComparisonRequest',
    examples: [{ earlier: comparedYear(2025, 0.01), later: comparedYear(2026, 0.009) }],
  },
)

export const DeclarationComparisonAnswer = object('DeclarationComparison', {
  comparison: Type.Unsafe<DeclarationComparison>({
    type: 'object',
    additionalProperties: true,
    description:
      'difference_kg_co2e (well to wake) and its effects: volume, mix, method, load, factor, without_activity. To the milligram: they add up to the difference, as a whole and for each of lanes. notes say what else differs',
  }),
  warnings: Warnings,
})

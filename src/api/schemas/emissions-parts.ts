import { DATA_TYPES } from '../../emissions/data-type.js'
import { BOUNDARIES, METHODS } from '../../emissions/request.js'
import { Message, nullable, oneOfTexts } from './common.js'
import { Type } from './type.js'

/** The parts that an estimate, its preview and the emissions of a route have in common. */

export const BoundarySchema = oneOfTexts(BOUNDARIES)
export const MethodSchema = oneOfTexts(METHODS)
export const MethodRequested = oneOfTexts(['auto', ...METHODS])
export const DataType = oneOfTexts(DATA_TYPES, {
  description: 'primary: measured, with evidence; stated_by_caller: measured, without evidence',
})

export const FrameworkUsed = Type.Object(
  {
    name: Type.String(),
    version: Type.String(),
    standard: Type.String(),
    rules: Type.String({
      description: 'The edition actually followed, whatever version was requested',
    }),
    statement: Type.String({ description: 'The claim that the result supports' }),
    statement_code: Message,
  },
  { title: 'FrameworkUsed' },
)

export const Factor = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    name_code: Message,
    ttw: Type.Number(),
    wtt: Type.Number(),
    wtw: Type.Number(),
    unit: Type.String({ description: 'g CO2e/t-km, g CO2e/TEU-km or kg CO2e/kg fuel' }),
    distance_basis: nullable(oneOfTexts(['sfd', 'actual'])),
    source: Type.String(),
    table: Type.String(),
    year: Type.Number(),
    licence: Type.String(),
    kind: oneOfTexts(['published', 'derived', 'judgement', 'recalled', 'operator']),
    value: Type.Number({ description: 'For the requested boundary' }),
  },
  { title: 'EmissionFactor', description: 'distance_basis is null for a fuel' },
)

export const GwpUsed = Type.Object(
  {
    set: nullable(Type.String()),
    horizon_years: Type.Integer(),
    ch4: nullable(Type.Number()),
    n2o: nullable(Type.Number()),
  },
  {
    title: 'GlobalWarmingPotential',
    description: "Null if the source doesn't say",
  },
)

import { DATA_TYPES } from '../../../emissions/answer/provenance.js'
import { BOUNDARIES, METHODS } from '../../../emissions/request.js'
import { Message, nullable, oneOfTexts } from '../common.js'
import { integer, number, object, string } from '../type.js'

/** The parts that an estimate, its preview and the emissions of a route have in common. */

export const BoundarySchema = oneOfTexts(BOUNDARIES)
export const MethodSchema = oneOfTexts(METHODS)
export const MethodRequested = oneOfTexts(['auto', ...METHODS])
export const DataType = oneOfTexts(
  DATA_TYPES,
  'primary: measured, with evidence; stated_by_caller: measured, without evidence',
)

export const FrameworkUsed = object('FrameworkUsed', {
  name: string(),
  version: string(),
  standard: string(),
  rules: string('The edition actually followed, whatever version was requested'),
  statement: string('The claim that the result supports'),
  statement_code: Message,
})

export const Factor = object('EmissionFactor', 'distance_basis is null for a fuel', {
  id: string(),
  name: string(),
  name_code: Message,
  ttw: number(),
  wtt: number(),
  wtw: number(),
  unit: string('g CO2e/t-km, g CO2e/TEU-km or kg CO2e/kg fuel'),
  distance_basis: nullable(oneOfTexts(['sfd', 'actual'])),
  source: string(),
  table: string(),
  year: number(),
  licence: string(),
  kind: oneOfTexts(['published', 'derived', 'judgement', 'recalled', 'operator']),
  value: number('For the requested boundary'),
})

export const GwpUsed = object('GlobalWarmingPotential', "Null if the source doesn't say", {
  set: nullable(string()),
  horizon_years: integer(),
  ch4: nullable(number()),
  n2o: nullable(number()),
})

import type { EmissionsEstimate } from '../../../client/schema.js'
import { isAboutTheFigure } from '../../../emissions/answer/warning-weight.js'
import { roundedParts } from '../../../engine/geo/digits.js'
import { withStop } from '../../../planning/sentences.js'
import type { CommandRequest } from '../../../tables/fields/request-body.js'
import { warningSentences } from '../../../tables/fields/wording.js'
import { grouped } from '../../../tables/text/quantities.js'
import { carbonLines } from './carbon-lines.js'
import { row } from './report.js'
import { stepsInWords } from './step-words.js'

const BOUNDARY = { WTW: 'well to wake', TTW: 'tank to wake', WTT: 'well to tank' }

/** An estimate as lines of text. */
export function estimateReport(
  estimate: EmissionsEstimate,
  heading: string,
  request: CommandRequest,
  withSteps: boolean,
): string[] {
  const { emissions, boundary, intensity, factor, data_quality: quality } = estimate
  const [ttw, wtt] = roundedParts([emissions.ttw_kg_co2e / 1000, emissions.wtt_kg_co2e / 1000], 3)
  const whose = estimate.applies_to === 'cargo' ? 'for the cargo' : 'for the whole voyage'
  const notes = quality.notes.map((note) => withStop(request.inOptions(note)))
  const remarks = [...warningSentences(estimate.warnings, request), ...notes].map(plain)
  // What changes the figure is never folded.
  const weighty = estimate.warnings.filter((one) => isAboutTheFigure(one)).length
  const shown = withSteps ? remarks.length : Math.max(1, weighty)
  const folded = remarks.length - shown
  const more = `${folded > 0 ? `${folded} more ${folded === 1 ? 'note' : 'notes'} and ` : ''}${estimate.steps.length} steps of the calculation`
  return [
    '',
    heading,
    '',
    row('Emissions', `${tonnes(emissions.total_kg_co2e)} t CO2e ${BOUNDARY[boundary]}, ${whose}`),
    row('', `tank to wake ${grouped(ttw!, 3)} t, well to tank ${grouped(wtt!, 3)} t`),
    ...shareLines(estimate),
    ...(intensity === null
      ? []
      : [row('Intensity', `${intensity.value.toFixed(2)} ${intensity.unit}`)]),
    row('Distance', distanceText(estimate)),
    row(
      'Method',
      `${plain(estimate.method.replace('_based', '-based'))}: ${estimate.method_reason}`,
    ),
    row('Factor', `${plain(factor.name)}, ${sevenDigits(factor.value)} ${factor.unit}`),
    row('', `${factor.source}, ${factor.year}, ${factor.kind}`),
    row(
      'Data',
      `${plain(quality.data_type)}, ${Math.round(quality.primary_data_share * 100)} % primary`,
    ),
    ...remarks.slice(0, shown).map((text) => `  ! ${text}`),
    ...carbonLines(estimate),
    '',
    ...(withSteps
      ? ['  Steps', ...stepsInWords(estimate.steps)]
      : [`  ${more}: --steps shows them.`]),
    '',
    `  ${estimate.framework.statement}`,
    `  ${estimate.verification}`,
    '',
  ]
}

function shareLines({ cargo_share, boundary }: EmissionsEstimate): string[] {
  if (cargo_share === null) return []
  const percent = (cargo_share.share * 100).toPrecision(3)
  const total = `${tonnes(cargo_share.total_kg_co2e)} t CO2e ${BOUNDARY[boundary]}`
  return [row('Cargo', `${total}, ${percent} % of it: ${cargo_share.basis}`)]
}

function distanceText({ distance }: EmissionsEstimate): string {
  const { shortest_km, actual_km, distance_adjustment_factor: factor, adjusted_km } = distance
  const given =
    shortest_km === null
      ? `${grouped(actual_km!)} km sailed`
      : `${grouped(shortest_km)} km shortest`
  return factor === 1 ? given : `${given}, × ${factor} = ${grouped(adjusted_km)} km`
}

/** Enough digits to check a step by hand. */
const sevenDigits = (value: number) => Number(value.toPrecision(7))
const plain = (id: string) => id.replaceAll('_', ' ')
const tonnes = (kg: number) => grouped(kg / 1000, 3)

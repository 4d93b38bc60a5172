import { warned } from '../answer/warning-table.js'
import { factorDate } from '../edition.js'
import { editionOf } from '../factors/sea-intensities.js'
import { byIntensity } from './by-intensity.js'
import { withoutCarrierRow } from './carrier-intensity.js'
import { warnOfLaterFactor } from './factor-year.js'
import type { MethodDefinition } from './method.js'

const WHEN = 'neither fuel nor vessel type is given'

/**
 * The fallback: the average for general cargo, whatever the ship. Chosen because it exceeds the figures
 * for bulk, tanker and modelled container ships.
 */
export const defaultMaritime: MethodDefinition = {
  name: 'Maritime default',
  chosenWhen: WHEN,
  needs: [],
  asksFuel: true,
  reason: (question) => WHEN + withoutCarrierRow(question),
  calculate: (context) => {
    const { rules, sea, vessels } = context.factors
    const { vessel } = context.request
    const type = vessel?.type
    if (type === undefined)
      context.warnings.push({ ...warned('vessel_assumed:average'), field: 'vessel.type' })
    const { speedKn } = type === undefined ? vessels.defaults : vessels.cargoTypes[type]
    const row = editionOf(sea.rows.get(rules.fallbackRow)!, sea, factorDate(context.request))
    warnOfLaterFactor(row, context.request, context.warnings)
    return byIntensity(context, row, speedKn)
  },
}

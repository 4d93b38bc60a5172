import type { EmissionsEstimate } from '../../../client/schema.js'
import { withStop } from '../../../planning/sentences.js'
import { grouped } from '../../../tables/text/quantities.js'

type Carbon = NonNullable<EmissionsEstimate['carbon']>

/** What the carbon laws cost, as lines of text; empty if the request did not ask for it. */
export function carbonLines({ carbon }: Pick<EmissionsEstimate, 'carbon'>): string[] {
  if (carbon === null) return []
  return [
    '',
    '  Carbon cost, never part of the emissions',
    ...etsLines(carbon),
    ...fuelEuLines(carbon),
    ...ukEtsLines(carbon),
    ...cargoLines(carbon),
    ...carbon.notes.map((note) => `    ! ${withStop(note)}`),
  ]
}

function etsLines({ ets }: Carbon): string[] {
  if (ets === null) return [row('EU ETS', 'does not apply')]
  const { year, scope_share, phase_in, allowances_tonnes, cost_eur } = ets
  const phased = phase_in === 1 ? '' : `, ${percent(phase_in)} phased in`
  return [
    row(
      'EU ETS',
      `${allowances(allowances_tonnes, cost_eur, 'EUR', '--eua-price')}; rules of ${year}, ${percent(scope_share)} of the voyage in scope${phased}`,
    ),
  ]
}

function fuelEuLines({ fuel_eu }: Carbon): string[] {
  if (fuel_eu === null) return [row('FuelEU', 'does not apply, or the fuel is unknown')]
  const { scope_share, ghg_intensity_g_per_mj, limit_g_per_mj, penalty_eur } = fuel_eu
  return [
    row(
      'FuelEU',
      `penalty of ${grouped(penalty_eur, 2)} EUR; ${ghg_intensity_g_per_mj.toFixed(2)} g CO2e/MJ, limit ${limit_g_per_mj.toFixed(2)}, ${percent(scope_share)} of the voyage in scope`,
    ),
  ]
}

function ukEtsLines({ uk_ets }: Carbon): string[] {
  if (uk_ets === null) return [row('UK ETS', 'does not apply')]
  const { scope_share, allowances_tonnes, cost_gbp } = uk_ets
  return [
    row(
      'UK ETS',
      `${allowances(allowances_tonnes, cost_gbp, 'GBP', '--uka-price')}; ${percent(scope_share)} of the voyage in scope`,
    ),
  ]
}

function cargoLines({ cargo }: Carbon): string[] {
  if (cargo === null) return []
  const { ets_cost_eur, fuel_eu_penalty_eur, uk_ets_cost_gbp } = cargo
  const parts = [
    ...part('EU ETS', ets_cost_eur, 'EUR'),
    ...part('FuelEU', fuel_eu_penalty_eur, 'EUR'),
    ...part('UK ETS', uk_ets_cost_gbp, 'GBP'),
  ]
  return parts.length === 0 ? [] : [row('Cargo', `its share: ${parts.join(', ')}`)]
}

function part(law: string, amount: number | null, currency: string): string[] {
  return amount === null ? [] : [`${law} ${grouped(amount, 2)} ${currency}`]
}

function allowances(tonnes: number, cost: number | null, currency: string, option: string): string {
  if (tonnes === 0) return 'no allowances'
  const priced = cost === null ? `add ${option} for the cost` : `${grouped(cost, 2)} ${currency}`
  return `${grouped(tonnes, 2)} allowances, ${priced}`
}

const percent = (share: number) => `${Math.round(share * 100)} %`
const row = (label: string, value: string) => `    ${label.padEnd(8)} ${value}`

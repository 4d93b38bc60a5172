import { fetchCode } from '../session/fetch-code.js'

/** What a pill opens. */
export type Choice = 'departure' | 'ship' | 'avoid' | 'stops'

/** The fields of the pills: fetched after the first figures, or when a pill is opened before. */
export const choiceFields = () => fetchCode(() => import('./ChoiceFields.svelte'))

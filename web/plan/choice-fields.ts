import { fetchCode } from '../session/fetch-code.js'

/** What a pill opens. */
export type Choice = 'departure' | 'ship' | 'avoid' | 'stops'

/** The fields of the pills: fetched once the user does anything. */
export const choiceFields = () => fetchCode(() => import('./ChoiceFields.svelte'))

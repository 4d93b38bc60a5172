import type { View } from '../app/views.js'

/** Plans to start with: one for each of the three questions that the page answers. */
export interface Example {
  readonly view: Extract<View, 'plan' | 'compare' | 'emissions'>
  /** Ids of the port table. */
  readonly from: number
  readonly to: number
  /** The part of the link that follows the ends. */
  readonly rest: string
}

export const EXAMPLES: readonly Example[] = [
  // Rotterdam to Shanghai via Suez, Panama or the Cape.
  { view: 'plan', from: 1068, to: 319, rest: '&vessel=container&size=neo_panamax' },
  // Rotterdam to Singapore.
  { view: 'compare', from: 1068, to: 1309, rest: '&view=compare&variant=&variant=close%3Dsuez' },
  // Santos to Hamburg.
  { view: 'emissions', from: 145, to: 395, rest: '&view=emissions&teu=40' },
]

export const exampleAddress = ({ from, to, rest }: Example): string =>
  `?from=${from}&to=${to}${rest}`

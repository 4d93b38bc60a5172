/** Colours of the map. Those of the page are in styles/tokens.css. */
export interface Palette {
  /** Waters deeper than 200 m, waters deeper than 50 m, and all others. */
  readonly deep: string
  readonly slope: string
  readonly shelf: string
  readonly lake: string
  readonly space: string
  /** Rim of a globe. */
  readonly rim: string
  readonly graticule: string
  readonly land: string
  readonly coast: string
  readonly border: string
  readonly country: string
  readonly seaName: string
  readonly halo: string
  readonly area: string
  readonly port: string
  readonly portName: string
  readonly casing: string
  readonly ink: string
  /** One colour for each compared variant. */
  readonly routes: readonly [string, string, string, string]
  /** An alternative route, and the alternative route under the pointer. */
  readonly alternative: string
  readonly lit: string
  /** A route inside an emission control area. */
  readonly controlled: string
  /** Areas to avoid that the user has drawn, lines of equal time, and measured lines. */
  readonly avoid: string
  readonly reach: string
}

export const LIGHT: Palette = {
  deep: '#b3cedd',
  slope: '#c3d9e5',
  shelf: '#d3e4ec',
  lake: '#c3d9e5',
  space: '#e6edf1',
  rim: '#d3e4ec',
  graticule: '#a8c5d6',
  land: '#f5f3ed',
  coast: '#9fb0b4',
  border: '#dedacd',
  country: '#6f6a5c',
  seaName: '#35586b',
  halo: '#f5f3ed',
  area: '#b0176b',
  port: '#4b6675',
  portName: '#33454f',
  casing: '#ffffff',
  ink: '#10242f',
  routes: ['#0b4f86', '#b4440b', '#6a35b8', '#0d6b52'],
  alternative: '#6d8491',
  lit: '#2f6f9f',
  controlled: '#b0176b',
  avoid: '#a3271c',
  reach: '#0d6b52',
}

export const DARK: Palette = {
  deep: '#0b1821',
  slope: '#10212c',
  shelf: '#152a37',
  lake: '#10212c',
  space: '#070e13',
  rim: '#1c3a4d',
  graticule: '#1a303d',
  land: '#27343b',
  coast: '#4c626d',
  border: '#3a4b54',
  country: '#a9b6b8',
  seaName: '#7fa3b5',
  halo: '#1b262c',
  area: '#ff7fc4',
  port: '#8ea8b5',
  portName: '#c6d5dc',
  casing: '#081016',
  ink: '#e8f0f3',
  routes: ['#7cc4ff', '#ffab70', '#c9a6ff', '#62dbb4'],
  alternative: '#8299a5',
  lit: '#b4dcff',
  controlled: '#ff7fc4',
  avoid: '#ff9d8f',
  reach: '#62dbb4',
}

/** Extra days and their colours. */
export const LOSS_COLORS = [
  [0, '#f2d06b'],
  [8, '#e2832f'],
  [20, '#b3202a'],
] as const

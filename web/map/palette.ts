/** Colours of the map; those of the page are in styles/tokens.css. */
export interface Palette {
  readonly sea: string
  readonly space: string
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
  /** One for each variant that is compared. */
  readonly routes: readonly [string, string, string, string]
  /** A route inside an emission control area. */
  readonly controlled: string
}

export const LIGHT: Palette = {
  sea: '#dfeaee',
  space: '#eef2f3',
  graticule: '#c9dae1',
  land: '#f7f3e8',
  coast: '#b4a98c',
  border: '#d8cdb2',
  country: '#75694c',
  seaName: '#54798c',
  halo: '#f7f3e8',
  area: '#a8246f',
  port: '#5b7482',
  portName: '#33454f',
  casing: '#ffffff',
  ink: '#10242f',
  routes: ['#0b4f86', '#b4440b', '#6a35b8', '#0d6b52'],
  controlled: '#b0176b',
}

export const DARK: Palette = {
  sea: '#0f1c24',
  space: '#0a1318',
  graticule: '#1b2d38',
  land: '#22313a',
  coast: '#4a606c',
  border: '#33464f',
  country: '#9db0b8',
  seaName: '#5d8296',
  halo: '#131f27',
  area: '#ff7fc4',
  port: '#7d98a6',
  portName: '#c6d5dc',
  casing: '#081016',
  ink: '#e8f0f3',
  routes: ['#7cc4ff', '#ffab70', '#c9a6ff', '#62dbb4'],
  controlled: '#ff7fc4',
}

import type { Component } from 'svelte'

/** What the map shows beside a view. */
type MapContent =
  /** The route of the scenario that is shown, the others beside it, and points that can be dragged. */
  | 'plan'
  /** The route of the plan. */
  | 'route'
  /** The places of a table, or the route of one of its cells. */
  | 'table'

interface ViewTraits {
  /** Fetched on demand; null for the view that comes with the page. */
  readonly load: (() => Promise<{ default: Component }>) | null
  readonly map: MapContent
  /** Opened from the header, which has an icon of this name. The others are opened from these. */
  readonly isTab: boolean
  /** Whether the title of the page names the ends of the plan: a browser names the file of a paper by it. */
  readonly hasEnds: boolean
}

/**
 * Every view of the page, in the order of the header. A new one needs an entry here and its name in
 * each language.
 */
export const VIEWS = {
  plan: {
    load: null,
    map: 'plan',
    isTab: true,
    hasEnds: true,
  },
  table: {
    load: () => import('../scenarios/TableLens.svelte'),
    map: 'plan',
    isTab: true,
    hasEnds: true,
  },
  emissions: {
    load: () => import('../emissions/EmissionsView.svelte'),
    map: 'plan',
    isTab: true,
    hasEnds: true,
  },
  cost: {
    load: () => import('../scenarios/CostLens.svelte'),
    map: 'plan',
    isTab: true,
    hasEnds: true,
  },
  matrix: {
    load: () => import('../matrix/MatrixView.svelte'),
    map: 'table',
    isTab: true,
    hasEnds: false,
  },
  account: {
    load: () => import('../account/AccountView.svelte'),
    map: 'route',
    isTab: false,
    hasEnds: false,
  },
  report: {
    load: () => import('../report/ReportView.svelte'),
    map: 'route',
    isTab: false,
    hasEnds: true,
  },
  shared: {
    load: () => import('../plans/SharedView.svelte'),
    map: 'route',
    isTab: false,
    hasEnds: true,
  },
} as const satisfies Readonly<Record<string, ViewTraits>>
export type View = keyof typeof VIEWS
export type Tab = { [V in View]: (typeof VIEWS)[V]['isTab'] extends true ? V : never }[View]

export const isView = (name: string): name is View => Object.hasOwn(VIEWS, name)

export const TABS = (Object.keys(VIEWS) as View[]).filter((view): view is Tab => VIEWS[view].isTab)

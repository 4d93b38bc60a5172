import { planner } from '../app/planner.svelte.js'
import { places } from '../plan/place-finder.svelte.js'
import { routeOptions } from '../plan/route-request.js'
import { Call } from '../session/call.svelte.js'
import { session } from '../session/session.svelte.js'
import { type AmbiguousPlace, type FoundPlace, findPorts } from './find-ports.js'
import { type MatrixTable, runMatrix } from './matrix-run.js'
import { readPlaces } from './place-list.js'
import { layerOf, planOfLayer, type ShownLayer, SUEZ_LAYERS, type SuezLayer } from './suez.js'

/** The tables of the matrix. They remain while the user looks at the plan of a cell. */
class MatrixTables {
  // Repeated only by the user, because each part of a run has been charged.
  readonly call = new Call<void>({ isRepeated: false })
  tables: Readonly<Partial<Record<SuezLayer, MatrixTable>>> = $state.raw({})
  shown: ShownLayer = $state('open')
  unknown: readonly string[] = $state.raw([])
  ambiguous: readonly AmbiguousPlace[] = $state.raw([])
  #answered: string | null = $state(null)
  #ends: { readonly rows: readonly FoundPlace[]; readonly columns: readonly FoundPlace[] } | null =
    null
  /** The form without the layer, to determine whether the tables still match it. */
  readonly #form = $derived(
    JSON.stringify([
      planner.rows,
      planner.columns,
      routeOptions(planOfLayer(planner.plan, 'open')),
      planner.plan.departure,
    ]),
  )
  /** A table is also outdated if the canal has been opened or closed in the plan since. */
  readonly isStale = $derived(
    this.#answered !== null &&
      (this.#answered !== this.#form || this.tables[layerOf(planner.plan)] === undefined),
  )
  readonly isSame = $derived(planner.columns.trim() === '')
  readonly rows = $derived(readPlaces(planner.rows))
  readonly columns = $derived(this.isSame ? this.rows : readPlaces(planner.columns))
  readonly cells = $derived(this.rows.length * this.columns.length)

  /**
   * Finds the places of the lists among the ports of the page, and calculates the layer of the
   * plan.
   */
  async run(): Promise<void> {
    this.tables = {}
    this.#ends = null
    this.#answered = this.#form
    await places.load()
    const ports = places.table
    if (ports === null) return
    const origins = findPorts(this.rows, ports)
    const destinations = this.isSame ? origins : findPorts(this.columns, ports)
    this.unknown = [...new Set([...origins.unknown, ...destinations.unknown])]
    const all = [...origins.ambiguous, ...destinations.ambiguous]
    this.ambiguous = all.filter(({ line }, i) => all.findIndex((one) => one.line === line) === i)
    if (this.unknown.length > 0 || this.ambiguous.length > 0) return
    this.#ends = { rows: origins.found, columns: destinations.found }
    this.shown = layerOf(planner.plan)
    await this.#calculate(this.shown)
  }

  /** Shows a layer. If it does not exist yet, it is calculated and charged. */
  async show(layer: ShownLayer): Promise<void> {
    const wanted = layer === 'difference' ? SUEZ_LAYERS : [layer]
    for (const one of wanted) {
      if (this.tables[one] === undefined) await this.#calculate(one)
      if (this.tables[one] === undefined) return
    }
    this.shown = layer
  }

  clear(): void {
    this.call.clear()
    this.tables = {}
  }

  async #calculate(layer: SuezLayer): Promise<void> {
    const ends = this.#ends
    if (ends === null) return
    const plan = planOfLayer(planner.plan, layer)
    await this.call.ask(async (signal) => {
      await runMatrix(
        ends.rows,
        ends.columns,
        plan,
        (body) => session.calculations.matrix(body, signal),
        (part) => {
          this.tables = { ...this.tables, [layer]: part }
        },
      )
    })
  }
}

export const matrix = new MatrixTables()
session.onEnd(() => matrix.clear())

/** Warnings after which the figure is another one than the caller means, if they are right. */
const ABOUT_THE_FIGURE: ReadonlySet<string> = new Set([
  // What was asked.
  ...['namesakes', 'suggestion_taken', 'maybe_swapped', 'unknown_field', 'contradiction'],
  ...['chain_gap', 'leg_twice', 'leg_too_early', 'row_twice', 'row_too_fast', 'fuel_on_board'],
  // The way.
  ...['same_water', 'inland_route_unreliable', 'inshore_only', 'size_unknown', 'line_on_land'],
  ...['no_distance', 'distance_below_great_circle', 'distance_very_long', 'distance_estimated'],
  // The ship and its cargo.
  ...['vessel_assumed', 'ship_type_differs', 'unusual_size', 'unusual_load'],
  ...['unknown_size_class', 'cargo_assumed'],
  ...['unknown_container_type', 'tonnes_per_teu', 'cargo_exceeds_capacity', 'whole_voyage'],
  ...['cargo_on_board_assumed', 'cooling_not_included', 'reefer_not_running'],
  // Factors, fuels and laws.
  ...['unusual_factor', 'factor_row_of_other_type', 'trade_lane_differs', 'unknown_fuel_type'],
  ...['fuel_against_distance', 'not_sustainable', 'certificate_unproven', 'transhipment_port'],
])

export const isAboutTheFigure = ({ code }: { readonly code: string }): boolean =>
  ABOUT_THE_FIGURE.has(code)

/** Whether a warning names a shorter way, beside which a band of the length of this one means little. */
export const namesAnotherWay = (warnings: readonly { readonly code: string }[]): boolean =>
  warnings.some(({ code }) => code === 'inshore_only' || code === 'closed_by_default')

/** Warnings about the figure first, otherwise in their order. */
export function byWeight<One extends { readonly code: string }>(warnings: readonly One[]): One[] {
  return [
    ...warnings.filter((one) => isAboutTheFigure(one)),
    ...warnings.filter((one) => !isAboutTheFigure(one)),
  ]
}

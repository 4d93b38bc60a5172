/**
 * A list of all values of a type of the API, in an order of our own. The compiler refuses it when it
 * lacks a value or has one too many: `every<Fuel>()(['HFO', 'VLSFO', 'MGO'])`.
 */
export const every =
  <Value extends string | number>() =>
  <const List extends readonly Value[]>(
    list: Exclude<Value, List[number]> extends never ? List : never,
  ): List =>
    list

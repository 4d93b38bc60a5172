import { type FieldRow, field } from './fields.js'

/** Columns of a speed in knots. */
export const SPEED_COLUMNS = [
  'speed',
  'avg_speed',
  'average_speed',
  'avg_spd',
  'spd',
  'service_speed',
]
  .flatMap((speed) => ['kn', 'kts', 'knots'].map((unit) => `${speed}_${unit}`))
  .concat('knots')

/** The type of a ship. The contract knows its names, and reads a size beside them. */
export function shipTypeRow(ship: string): FieldRow {
  return field(`${ship}.type`, '--vessel <type>', 'ship type, or with its size: "MR 50k dwt"', {
    read: String,
    columns: ['vessel', 'ship_type'],
  })
}

/** The size of a ship in every request that has one. @param ship path of the ship in the request */
export function sizeRows(ship: string): FieldRow[] {
  return [
    field(`${ship}.capacity_teu`, '--capacity-teu <n>', undefined, {
      columns: ['capacity_teu', 'teu_capacity'],
    }),
    field(`${ship}.deadweight_tonnes`, '--dwt, --deadweight <t>', undefined, {
      columns: ['dwt', 'deadweight'],
    }),
    field(`${ship}.gross_tonnage`, '--gross-tonnage <gt>', undefined, {
      columns: ['gross_tonnage'],
    }),
  ]
}

// Writes the distances between all pairs of ports to standard output, as CSV.
import { openPlanner, planMatrix } from 'fairway-sea'
import { csvLine } from 'fairway-sea/export-formats'

const codes = ['NLRTM', 'USNYC', 'SGSIN', 'JPYOK']
const places = codes.map((unlocode) => ({ unlocode }))
const grid = { origins: places, destinations: places, date: '2026-12-01' }
const { routed } = planMatrix(grid, await openPlanner())

console.log(csvLine(['km', ...codes]))
codes.forEach((code, row) => {
  const cells = routed.cells.distanceKm.subarray(row * codes.length, (row + 1) * codes.length)
  console.log(csvLine([code, ...Array.from(cells, (km) => km.toFixed(1))]))
})

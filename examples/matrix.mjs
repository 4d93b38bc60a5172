// Writes the distances between all pairs of ports as CSV: node examples/matrix.mjs > matrix.csv
import { CLOSED_BY_DEFAULT, openPorts, openSea, Router } from 'fairway-sea'
import { csvLine } from 'fairway-sea/export-formats'

const codes = ['NLRTM', 'USNYC', 'SGSIN', 'JPYOK']
const [sea, ports] = await Promise.all([openSea({ resolutions: [20] }), openPorts()])
const ends = codes.map((code) => ({ portId: ports.byLocode(code).id }))
const query = { resolutionKm: 20, closed: CLOSED_BY_DEFAULT, date: '2026-12-01' }
const { distancesKm } = new Router(sea).matrix({ ...query, origins: ends, destinations: ends })

console.log(csvLine(['km', ...codes]))
codes.forEach((code, row) => {
  const cells = distancesKm.subarray(row * codes.length, (row + 1) * codes.length)
  console.log(csvLine([code, ...Array.from(cells, (km) => km.toFixed(1))]))
})

// Estimates the emissions of 40 TEU, step by step: node examples/emissions.mjs
import { CLOSED_BY_DEFAULT, openFactors, openSea, Router } from 'fairway-sea'
import { estimate } from 'fairway-sea/emissions'

const [sea, factors] = await Promise.all([openSea({ resolutions: [20] }), openFactors()])
const { distanceKm } = new Router(sea).route({
  origin: { position: [4.05, 51.98] },
  destination: { position: [103.84, 1.26] },
  resolutionKm: 20,
  closed: CLOSED_BY_DEFAULT,
  date: '2026-12-01',
})
const request = { cargo: { teu: 40 }, vessel: { type: 'deep_sea_container' } }
const { emissions, method, steps } = estimate(request, { distanceKm, type: 'sfd' }, factors)
console.log(`${(emissions.wtwKgCo2e / 1000).toFixed(1)} t CO2e well to wake, ${method}`)
for (const { id, formula, result, unit } of steps)
  console.log(`${id} = ${formula} = ${result} ${unit}`)

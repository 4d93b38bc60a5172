// Estimates the emissions of 40 TEU, step by step.
import { openFactors, openPlanner, planVoyage } from 'fairway-sea'
import { type EstimateRequest, estimate } from 'fairway-sea/emissions'

const [planner, factors] = await Promise.all([openPlanner(), openFactors()])
const stops = [{ place: { unlocode: 'NLRTM' } }, { place: { unlocode: 'SGSIN' } }]
const { distanceKm } = planVoyage({ stops, date: '2026-12-01' }, planner).totals
const request: EstimateRequest = {
  cargo: { teu: 40 },
  vessel: { type: 'container', capacityTeu: 15_000 },
}
const { emissions, method, steps } = estimate(request, { distanceKm, type: 'sfd' }, factors)
console.log(`${(emissions.wtwKgCo2e / 1000).toFixed(1)} t CO2e well to wake, ${method}`)
for (const { id, formula, result, unit } of steps)
  console.log(`${id} = ${formula} = ${result} ${unit}`)

import type { money as english } from './en-money.js'

export const money: typeof english = {
  heading: 'Geld',
  table: 'Kosten, USD',
  lead: 'Zu Ihren eigenen Preisen; dieser Browser merkt sie sich. Nichts wird angenommen: Ein Teil ohne Preis hat keine Zahl.',
  fuelUsd: 'Brennstoff, pro Tonne',
  euaEur: 'EU-Zertifikat, pro Tonne',
  usdPerEur: '1 EUR in USD',
  ukaGbp: 'UK-Zertifikat, pro Tonne',
  usdPerGbp: '1 GBP in USD',
  hireUsdPerDay: 'Charter, pro Tag',
  duesOf: 'Gebühren von {letter}',
  ask: 'EU-EHS, FuelEU und UK ETS ergänzen ({count} Abfragen)',
  needPorts: 'EU-EHS, FuelEU und UK ETS zählen Reisen zwischen zwei Häfen ohne Halt.',
  needShip: 'Wählen Sie ein Schiff, um Brennstoff- und CO₂-Kosten zu sehen.',
  parts: {
    fuel: 'Brennstoff',
    ets: 'EU-EHS',
    fuelEu: 'FuelEU-Strafe',
    ukEts: 'UK ETS',
    dues: 'Gebühren',
    hire: 'Charter',
  },
  total: 'Summe',
  left: 'Nicht überall in der Summe: {parts}.',
}

import type { money as english } from './en-money.js'

export const money: typeof english = {
  heading: 'Kosten',
  table: 'Kosten, USD',
  lead: 'Mit Ihren eigenen Preisen; dieser Browser merkt sie sich. Es werden keine Preise angenommen: Posten ohne Preis bleiben leer.',
  fuelUsd: 'Kraftstoff, pro Tonne',
  euaEur: 'EU-Zertifikat, pro Tonne',
  usdPerEur: 'Kurs für 1 EUR',
  ukaGbp: 'UK-Zertifikat, pro Tonne',
  usdPerGbp: 'Kurs für 1 GBP',
  hireUsdPerDay: 'Charterrate, pro Tag',
  duesOf: 'Gebühren für {letter}',
  ask: 'EU-ETS, FuelEU und UK-ETS ergänzen ({count} Abfragen)',
  needPorts:
    'EU-ETS, FuelEU und UK-ETS lassen sich nur für Reisen zwischen zwei Häfen ohne Zwischenstopp berechnen.',
  needShip: 'Wählen Sie ein Schiff, um Kraftstoff- und CO₂-Kosten zu sehen.',
  parts: {
    fuel: 'Kraftstoff',
    ets: 'EU-ETS',
    fuelEu: 'FuelEU-Strafzahlung',
    ukEts: 'UK-ETS',
    dues: 'Gebühren',
    hire: 'Charterkosten',
  },
  total: 'Summe',
  totalWithout: 'Summe ohne {parts}',
  left: 'Nicht in den Summen: {parts}.',
}

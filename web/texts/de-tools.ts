import type { tools as english } from './en-tools.js'

export const tools: typeof english = {
  heading: 'Werkzeuge',
  names: {
    measure: 'Messen',
    reach: 'Wie weit komme ich?',
    avoid: 'Gebiete meiden',
  },
  undo: 'Zurück',
  clear: 'Löschen',
  remove: 'Entfernen: {name}',
  measureLead: 'Klicken Sie zwei oder mehr Punkte auf der Karte an.',
  greatCircle: 'Großkreis',
  bySea: 'Auf See',
  measureSea: 'Auf See messen',
  noSeaRoute: 'Kein Seeweg verbindet diese Punkte.',
  reachLead:
    'Linien gleicher Zeit auf See. Klicken Sie in die Karte, um anderswo zu beginnen. Eine Abfrage.',
  days: 'Tage',
  daysShort: '{days} T',
  reachDraw: 'Zeichnen',
  reachPorts: '{count} große Häfen in Reichweite bei {knots} kn',
  reachAreas: 'Gebiete werden hier nicht gemieden',
  avoidLead: 'Klicken Sie die Ecken eines Gebiets in der Karte an. Routen bleiben draußen.',
  avoidFull: 'Sie haben {most} Gebiete gezeichnet; mehr sind nicht möglich.',
  avoidClose: 'Gebiet meiden',
  login: 'Melden Sie sich dafür an.',
}

import type { tools as english } from './en-tools.js'

export const tools: typeof english = {
  heading: 'Werkzeuge',
  names: {
    measure: 'Messen',
    reach: 'Wie weit komme ich?',
    avoid: 'Gebiete meiden',
  },
  undo: 'Rückgängig',
  clear: 'Löschen',
  remove: 'Entfernen: {name}',
  measureLead: 'Klicken Sie zwei oder mehr Punkte auf der Karte an.',
  greatCircle: 'Großkreis',
  bySea: 'Seeweg',
  measureSea: 'Seeweg messen',
  noSeaRoute: 'Zwischen diesen Punkten gibt es keinen Seeweg.',
  reachLead:
    'Linien gleicher Fahrzeit. Klicken Sie auf die Karte, um von einem anderen Ort auszugehen. Zählt als eine Abfrage.',
  days: 'Tage',
  daysShort: '{days} T',
  reachDraw: 'Zeichnen',
  reachPorts: '{count} große Häfen in Reichweite bei {knots} kn',
  reachAreas: 'Gebiete werden hier nicht gemieden',
  avoidLead:
    'Klicken Sie die Ecken eines Gebiets auf der Karte an. Routen führen dann um das Gebiet herum.',
  avoidFull: 'Sie haben {most} Gebiete gezeichnet; mehr sind nicht möglich.',
  avoidClose: 'Gebiet meiden',
  login: 'Melden Sie sich dafür an.',
}

// Google Sheets: Extensions > Apps Script. Then, in a cell:
//   =FAIRWAY(A2; B2)                         nautical miles
//   =FAIRWAY(A2:A100; B2:B100; "hours")      a column; what: hours, arrival, fuel, co2e, cost
//   =FAIRWAY(A2; B2; "co2e"; "mass_tonnes=12")
// Needs a service that Google can reach. Store the key in Project Settings > Script Properties as FAIRWAY_KEY.
const SERVICE = 'https://fairway.example.com'

/**
 * Distance or another figure between two places.
 * @param {string|string[][]} from UN/LOCODE, port name or position
 * @param {string|string[][]} to the same
 * @param {string} what nm (default), hours, arrival, fuel, co2e or cost
 * @param {string} options more of the query, such as "vessel_type=bulk&depart_at=2026-12-01"
 * @return the figure, or what is wrong
 * @customfunction
 */
// biome-ignore lint/correctness/noUnusedVariables: cells call it
function FAIRWAY(from, to, what = 'nm', options = '') {
  const first = [from].flat(2)
  const last = [to].flat(2)
  const key = PropertiesService.getScriptProperties().getProperty('FAIRWAY_KEY')
  const headers = key === null ? {} : { 'x-api-key': key }
  const path = what === 'nm' ? 'v1/distance?unit=nm' : `v1/figure?what=${what}`
  const asked = first.map((place, at) => [String(place).trim(), String(last[at] ?? '').trim()])
  const requests = asked
    .filter((ends) => ends.every((place) => place !== ''))
    .map(([origin, destination]) => ({
      url: `${SERVICE}/${path}&from=${encodeURIComponent(origin)}&to=${encodeURIComponent(destination)}&${options}`,
      headers,
      muteHttpExceptions: true,
    }))
  const answers = UrlFetchApp.fetchAll(requests).map((answer) => {
    const body = JSON.parse(answer.getContentText())
    return body.distance ?? body.figure ?? body.detail
  })
  const figures = asked.map((ends) => (ends.every((place) => place !== '') ? answers.shift() : ''))
  return figures.length === 1 ? figures[0] : figures.map((figure) => [figure])
}

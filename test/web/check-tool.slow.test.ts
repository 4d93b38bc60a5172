import { describe, expect, test } from 'vitest'
import { ROUTES } from '../files/read/shapes.js'
import { noBrowser } from './browser.js'
import { MAP, ROUTE, SOON, usePlanner } from './planner-service.js'

const RTZ = `<route version="1.0" xmlns="http://www.cirm.org/RTZ/1/0"><routeInfo routeName="By the coast"/><waypoints>${[
  [-9.2, 36.9],
  [-8.1, 36.6],
  [-2, 36.8],
]
  .map(([lon, lat], at) => `<waypoint id="${at}"><position lat="${lat}" lon="${lon}"/></waypoint>`)
  .join('')}</waypoints></route>`

describe.skipIf(noBrowser !== null)('a route file in the planner', () => {
  const planner = usePlanner({}, MAP)

  test('that is dropped is checked and drawn beside the shortest', async () => {
    const { page, faults } = await planner.open(ROUTE)
    await page.getByRole('button', { name: 'Check a route file' }).waitFor()
    const drop = (name: string, text: string) =>
      page.evaluate(
        ([file, content]) => {
          const dataTransfer = new DataTransfer()
          dataTransfer.items.add(new File([content!], file!))
          window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
        },
        [name, text],
      )
    await drop('coast.rtz', RTZ)
    const card = page.getByRole('region', { name: 'Check a route file' })
    await card.getByText('By the coast').waitFor()
    await expect.poll(() => card.innerText(), SOON).toContain('Leg 2, from')
    expect(await card.innerText()).toMatch(/Shortest\s+\d+ nm/)
    await drop('marks.gpx', ROUTES[0]![2])
    await expect.poll(() => card.innerText(), SOON).toContain('Nothing on the line')
    await drop('table.csv', 'lat,lon\n1,2\n')
    await expect.poll(() => card.innerText(), SOON).toContain('table.csv is no route file')
    await drop('paper.pdf', '%PDF-1.7')
    await expect.poll(() => card.innerText(), SOON).toContain('paper.pdf is a PDF')
    expect(faults).toEqual([])
  })
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchSea, openSea } from '../../../src/interfaces/page/index.js'

test('an unpacked network that is damaged is rejected by its place, with the remedy', async () => {
  const files = {
    manifest: { version: '1' },
    passages: {},
    areas: {},
    coast: new Uint8Array(8),
    networks: [new Uint8Array([7, 5, 200])],
  }
  await expect(openSea(files)).rejects.toThrow(
    /^networks\[0\]: Sea network: .* Use the files of the package\.$/,
  )
})

test('a page in the place of a file, as hosts of single pages send it, is named', async () => {
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  vi.stubGlobal('fetch', async () => page)
  onTestFinished(() => void vi.unstubAllGlobals())
  const opening = fetchSea('https://files.example/sea/')
  await expect(opening).rejects.toThrow(/sea\/.*\.json is answered by a page instead/)
})

import { expect, test } from 'vitest'
import { openSea } from '../../../src/interfaces/page/index.js'

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

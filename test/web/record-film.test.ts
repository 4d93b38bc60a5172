import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Film, recordFilm } from '../../web/report/record-film.js'

/** Any property is a function that does nothing: a pen. */
const pen = new Proxy({}, { get: () => () => {}, set: () => true })
const film = {
  line: () => [[0, 0]],
  ends: () => ['A', 'B'],
  words: () => ({ figures: '', caption: '', more: '' }),
  place: () => ({ x: 0, y: 0 }),
  palette: { routes: [] },
} as unknown as Film

/** A recorder that fails at one of its calls. */
function recorderFailing(at: 'new' | 'start' | 'later') {
  return class {
    state = 'recording'
    onerror = () => {}
    onstart = () => {}
    constructor() {
      if (at === 'new') throw new Error('not supported')
    }
    start() {
      queueMicrotask(() => {
        if (at === 'later') this.onstart()
        queueMicrotask(() => this.onerror())
      })
    }
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('a film', () => {
  test.each(['new', 'start', 'later'] as const)(
    'that the recorder fails to record (%s) is an error, and the canvas is let go',
    async (at) => {
      vi.stubGlobal('MediaRecorder', recorderFailing(at))
      vi.stubGlobal('Path2D', function Path2D() {
        return pen
      })
      vi.stubGlobal('requestAnimationFrame', () => 0)
      vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen }) })
      const stop = vi.fn()
      const canvas = {
        getContext: () => pen,
        captureStream: () => ({ getTracks: () => [{ stop }] }),
      } as unknown as HTMLCanvasElement
      const recorded = recordFilm(canvas, film, 'video/webm', new AbortController().signal)
      await expect(recorded).rejects.toThrow(at === 'new' ? 'not supported' : 'not recorded')
      expect(stop).toHaveBeenCalledOnce()
    },
  )
})

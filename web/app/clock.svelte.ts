/** "Now" moves on while the page is open. A minute is as fine as an arrival is shown. */
const STEP_MS = 60_000

class Clock {
  now = $state.raw(new Date())

  constructor() {
    const tick = () => (this.now = new Date())
    setInterval(tick, STEP_MS)
    // A page in the background is slowed down, and a sleeping computer runs nothing.
    addEventListener('visibilitychange', tick)
  }
}

export const clock = new Clock()

import type { Progress } from '../../src/interfaces/page/index.js'

/** What has been loaded of the sea. */
class SeaLoading {
  /** Null before the first byte, and when all have arrived. */
  progress: Progress | null = $state.raw(null)

  follow(progress: Progress): void {
    this.progress = progress.loaded < progress.total ? progress : null
  }
}

export const seaLoading = new SeaLoading()

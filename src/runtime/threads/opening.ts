import type { Resolution } from '../../engine/routing/request.js'

/** Resolutions that are not open yet, each with what settles when it is. It is opened when it is first asked for. */
export class Opening extends Map<Resolution, Promise<void> | undefined> {
  constructor(
    private readonly open: (resolution: Resolution) => Promise<void>,
    resolutions: readonly Resolution[],
  ) {
    super()
    for (const resolution of resolutions) this.set(resolution, undefined)
  }

  override get(resolution: Resolution): Promise<void> | undefined {
    const begun = super.get(resolution)
    if (begun !== undefined || !this.has(resolution)) return begun
    const opening = this.open(resolution).then(
      () => void this.delete(resolution),
      (error) => {
        // Whoever asks next tries again.
        if (this.has(resolution)) this.set(resolution, undefined)
        throw error
      },
    )
    // Whoever waits for it receives its error.
    opening.catch(() => undefined)
    this.set(resolution, opening)
    return opening
  }
}

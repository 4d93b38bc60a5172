/** Who works for nobody in particular, e.g. the service itself. */
export const NOBODY = ''

const owners = new WeakMap<AbortSignal, string>()

/**
 * Notes for whom the work is done that this signal can end, so that threads can take turns between
 * callers. The engine's interface knows no callers; the signal goes all the way to the threads anyway.
 */
export function setOwner(signal: AbortSignal, owner: string): void {
  owners.set(signal, owner)
}

export function ownerOf(signal: AbortSignal | undefined): string {
  return (signal && owners.get(signal)) ?? NOBODY
}

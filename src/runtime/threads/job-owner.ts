/** Owner of work that no caller requested. */
export const NOBODY = ''

const owners = new WeakMap<AbortSignal, string>()

/**
 * Records the owner of the work that this signal can abort, so that threads can alternate between
 * callers. The engine's interface does not know callers, but the signal reaches the threads anyway.
 */
export function setOwner(signal: AbortSignal, owner: string): void {
  owners.set(signal, owner)
}

export function ownerOf(signal: AbortSignal | undefined): string {
  return (signal && owners.get(signal)) ?? NOBODY
}

/**
 * What the browser stores for the user. A browser that forbids it, as in a frame, stores nothing.
 */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // The value then lasts until the page is closed.
    }
  },
}

/** What the browser remembers for the reader. One that forbids it, as in a frame, remembers nothing. */
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
      // It holds until the page is left.
    }
  },
}

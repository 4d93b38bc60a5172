/**
 * Calls a function once the browser has painted what the page has just drawn. Where graphics are slow, a frame of the
 * map takes half a second, and what is drawn together with it appears that late.
 * @returns a function that cancels the call
 */
export function afterPaint(call: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(call)
  })
  return () => cancelAnimationFrame(frame)
}

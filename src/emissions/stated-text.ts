/** Words in a field of free text that state nothing. */
const NOTHING = /^(|no|none|n\/?a|-+|\?+|0|x+|false|tba|tbd|unknown|not verified|unverified)$/i

/** Whether a field of free text states something, not merely that there is nothing to state. */
export function isStated(text: string | undefined): text is string {
  return text !== undefined && !NOTHING.test(text.trim())
}

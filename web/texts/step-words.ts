import { fill } from './fill.js'
import type { LaterTexts } from './later-en.js'
import { hasText } from './service-words.js'

/**
 * The name of a step of an estimate, by its id: `eca_fuel2_main_load` is the engine load on the second fuel in
 * control areas. Null if the page has none.
 */
export function stepName(id: string, texts: LaterTexts): string | null {
  const { steps, stepParts } = texts.messages
  if (hasText(steps, id)) return steps[id]
  const part = Object.keys(stepParts).find((name) => id.startsWith(name))
  if (part === undefined || !hasText(stepParts, part)) return null
  const [, number = '', rest = ''] = /^_?(\d*)_?(.*)$/.exec(id.slice(part.length)) ?? []
  const name = stepName(rest, texts)
  if (name === null) return null
  const text = fill(stepParts[part], { number })
  const isOneOfSeveral = number !== '' && part !== 'fuel'
  return `${text}${isOneOfSeveral ? `, ${fill(stepParts.fuel, { number })}` : ''}: ${name}`
}

/** A unit of the service: "kg CO2e/kg fuel" is "kg CO₂e/kg Kraftstoff". */
export function unitText(unit: string, { messages: { unitWords } }: LaterTexts): string {
  if (unit === '1') return ''
  const words = unit.replaceAll(/[a-z]+/g, (word) =>
    hasText(unitWords, word) ? unitWords[word] : word,
  )
  return words.replace('CO2', 'CO₂')
}

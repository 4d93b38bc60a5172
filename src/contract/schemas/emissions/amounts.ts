import type { TNumber, TOptional } from 'typebox'
import type { NumberRule } from '../../../emissions/number-rules.js'
import { type SnakeCaseName, snakeCaseName } from '../../snake-case.js'
import { optional, Type } from '../type.js'

/**
 * Optional numbers of a request, with the ranges and, in snake case, the names that the library has.
 * @param words what each is, in the order of the contract
 */
export function amounts<
  Ranges extends Readonly<Record<string, NumberRule>>,
  const Words extends { readonly [Name in keyof Ranges]?: string },
>(ranges: Ranges, words: Words) {
  const fields = Object.entries<string>(words as Record<string, string>)
  return Object.fromEntries(
    fields.map(([name, description]) => [
      snakeCaseName(name),
      optional(amount(ranges[name]!, description)),
    ]),
  ) as { [Name in keyof Words as SnakeCaseName<Name & string>]: TOptional<TNumber> }
}

/** A number in a range that the library accepts. */
export function amount({ min, max, over, integer }: NumberRule, description?: string): TNumber {
  return Type.Unsafe<number>({
    type: integer ? 'integer' : 'number',
    ...(over ? { exclusiveMinimum: min } : { minimum: min }),
    maximum: max,
    ...(description !== undefined && { description }),
  }) as unknown as TNumber
}

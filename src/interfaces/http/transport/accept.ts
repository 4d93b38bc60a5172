/**
 * The media type that an Accept header prefers.
 * @param types those that the service writes, in lower case; ranges such as `text/*` match none
 * @param usual types and ranges that leave the choice to the service
 * @returns null for the usual type
 */
export function preferredType<Type extends string>(
  accept: string,
  types: readonly Type[],
  usual: readonly string[],
): Type | null {
  const known = (type: string) => types.find((one) => one === type)
  const ranges = accept.split(',').map((range, at) => {
    const [type = '', ...parameters] = range
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { type, q: weight === undefined ? 1 : Number(weight.slice(2)) || 0, at }
  })
  const [best] = ranges
    .filter(({ type, q }) => q > 0 && (usual.includes(type) || known(type) !== undefined))
    .sort((a, b) => b.q - a.q || a.at - b.at)
  return (best && known(best.type)) ?? null
}

/** Writes a file of classic NetCDF (CDF-1) without a record dimension; all values are doubles. */
export function netcdf(
  dimensions: Readonly<Record<string, number>>,
  variables: readonly {
    readonly name: string
    readonly dimensions: readonly string[]
    readonly attributes: Readonly<Record<string, string | number>>
    readonly values: readonly number[]
  }[],
): Buffer {
  const names = Object.keys(dimensions)
  const head = (begins: readonly number[]) =>
    Buffer.concat([
      Buffer.from('CDF\u0001', 'latin1'),
      int(0),
      list(
        10,
        names.map((name) => [text(name), int(dimensions[name]!)]),
      ),
      Buffer.alloc(8),
      list(
        11,
        variables.map((one, at) => [
          text(one.name),
          int(one.dimensions.length),
          ...one.dimensions.map((name) => int(names.indexOf(name))),
          attributesOf(one.attributes),
          int(6),
          int(one.values.length * 8),
          int(begins[at]!),
        ]),
      ),
    ])
  let at = head(variables.map(() => 0)).length
  const begins = variables.map(({ values }) => {
    const begin = at
    at += values.length * 8
    return begin
  })
  const data = variables.map(({ values }) => {
    const bytes = Buffer.alloc(values.length * 8)
    for (const [index, value] of values.entries()) bytes.writeDoubleBE(value, index * 8)
    return bytes
  })
  return Buffer.concat([head(begins), ...data])
}

function attributesOf(attributes: Readonly<Record<string, string | number>>): Buffer {
  const entries = Object.entries(attributes)
  if (entries.length === 0) return Buffer.alloc(8)
  return list(
    12,
    entries.map(([name, value]) => {
      if (typeof value === 'string') return [text(name), int(2), text(value)]
      const number = Buffer.alloc(8)
      number.writeDoubleBE(value)
      return [text(name), int(6), int(1), number]
    }),
  )
}

function list(tag: number, items: readonly (readonly Buffer[])[]): Buffer {
  return Buffer.concat([int(tag), int(items.length), ...items.flat()])
}

function int(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'latin1')
  return Buffer.concat([int(bytes.length), bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}

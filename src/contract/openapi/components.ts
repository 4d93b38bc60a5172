import type { JsonSchema } from '../validation/json-schema.js'
import { fieldText } from './field-text.js'

/** Members of our schemas besides the keywords, which are copied unchanged. */
interface Source {
  readonly title?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Source>>
  /** The schema to publish, where the validator needs a different one. */
  readonly published?: Source
}

type Converted = Record<string, unknown>

/**
 * `oneOf` distinguishes the forms of one object, which the descriptions explain. It would contradict
 * the optional fields that may be null, and generators do not use it.
 */
const UNPUBLISHED = ['additionalItems', 'oneOf']

/**
 * Publishes every schema with a capitalised title once and refers to it by name. @fastify/swagger has
 * no such names, writes tuples as OpenAPI 3.0 does, and cannot express that an optional field of a
 * request may be null.
 */
export class OpenApiComponents {
  readonly schemas: Record<string, object> = {}
  /** Answers of the service to show, which several operations may have. */
  readonly examples: Record<string, { readonly value: object }> = {}

  /** A reference to an example of this name. */
  example(name: string, value: object): object {
    this.examples[name] ??= { value }
    return { [name]: { $ref: `#/components/examples/${name}` } }
  }

  forAnswer(schema: JsonSchema): object {
    return this.#publish(schema as Source, false)
  }

  /** Like `forAnswer`, but every optional field may also be null. */
  forRequest(schema: JsonSchema): object {
    return this.#publish(schema as Source, true)
  }

  /** @param within names the object whose field it is */
  #publish(schema: Source, isRequest: boolean, within = ''): Converted {
    const { title } = schema
    const isNamed = title !== undefined && /^[A-Z]/.test(title)
    const converted = this.#convert(schema, isRequest, isNamed ? title : within)
    if (!isNamed) return converted
    const known = this.schemas[title]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(converted)) {
      throw new Error(`Two different schemas have the title ${title}.`)
    }
    this.schemas[title] = converted
    return { $ref: `#/components/schemas/${title}` }
  }

  #convert(schema: Source, isRequest: boolean, within: string): Converted {
    if (schema.published !== undefined) return this.#convert(schema.published, isRequest, within)
    const converted: Converted = {}
    const publish = (inner: Source) => this.#publish(inner, isRequest, within)
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'properties') {
        Object.assign(converted, { properties: this.#properties(schema, isRequest, within) })
      } else if (keyword === 'items' && Array.isArray(value)) {
        // JSON Schema 2020-12 describes a tuple with prefixItems.
        Object.assign(converted, { prefixItems: value.map(publish), maxItems: value.length })
      } else if (keyword === 'items') {
        Object.assign(converted, { items: publish(value) })
      } else if (keyword === 'anyOf') {
        Object.assign(converted, { anyOf: value.map(publish) })
      } else if (!UNPUBLISHED.includes(keyword)) {
        converted[keyword] = value
      }
    }
    return converted
  }

  #properties(
    { properties = {}, required = [] }: Source,
    isRequest: boolean,
    within: string,
  ): object {
    return Object.fromEntries(
      Object.entries(properties).map(([name, declared]) => {
        const published = this.#publish(declared, isRequest, `${within}/${name}`)
        const mayBeNull = isRequest && !required.includes(name)
        const field = mayBeNull ? { anyOf: [published, { type: 'null' }] } : published
        return [name, this.#described(field, name, within)]
      }),
    )
  }

  /** With a description, and at the top, where generators of clients look for it. */
  #described(field: Converted, name: string, within: string): object {
    const branches = (field['anyOf'] ?? []) as readonly Converted[]
    const isToldThere = [field, ...branches].some(({ $ref }) => this.#isDescribed($ref))
    if (isToldThere || field['description'] !== undefined) return field
    const told = branches.find(({ description }) => description !== undefined)
    const description = told?.['description'] ?? fieldText(name, within)
    if (description === undefined) return field
    const anyOf = branches.map(({ description: _, ...branch }) => branch)
    return { description, ...field, ...(told && { anyOf }) }
  }

  #isDescribed(reference: unknown): boolean {
    const title = String(reference).split('/').at(-1)!
    return this.schemas[title] !== undefined && 'description' in this.schemas[title]
  }
}

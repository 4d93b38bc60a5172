import type { Provenance } from '../answer/provenance.js'
import { type CountryBox, readCountryBox } from './box.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'
import { LawBook } from './law-book.js'
import { LAWS } from './law-names.js'
import { type LawRow, readLawRow } from './law-row.js'

/** A part of a country that has a code of its own here. */
export interface Subdivision extends CountryBox {
  readonly code: string
  readonly name: string
  readonly provenance: Provenance
}

/** @throws FactorSetError */
export function readLaws(file: JsonReader, provenanceOf: ProvenanceOf): LawBook {
  const tables = file.at('laws')
  const rows = LAWS.flatMap((law): LawRow[] =>
    tables.list(law).map((row) => readLawRow(row, law, provenanceOf(row))),
  )
  const fault = LawBook.faultOf(rows)
  return fault === null ? new LawBook(rows) : tables.fail(fault)
}

/** @throws FactorSetError */
export function readSubdivisions(file: JsonReader, provenanceOf: ProvenanceOf): Subdivision[] {
  return file.list('subdivisions').map((row) => ({
    ...readCountryBox(row),
    code: row.text('code'),
    name: row.text('name'),
    provenance: provenanceOf(row),
  }))
}

/** The URL of a factor's source, by the start of its title. The URLs are recalled. */
const LINKS: readonly (readonly [string, string])[] = [
  [
    'UK Government GHG Conversion Factors',
    'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
  ],
  ['Regulation (EU) 2023/1805', 'https://eur-lex.europa.eu/eli/reg/2023/1805/oj'],
  ['Directive 2003/87/EC', 'https://eur-lex.europa.eu/eli/dir/2003/87/oj'],
  [
    'US EPA, Ports Emissions',
    'https://www.epa.gov/ports-initiative/port-emissions-inventory-guidance',
  ],
  [
    'Fourth IMO GHG Study',
    'https://www.imo.org/en/ourwork/Environment/Pages/Fourth-IMO-Greenhouse-Gas-Study-2020.aspx',
  ],
]

/** Null if no URL is known for the source. */
export function sourceLink(source: string): string | null {
  return LINKS.find(([title]) => source.startsWith(title))?.[1] ?? null
}

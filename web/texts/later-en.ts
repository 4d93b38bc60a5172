/** English texts of views that the first view does not need: they come with the code that shows them. */
export const laterEn = {
  film: {
    record: 'Film of the closure',
    recording: 'Recording, 6 s …',
    failed: 'This browser could not record the film.',
    days: 'd',
  },
  voyage: {
    heading: 'Voyage estimate (TCE)',
    lead: 'At your own terms, kept until you close the page. An empty box counts as nothing; without freight and a price of the fuel there is no TCE.',
    cargo: 'Cargo, t',
    freight: 'Freight, USD per t',
    commission: 'Commission on freight, %',
    daysAt: 'Days in port: {name}',
    laytime: 'Laytime allowed, days',
    demurrage: 'Demurrage, USD per day',
    despatch: 'Despatch, USD per day',
    lift: 'Bunkers at {name}, t',
    liftPrice: 'Price at {name}, USD per t',
    table: 'Voyage estimate, USD',
    rows: {
      sea: 'Days at sea',
      port: 'Days in port',
      canal: 'Days at canals',
      freight: 'Freight',
      commission: 'Commission',
      laytime: 'Demurrage, less despatch',
      expenses: 'Fuel, carbon and dues',
      tce: 'TCE per day',
    },
    given: 'Terms',
    over: 'Laytime: {used} d used of {allowed} d allowed, {over} d on demurrage.',
    under: 'Laytime: {used} d used of {allowed} d allowed, {over} d saved.',
    noRate: 'It has no rate, so it is not in the TCE.',
    method:
      'TCE: freight less commission, plus demurrage, less fuel, carbon and dues, divided by all days. It does not contain hire. Fuel at the first and last port is not counted.',
    canals: 'Canal dues and days',
    canalsLead:
      'Your own table, stored in this browser. The planner knows no tariffs and has no figures of its own.',
    upload: 'Upload CSV',
    template: 'Template',
    save: 'Download CSV',
    forget: 'Remove the table',
    canal: 'Canal',
    dues: 'Dues, USD',
    days: 'Days',
    asOf: 'As of',
    source: 'Source',
    missingColumn: 'The first line needs the column {column}. The template has all columns.',
    faults: {
      canal: 'Line {line}: “{value}” is not a canal of the template, or stands there twice.',
      dues_usd: 'Line {line}: dues_usd must be a number from 0 to 10000000, not “{value}”.',
      days: 'Line {line}: days must be a number from 0 to 100, not “{value}”.',
      as_of: 'Line {line}: as_of must be a day such as 2026-11-26, not “{value}”.',
      source: 'Line {line}: source is missing. Say where the figures are from.',
    },
    canalMissing:
      'The table has no row for a canal of {letters}: its dues and days are not counted.',
  },
}

export type LaterTexts = typeof laterEn

import type { WARNING_SENTENCES } from '../../src/emissions/warning-table.js'

type Sentence = keyof typeof WARNING_SENTENCES

/**
 * Warnings that no request of the page causes: it sends ports by their ids, known fields and one form of each place, shows
 * those of routes, voyages and estimates only, and states neither evidence nor certificates.
 */
export const OF_OTHER_DOORS = [
  'namesakes',
  'suggestion_taken',
  'passage_namesake',
  'snapped:side',
  'same_water:cell',
  'inland_route_unreliable:cell',
  'open_to_local:routes',
  'contradiction:field',
  'contradiction:port',
  'fixes_unsorted',
  'fixes_dropped',
  'fixes_moved',
  'gap_not_bridged',
  'gap_too_fast',
  'closed_passage_sailed',
  'no_shortest',
  'chain_gap',
  'vessel_likened',
  'vessel_size_assumed',
  'vessel_size_assumed:capacity',
  'imo_check_digit',
  'ship_not_in_table',
  'ship_year_differs',
  'ship_year_differs:not_primary',
  'unknown_container_type:route',
  'unusual_load',
  'distance_below_great_circle',
  'distance_very_long',
  'shortest_distance_assumed',
  'evidence_not_used:interval',
  'evidence_not_used:departure',
  'evidence_not_used:name',
  'not_sustainable',
  'certificate_unproven',
  'pack_not_used:framework',
  'framework_version_differs',
  'factor_row_of_other_type',
  'carbon_scope_unknown',
  'carbon_year_differs',
  'transhipment_port',
  'rows_unplaced',
  'rows_undated',
  'cargo_unknown',
  'size_unknown:cii',
  'size_assumed',
  'not_used:container_length',
  'not_used:known_distance',
  'not_used:no_register',
  'not_used:beside_class',
  'unknown_field',
  'unknown_field:guess',
  'unknown_field:place',
  'limit_reduced',
] as const satisfies readonly Sentence[]

/** A sentence of a warning that the page can meet, by its code, or by code and reason. */
export type WarningName = Exclude<Sentence, (typeof OF_OTHER_DOORS)[number]>

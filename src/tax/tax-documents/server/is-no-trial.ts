/**
 * SQL condition that a document or an event is none of a certification alone (guide §25; docs/decisions/0080): whatever lists or adds up
 * documents has it, for a trial is in no book, annex, archive or figure. `row` is a row of `tax_documents`.
 */
export const isNoTrial = (row: string): string => `not ${row}.is_trial`;

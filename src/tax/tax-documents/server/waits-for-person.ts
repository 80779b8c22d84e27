import { isNoTrial } from "./is-no-trial.ts";

/**
 * SQL condition that a document or an event waits for a person (`statesToMend`): rejected, or unable to be sent. Notices count
 * by it and their lists show by it, so that a person finds all that was counted. `row` is a row of `tax_documents`.
 */
export const waitsForPerson = (row: string): string =>
  `${row}.state in ('draft', 'rejected') and ${isNoTrial(row)}`;

/**
 * SQL condition that what corrects a document, an invalidation or a note, waits for a person: the document is
 * sealed, and all the same not in order.
 */
export const hasCorrectionToMend = (row: string): string =>
  `exists (select from tax_documents correction where correction.tenant_id = ${row}.tenant_id
    and correction.about_id = ${row}.id and ${waitsForPerson("correction")})`;

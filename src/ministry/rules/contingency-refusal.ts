import { type JsonRecord, own, ownRecord } from "#platform/domain/text/json-record.ts";
import type { Office } from "../office.ts";
import { type Refusal, refusal } from "../response-codes.ts";
import { instantOf } from "../salvador-time.ts";
import type { DocumentFacts } from "./document-facts.ts";

const HOUR_MS = 3_600_000;

/**
 * A document of a contingency comes after its event, is named in it, was made while it lasted, and comes within 72 hours of the event's
 * seal (guide §21).
 */
export function contingencyRefusal(
  { register, clock, terms }: Office,
  nit: string,
  facts: DocumentFacts,
  document: JsonRecord,
): Refusal | null {
  if (!facts.isContingency) return null;
  const event = register.contingencies
    .values()
    .find(
      (each) =>
        each.nit === nit &&
        each.documents.some(
          ({ type, generationCode }) => type === facts.type && generationCode === facts.generationCode,
        ),
    );
  if (event === undefined) return refusal("012", "identificacion.codigoGeneracion");
  const made = instantOf(facts.issuedOn, facts.issuedAt).getTime();
  if (made < Date.parse(event.began) || made > Date.parse(event.ended))
    return refusal("013", "identificacion.fecEmi");
  if (own(ownRecord(document, "identificacion"), "tipoContingencia") !== event.kind)
    return refusal("027", "identificacion.tipoContingencia");
  const age = clock().getTime() - Date.parse(event.sealedAt);
  return age > terms.contingency.sendWithinHours * HOUR_MS ? refusal("018", "identificacion.fecEmi") : null;
}

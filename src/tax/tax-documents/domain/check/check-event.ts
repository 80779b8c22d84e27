import { isRecord, own, ownList, ownRecord } from "#platform/domain/text/json-record.ts";
import { isGenerationCode } from "../names/generation-code.ts";
import { type CheckPlace, codeOf, note } from "./check-problem.ts";

const CALLED_OFF = 2;
const OTHER = 3;
const OTHER_CAUSE = 5;

/** Documents whose invalidation never names another one (guide §22). */
const WITHOUT_REPLACEMENT = new Set<unknown>(["05", "08", "17", "18"]);

/** Checks an invalidation: wrong data and other reasons name the sealed replacement, what was called off has none (guide §22). */
export function checkInvalidation(document: CheckPlace): void {
  const place = { ...document, record: ownRecord(document.record, "documento"), path: "documento." };
  const reason = { ...document, record: ownRecord(document.record, "motivo"), path: "motivo." };
  const kind = codeOf(reason, "tipoAnulacion");
  const replacement = codeOf(place, "codigoGeneracionR");
  const needsNone = kind === CALLED_OFF || WITHOUT_REPLACEMENT.has(codeOf(place, "tipoDte"));
  if (needsNone ? replacement !== null : !isGenerationCode(replacement))
    note(place, "codigoGeneracionR", "replacement_wrong");
  if (replacement !== null && replacement === codeOf(place, "codigoGeneracion"))
    note(place, "codigoGeneracionR", "replacement_wrong");
  if (kind === OTHER && !codeOf(reason, "motivoAnulacion")) note(reason, "motivoAnulacion", "reason_missing");
}

/** Checks a contingency: it ended after it began, its documents are counted and named once (guide §21). */
export function checkContingency(document: CheckPlace): void {
  const reason = { ...document, record: ownRecord(document.record, "motivo"), path: "motivo." };
  const at = (day: string, time: string) => `${codeOf(reason, day)} ${codeOf(reason, time)}`;
  if (at("fInicio", "hInicio") > at("fFin", "hFin")) note(reason, "fFin", "period_wrong");
  if (codeOf(reason, "tipoContingencia") === OTHER_CAUSE && !codeOf(reason, "motivoContingencia"))
    note(reason, "motivoContingencia", "reason_missing");
  const named = new Set<unknown>();
  for (const [index, detail] of ownList(document.record, "detalleDTE").entries()) {
    const place = { ...document, record: isRecord(detail) ? detail : {}, path: `detalleDTE.${index + 1}.` };
    if (own(place.record, "noItem") !== index + 1) note(place, "noItem", "not_numbered");
    const code = codeOf(place, "codigoGeneracion");
    if (!isGenerationCode(code) || named.has(code)) note(place, "codigoGeneracion", "malformed_name");
    named.add(code);
  }
}

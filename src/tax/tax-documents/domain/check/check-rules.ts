import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { decimalOfCents } from "#platform/domain/money/decimal.ts";
import { isRecord, own, ownRecord } from "#platform/domain/text/json-record.ts";
import { parseControlNumber } from "../names/control-number.ts";
import { isGenerationCode } from "../names/generation-code.ts";
import type { IssuedType } from "../shape/generation.ts";
import { amountOf, type CheckPlace, codeOf, note } from "./check-problem.ts";

/** CAT-005: other, which needs words (guide §3). */
const OTHER_CAUSE = 5;

/** Checks names, model and operation of `identificacion` (guide §3): conditions that the newer schemas left to the server (guide §24). */
export function checkIdentification(document: CheckPlace, type: IssuedType): void {
  const place = {
    ...document,
    record: ownRecord(document.record, "identificacion"),
    path: "identificacion.",
  };
  if (!isGenerationCode(codeOf(place, "codigoGeneracion"))) note(place, "codigoGeneracion", "malformed_name");
  if (parseControlNumber(String(codeOf(place, "numeroControl")))?.type !== type)
    note(place, "numeroControl", "malformed_name");
  if (!/^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(String(codeOf(place, "horEmi"))))
    note(place, "horEmi", "malformed_name");
  const [model, operation] = [codeOf(place, "tipoModelo"), codeOf(place, "tipoOperacion")];
  const [cause, reason] = [codeOf(place, "tipoContingencia"), codeOf(place, "motivoContin")];
  const isNormal = model === 1 && operation === 1 && cause === null && reason === null;
  const isContingency = model === 2 && operation === 2 && cause !== null;
  if (!isNormal && !isContingency) note(place, "tipoOperacion", "contingency_mixed");
  if (isContingency && cause === OTHER_CAUSE && !reason) note(place, "motivoContin", "reason_missing");
}

/**
 * Checks the buyer of a factura: an NRC goes with a NIT alone, and from the threshold of the restaurant on name and document are
 * told (guide §4; Código Tributario 119-G). Without a threshold nobody has to be named.
 */
export function checkBuyer(document: CheckPlace, identificationFrom: Cents | null): void {
  const receptor = own(document.record, "receptor");
  const place = { ...document, record: isRecord(receptor) ? receptor : {}, path: "receptor." };
  const kind = codeOf(place, "tipoDocumento");
  if (codeOf(place, "nrc") !== null && kind !== identityDocuments.nit) note(place, "nrc", "nrc_without_nit");
  const summary = { ...document, record: ownRecord(document.record, "resumen"), problems: [] };
  const total = amountOf(summary, "montoTotalOperacion", 2);
  if (identificationFrom === null || total < decimalOfCents(identificationFrom)) return;
  for (const name of ["tipoDocumento", "numDocumento", "nombre"])
    if (!codeOf(place, name)) note(place, name, "buyer_unnamed");
}

import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { isRecord, type JsonRecord, own, ownList, ownRecord } from "#platform/domain/text/json-record.ts";
import { type Office, sealOf } from "../office.ts";
import type { SealedContingency } from "../register.ts";
import { type Refusal, refusal } from "../response-codes.ts";
import { instantOf } from "../salvador-time.ts";
import { textOf } from "./document-facts.ts";
import { openSigned } from "./open-signed.ts";

export type EventVerdict<Event> =
  | { readonly ok: true; readonly sealed: Event }
  | { readonly ok: false; readonly refusal: Refusal; readonly generationCode: string | null };

/** Seals or refuses the event that reports a contingency: over, within 24 hours of its end, about unsealed documents (guide §21). */
export function judgeContingency(
  office: Office,
  { nit, jws }: { readonly nit: string; readonly jws: string },
): EventVerdict<SealedContingency> {
  const opened = openSigned(office, { nit, jws, kinds: ["contingency"] });
  if (!opened.ok) return opened;
  const facts = contingencyFacts(opened.document);
  if (facts === null) return { ok: false, refusal: refusal("006", "motivo.fInicio"), generationCode: null };
  const refused = timeRefusal(office, facts) ?? nameRefusal(office, facts);
  if (refused !== null) return { ok: false, refusal: refused, generationCode: facts.generationCode };
  const now = office.clock();
  const sealed = { ...facts, nit, seal: sealOf({ nit, ...facts }, now), sealedAt: now.toISOString() };
  office.register.record({ what: "contingency", ...sealed });
  return { ok: true, sealed };
}

type ContingencyFacts = Omit<SealedContingency, "nit" | "seal" | "sealedAt">;

/** Null when its times are none. */
function contingencyFacts(document: JsonRecord): ContingencyFacts | null {
  const reason = ownRecord(document, "motivo");
  const at = (day: string, time: string) => instantOf(textOf(reason, day) ?? "", textOf(reason, time) ?? "");
  const [began, ended] = [at("fInicio", "hInicio"), at("fFin", "hFin")];
  if (Number.isNaN(began.getTime()) || Number.isNaN(ended.getTime())) return null;
  return {
    generationCode: textOf(ownRecord(document, "identificacion"), "codigoGeneracion") ?? "",
    kind: Number(own(reason, "tipoContingencia")),
    began: began.toISOString(),
    ended: ended.toISOString(),
    documents: ownList(document, "detalleDTE")
      .filter(isRecord)
      .map((each) => ({
        type: textOf(each, "tipoDoc") ?? "",
        generationCode: textOf(each, "codigoGeneracion") ?? "",
      })),
  };
}

function timeRefusal({ clock, terms }: Office, { ended }: ContingencyFacts): Refusal | null {
  const since = clock().getTime() - Date.parse(ended);
  if (since < 0) return refusal("017", "motivo.fFin");
  return since > terms.contingency.reportWithinHours * HOUR_MS ? refusal("018", "motivo.fFin") : null;
}

/** The event is new, and so is every document in it: neither sealed nor reported before. */
function nameRefusal({ register }: Office, { generationCode, documents }: ContingencyFacts): Refusal | null {
  if (register.contingencies.has(generationCode)) return refusal("004", "identificacion.codigoGeneracion");
  const reported = new Set(
    register.contingencies.values().flatMap((event) => event.documents.map((each) => each.generationCode)),
  );
  const isRepeated = documents.some(
    (each) => register.documents.has(each.generationCode) || reported.has(each.generationCode),
  );
  return isRepeated ? refusal("004", "detalleDTE.codigoGeneracion") : null;
}

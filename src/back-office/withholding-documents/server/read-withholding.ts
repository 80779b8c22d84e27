import { refusedDocument, textOfDte } from "#back-office/purchase-documents/server/read-document.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { checkSchema } from "#platform/outside/tax-schemas/check-schema.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import type { DocumentRefusal } from "#tax/documents/domain/reading/document-problem.ts";
import { readWithholdingDocument } from "#tax/documents/domain/reading/read-withholding-document.ts";
import type { WithholdingDocument } from "#tax/documents/domain/reading/withholding-document.ts";
import { generations } from "#tax/tax-documents/domain/shape/generation.ts";
import { readIssuer } from "#tax/tax-issuer/server/public.ts";
import type { WithholdingFacts } from "../contract/withholding-documents.ts";
import {
  listOfDocument,
  type OwnNumbers,
  ownSide,
  rateDifference,
  type WithholdingWarning,
} from "../domain/withholding-warning.ts";

type Say = StaffContext["say"];

/** A document that was read, with what the ministry's schema says of it. */
export interface ReadWithholding {
  readonly text: string;
  readonly document: WithholdingDocument;
  /** Faults by the schema of its version; null for a version that neither generation has. */
  readonly faults: readonly string[] | null;
}

/** Reads such a document out of what was sent; throws the reader's code, with the faulty fields and their lines. */
export function readWithholding(sent: Parameters<typeof textOfDte>[0], say: Say): ReadWithholding {
  const text = textOfDte(sent);
  const read = readWithholdingDocument(text);
  if (!read.ok) throw refusedWithholding(read.refusal, say);
  const { document, members } = read;
  // Versions 1 and 2 of all three types, the older generation first (guide §1).
  const generation = document.version === null ? undefined : generations[document.version - 1];
  const problems =
    generation === undefined ? null : checkSchema(members, { kind: document.type, generation });
  return {
    text,
    document,
    faults:
      problems
        // The wrapping of a delivered document: its signature, its seal.
        ?.filter(({ field, reason }) => reason !== "not_allowed" || field.includes("."))
        .map(({ field, reason }) =>
          say("withholdingDocuments.fault", { field, reason: say(`taxDocuments.schema.${reason}`) }),
        ) ?? null,
  };
}

const refusedWithholding = (refusal: DocumentRefusal, say: Say) =>
  refusal.code === "dte_type_unsupported"
    ? new AppError("withholding_type_unsupported", { details: { type: refusal.type || "?" } })
    : refusedDocument(refusal, say);

/**
 * Returns whether the restaurant issued the document itself. Throws `document_of_another` when it stands on neither side, or when
 * it issued another kind than a 07.
 */
export async function ownershipOf(
  tx: Tx,
  document: WithholdingDocument,
): Promise<{ readonly isOwn: boolean; readonly isCertain: boolean }> {
  const issuer = await readIssuer(tx);
  const digits = (number: string | null | undefined) => (number ? identityDigits(number) : null);
  const own: OwnNumbers = { nit: digits(issuer?.nit), nrc: digits(issuer?.nrc) };
  const side = ownSide(document, own);
  if (side === "neither" || (side === "issuer" && document.type !== "07"))
    throw new AppError("document_of_another", {
      details: {
        number: document.receiver.nit ?? document.receiver.nrc ?? "?",
        name: document.receiver.name,
      },
    });
  return { isOwn: side === "issuer", isCertain: side !== "unknown" };
}

export function factsOf(document: WithholdingDocument, isOwn: boolean, say: Say): WithholdingFacts {
  const party = isOwn ? document.receiver : document.issuer;
  return {
    type: document.type,
    type_name: say(`withholdingDocuments.types.${document.type}`),
    version: document.version,
    generation_code: document.generationCode,
    control_number: document.controlNumber,
    seal: document.seal,
    issued_on: document.issuedOn,
    list: listOfDocument({ type: document.type, isOwn }),
    party_name: party.name,
    party_nit: party.nit,
    party_nrc: party.nrc,
    base: document.withheld.base,
    amount: document.withheld.amount,
    other_base: document.otherWithheld.base,
    other_amount: document.otherWithheld.amount,
    taxed: document.sales.taxed,
    untaxed: document.sales.untaxed,
    vat: document.sales.vat,
    commission: document.commission.net,
    commission_vat: document.commission.vat,
    paid: document.paid,
    related: document.relatedTo.length,
  };
}

interface Warning {
  readonly kind: WithholdingWarning;
  readonly message: string;
}

/** Faults that are named; the first ones show what is wrong with a document. */
const MAX_FAULTS = 3;

/** Returns what is odd about a document, in words. */
export async function warningsOf(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "say" | "language">,
  { document, faults }: ReadWithholding,
  owned: { readonly isOwn: boolean; readonly isCertain: boolean },
): Promise<Warning[]> {
  const { now, say } = ctx;
  const { type, version, relatedTo, withheld, otherWithheld } = document;
  const { today, store } = await readSettings(tx, now);
  const shown = (amount: Cents) => moneyText(ctx, amount, store.currency);
  const rate = rateDifference(document);
  const unknown = type === "07" && !owned.isOwn ? await countUnknownSales(tx, relatedTo) : 0;
  const found: readonly (readonly [
    WithholdingWarning,
    boolean,
    Readonly<Record<string, string | number>>?,
  ])[] = [
    ["test_environment", document.isTest],
    ["no_seal", document.seal === null],
    ["unknown_version", faults === null, { version: version ?? "?" }],
    [
      "schema",
      faults !== null && faults.length > 0,
      { count: faults?.length ?? 0, faults: faults?.slice(0, MAX_FAULTS).join("; ") ?? "" },
    ],
    ["unchecked_party", !owned.isCertain],
    // The restaurant's business day may end after midnight.
    ["future_day", document.issuedOn > addDays(today, 1)],
    [
      "rate",
      rate !== null,
      rate === null ? {} : { expected: shown(rate.expected), found: shown(rate.found) },
    ],
    ["other_codes", otherWithheld.amount > 0, { amount: shown(otherWithheld.amount) }],
    ["unknown_sales", unknown > 0, { count: unknown }],
    ["perceived_for_us", type === "08" && withheld.amount > 0, { amount: shown(withheld.amount) }],
    ["nothing_withheld", type !== "08" && withheld.amount === 0 && otherWithheld.amount === 0],
  ];
  return found.flatMap(([kind, isThere, values]) =>
    isThere ? { kind, message: say(`withholdingDocuments.warnings.${kind}`, values ?? {}) } : [],
  );
}

/** Counts documents named by a 07 that are not the restaurant's own. */
async function countUnknownSales(tx: Tx, relatedTo: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    text: `select count(*)::integer as count from unnest($2::text[]) as r(reference)
      where not exists (select from tax_documents d where d.tenant_id = $1 and d.generation_code = upper(r.reference))
        and not exists (select from tax_documents d
          where d.tenant_id = $1 and d.environment in ('00', '01') and d.control_number = upper(r.reference))`,
    values: [tx.tenantId, relatedTo],
  });
  return row?.count ?? 0;
}

import { readSettings } from "#core/settings/server/public.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import type {
  DocumentAction,
  DocumentCorrections,
  EventPerson,
  RelatedDocument,
} from "../../contract/corrections.ts";
import { type Party, type Person, receptorOfParty } from "../../domain/issue/parties.ts";
import { lastNoteDay } from "../../domain/life/correction-step.ts";
import { isSealed } from "../../domain/life/document-state.ts";
import type { MinistryWords } from "../../domain/life/ministry-words.ts";
import { generationFor, type IssuedType, issuedTypes } from "../../domain/shape/generation.ts";
import { readInput } from "../document-input.ts";
import { readIssuing } from "../issuing.ts";
import { localMoment } from "../local-moment.ts";
import type { DocumentProblem } from "../prepare-document.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { type CorrectionWay, correctionWayOf } from "./correction.ts";
import {
  documentsAbout,
  documentsOfSale,
  readSale,
  readTaxDocument,
  replacementOf,
} from "./correction-queries.ts";
import {
  applicantOf,
  planAbout,
  readInvalidationText,
  responsiblePerson,
  windowOf,
} from "./invalidations.ts";
import { leftToCredit, saleOf, taskStatesOf } from "./settle-sale.ts";

/** Reads what can be done about a document, until when, and everything related to it. */
export function readCorrections(ctx: StaffContext, id: TaxDocumentId): Promise<DocumentCorrections> {
  return ctx.inTenant(async (tx) => {
    const row = found(await readTaxDocument(tx, id));
    const { currency } = await readSettings(tx, ctx.now);
    const family = await familyOf(tx, row);
    const correctionWay = await correctionWayOf(tx, row, ctx.now);
    const isPlanned = (await planAbout(tx, id)) !== undefined;
    const at = { text: await readInvalidationText(tx), now: ctx.now };
    const actions = actionsOf(row, { family, correctionWay, isPlanned, at });
    return {
      document: viewOf(row, "this"),
      actions,
      mend_until: correctionWay.way === "own_numbers" ? correctionWay.until : null,
      receptor: row.control_number === null ? null : receptorOf(row),
      district_on: await districtOn(tx, row, ctx.now),
      ...(await tasksOf(tx, row, ctx.now)),
      invalidation: actions.includes("invalidate") ? await invalidationOf(tx, row, at) : null,
      is_planned: isPlanned,
      related: family.map(({ relation, document }) => viewOf(document, relation)),
      currency,
    };
  });
}

interface Relative {
  readonly relation: Exclude<RelatedDocument["relation"], "this">;
  readonly document: TaxDocumentRow;
}

async function familyOf(tx: Tx, row: TaxDocumentRow): Promise<Relative[]> {
  const before = row.replaces_id === null ? undefined : await readTaxDocument(tx, row.replaces_id);
  const about = row.about_id === null ? undefined : await readTaxDocument(tx, row.about_id);
  const after = await replacementOf(tx, row.id);
  const others = await documentsAbout(tx, [row.id]);
  return [
    ...(before ? [{ relation: "replaces" as const, document: before }] : []),
    ...(about ? [{ relation: "about" as const, document: about }] : []),
    ...(after ? [{ relation: "replaced_by" as const, document: after }] : []),
    ...others.map((document) => ({
      relation: document.kind === "invalidation" ? ("invalidation" as const) : ("note" as const),
      document,
    })),
  ];
}

function actionsOf(
  row: TaxDocumentRow,
  {
    family,
    correctionWay,
    isPlanned,
    at,
  }: {
    readonly family: readonly Relative[];
    readonly correctionWay: CorrectionWay;
    readonly isPlanned: boolean;
    readonly at: Parameters<typeof windowOf>[1];
  },
): DocumentAction[] {
  const isEvent = row.control_number === null;
  if (correctionWay.way === "replace") return ["replace"];
  if (correctionWay.way === "own_numbers") return isEvent ? ["send_again"] : ["send_again", "mend_buyer"];
  if (isEvent || !isSealed(row.state)) return [];
  const isInHand = family.some(
    ({ relation, document: { state } }) =>
      (relation === "invalidation" && state !== "draft" && state !== "rejected") ||
      (relation === "replaces" && isSealed(state)),
  );
  if (isPlanned || isInHand) return [];
  const isLast = !family.some(({ relation }) => relation === "replaced_by");
  const hasNote = family.some(
    ({ relation, document: { state } }) => relation === "note" && state !== "invalidated",
  );
  const canInvalidate = windowOf(row, at).permission !== "too_late" && isLast && !hasNote;
  const canCharge = row.kind === "03" && localMoment(at.now).day <= lastNoteDay(calendarDate(row.issued_on));
  const canBeFiscal = canInvalidate && row.kind === "01" && row.sale_id !== null;
  return [
    ...(canBeFiscal ? ["to_fiscal" as const] : []),
    ...(canInvalidate ? ["invalidate" as const] : []),
    ...(canCharge ? ["debit_note" as const] : []),
  ];
}

async function tasksOf(
  tx: Tx,
  row: TaxDocumentRow,
  now: Date,
): Promise<Pick<DocumentCorrections, "invoice_no" | "left" | "tasks">> {
  if (row.sale_id === null) return { invoice_no: null, left: null, tasks: [] };
  const sale = await readSale(tx, row.sale_id);
  const held = await saleOf(tx, row.sale_id, await documentsOfSale(tx, row.sale_id));
  return {
    invoice_no: sale.invoiceNo,
    left: row.kind === "03" && isSealed(row.state) ? leftToCredit(held, row) : null,
    tasks: taskStatesOf(held, sale, now).map(({ task: { detail }, standing }) => ({
      reason: detail.reason,
      refund_no: detail.refundNo,
      amount: detail.amount,
      standing,
    })),
  };
}

async function invalidationOf(
  tx: Tx,
  row: TaxDocumentRow,
  at: Parameters<typeof windowOf>[1],
): Promise<NonNullable<DocumentCorrections["invalidation"]>> {
  const { permission, surelyUntil, perhapsUntil } = windowOf(row, at);
  const responsible = await responsiblePerson(tx, readInput(row.input).issuer);
  return {
    surely_until: surelyUntil,
    perhaps_until: perhapsUntil,
    is_late: permission === "may_be_tried",
    needs_replacement: row.kind !== "05",
    responsible: personView(responsible),
    applicant: personView(applicantOf(row, responsible)),
  };
}

const personView = ({ name, identity }: Person): EventPerson => ({
  name,
  document_type: identity.kind,
  document_number: identity.number,
});

const viewOf = (row: TaxDocumentRow, relation: RelatedDocument["relation"]): RelatedDocument => ({
  id: row.id,
  relation,
  kind: row.kind,
  state: row.state,
  control_number: row.control_number,
  issued_on: row.issued_on,
  total: row.total_cents === null ? null : cents(row.total_cents),
  problems: (row.problems as DocumentProblem[] | null) ?? [],
  words: row.words as MinistryWords | null as RelatedDocument["words"],
});

async function districtOn(
  tx: Tx,
  row: TaxDocumentRow,
  now: Date,
): Promise<DocumentCorrections["district_on"]> {
  const issuing = await readIssuing(tx, null);
  const { day } = localMoment(now);
  const isNewer = (kind: IssuedType) =>
    issuing !== null &&
    generationFor(issuing.rules, { kind, environment: issuing.environment, day }) === "2026-07";
  return { own: row.generation === "2026-07", issued_now: issuedTypes.filter(isNewer) };
}

/** The other side as a form of the buyer has it. */
function receptorOf(row: TaxDocumentRow): Receptor | null {
  const stored = readInput(row.input);
  const party: Party | null = stored.type === "14" ? stored.seller : stored.buyer;
  return party && receptorOfParty(party);
}

import type { CustomerId, InvoiceId, VisitId } from "#platform/domain/ids.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { decideQuota, type QuotaUse } from "#platform/domain/quotas/guest-quota.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { AskingPhone } from "#platform/server/http/ensure-phone.ts";
import { readFeedbackReference } from "#platform/server/secrets/feedback-reference.ts";
import { RECEIPT_ANSWERS, STRANGERS_ANSWERS } from "../domain/feedback.ts";

/** The sale, the visit and the customer that a guest's answer is about; null where nothing was proved. */
export interface FeedbackSubject {
  readonly invoiceId: InvoiceId | null;
  readonly customerId: CustomerId | null;
  readonly visitId: VisitId | null;
}

interface References {
  readonly _ref?: string | null | undefined;
  readonly _cref?: string | null | undefined;
}

/**
 * Finds out what a phone answers about: the invoice that its link names, else its own visit of today with the invoice of
 * what it ordered, wherever its page was opened. A link that this server did not give out is `not_found`.
 */
export async function feedbackSubject(
  tx: Tx,
  { _ref, _cref }: References,
  { secret, phone, now }: { readonly secret: string; readonly phone: AskingPhone; readonly now: Date },
): Promise<FeedbackSubject> {
  const idOf = (reference: string, kind: "invoice" | "customer") =>
    found(readFeedbackReference(secret, reference, kind));
  const named = _ref == null ? null : (idOf(_ref, "invoice") as InvoiceId);
  const customerId = _cref == null ? null : (idOf(_cref, "customer") as CustomerId);
  const visit = await visitOfPhone(tx, phone.tokenHash, now);
  const isOfVisit = named === null || named === visit?.invoice_id;
  return {
    customerId,
    invoiceId: named ?? visit?.invoice_id ?? null,
    visitId: isOfVisit ? (visit?.visit_id ?? null) : null,
  };
}

/** Reads the last visit that a phone joined in the last 24 hours, paid or not, with the invoice of the phone. */
async function visitOfPhone(tx: Tx, tokenHash: Buffer, now: Date) {
  const [visit] = await tx.query<{ visit_id: VisitId; invoice_id: InvoiceId | null }>({
    text: `select v.id as visit_id, invoice_of_phone($1, v.id, $2) as invoice_id
      from visit_phones p join visits v on v.tenant_id = $1 and v.id = p.visit_id
      where p.tenant_id = $1 and p.token_hash = $2 and p.standing = 'admitted'
        and (v.closed_at is null or v.closed_at > $3)
      order by v.opened_at desc, v.id desc limit 1`,
    values: [tx.tenantId, tokenHash, new Date(now.getTime() - DAY_MS)],
  });
  return visit;
}

/**
 * Refuses an answer beyond its quota. Of a visit whoever joined it answers once, which the database sees to; of a receipt some
 * phones; of nothing that was proved, strangers within their bucket.
 */
export async function refuseBeyondQuota(
  tx: Tx,
  { invoiceId, visitId, customerId }: FeedbackSubject,
  { phone, now }: { readonly phone: AskingPhone; readonly now: Date },
): Promise<void> {
  if (visitId !== null) return;
  // Answers sent at once count each other.
  await tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('answers of strangers', s.tenant_id)) from store_settings s
      where s.tenant_id = $1`,
    values: [tx.tenantId],
  });
  if (invoiceId !== null) {
    if (!decideQuota(false, await usedOfReceipt(tx, invoiceId, phone), RECEIPT_ANSWERS).ok)
      throw new AppError("feedback_given");
    return;
  }
  const used = await usedOfDay(tx, { phone, customerId, since: new Date(now.getTime() - DAY_MS) });
  // The link of a customer proves who asks.
  if (!decideQuota(customerId !== null, used, STRANGERS_ANSWERS).ok)
    throw new AppError("too_many_requests", { details: { seconds: DAY_MS / 1_000 } });
}

async function usedOfReceipt(tx: Tx, invoiceId: InvoiceId, { tokenHash }: AskingPhone): Promise<QuotaUse> {
  const [row] = await tx.query<QuotaUse>({
    text: `select count(*) filter (where guest_token_hash = $3)::int as "ofPhone", 0 as "ofAddress",
        count(*)::int as "ofStrangers"
      from feedbacks where tenant_id = $1 and invoice_id = $2`,
    values: [tx.tenantId, invoiceId, tokenHash],
  });
  return required(row, "counts");
}

interface AnswersOfDay {
  readonly phone: AskingPhone;
  readonly customerId: CustomerId | null;
  readonly since: Date;
}

async function usedOfDay(tx: Tx, { phone, customerId, since }: AnswersOfDay): Promise<QuotaUse> {
  const [row] = await tx.query<QuotaUse>({
    text: `select count(*) filter (where guest_token_hash = $3 or customer_id = $5)::int as "ofPhone",
        count(*) filter (where sent_from = $4 and customer_id is null)::int as "ofAddress",
        count(*) filter (where customer_id is null)::int as "ofStrangers"
      from feedbacks
      where tenant_id = $1 and given_at > $2 and invoice_id is null and visit_id is null`,
    values: [tx.tenantId, since, phone.tokenHash, phone.sentFrom, customerId],
  });
  return required(row, "counts");
}

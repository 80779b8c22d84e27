import type { InvoiceId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { feedbackReference } from "#platform/server/secrets/feedback-reference.ts";

/** Where the guests of an invoice say how it was, by references that prove which one; null where nobody is asked. */
export async function feedbackPath(tx: Tx, id: InvoiceId): Promise<string | null> {
  const asked = await tx.first(
    sqlOf
      .selectFrom("invoices as i")
      .innerJoin("store_settings as s", "s.tenant_id", "i.tenant_id")
      .select(["i.customer_id", "s.menu_code", "s.feedback_secret"])
      .where("i.tenant_id", "=", tx.tenantId)
      .where("i.id", "=", id)
      .where("s.is_feedback_enabled", "=", true),
  );
  if (asked === undefined) return null;
  const { customer_id, menu_code, feedback_secret: secret } = asked;
  const query = new URLSearchParams({ _ref: feedbackReference(secret, { kind: "invoice", id }) });
  if (customer_id !== null)
    query.set("_cref", feedbackReference(secret, { kind: "customer", id: customer_id }));
  return `/m/${encodeURIComponent(menu_code)}/feedback?${query}`;
}

import type { Id, TaxDocumentId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Language } from "#platform/server/i18n/say.ts";

/** Longer than a mail takes: whoever claimed it and said nothing until then is gone. */
const CLAIM_MS = 60_000;

export interface DueDelivery {
  readonly id: Id<"TaxDelivery">;
  readonly address: string;
  readonly language: string;
}

interface BuyerDelivery {
  readonly to: string;
  readonly language: Language;
  readonly isSealed: boolean;
  readonly now: Date;
}

/** The buyer is to have it: once with the seal, once without. */
export async function noteBuyer(
  tx: Tx,
  id: TaxDocumentId,
  { to, language, isSealed, now }: BuyerDelivery,
): Promise<void> {
  await tx.run(
    sqlOf
      .insertInto("tax_deliveries")
      .values({
        tenant_id: tx.tenantId,
        tax_document_id: id,
        cause: "buyer",
        is_sealed: isSealed,
        address: to,
        language,
        asked_at: now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** What nobody sends yet, claimed for whoever asks. */
export function claimDeliveries(tx: Tx, id: TaxDocumentId, now: Date): Promise<DueDelivery[]> {
  return tx.query<DueDelivery>({
    text: `update tax_deliveries set claimed_until = $4
      where tenant_id = $1 and tax_document_id = $2 and sent_at is null and (claimed_until is null or claimed_until <= $3)
      returning id, address, language`,
    values: [tx.tenantId, id, now, new Date(now.getTime() + CLAIM_MS)],
  });
}

const change = (tx: Tx, id: Id<"TaxDelivery">) =>
  sqlOf.updateTable("tax_deliveries").where("tenant_id", "=", tx.tenantId).where("id", "=", id);

export const noteSent = (tx: Tx, id: Id<"TaxDelivery">, at: Date) =>
  tx.run(change(tx, id).set({ sent_at: at, claimed_until: null, problem: null }));

/** It is tried again at once when the job is. */
export const noteFailure = (tx: Tx, id: Id<"TaxDelivery">, problem: string) =>
  tx.run(change(tx, id).set({ claimed_until: null, problem: problem.slice(0, 500) }));

import { readSettings } from "#core/settings/server/public.ts";
import type { Id, TaxDocumentId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { knownLanguage, writingOf } from "#platform/domain/text/languages.ts";
import { dayText } from "#platform/domain/writing/moment-text.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { languageOfGuest } from "#service/qr-orders/server/public.ts";
import { isSealed } from "#tax/tax-documents/domain/life/document-state.ts";
import { taxQueue } from "#tax/tax-documents/server/public.ts";
import { type FiledDocument, jsonOf, pdfOf, readFiled } from "../stored/document-files.ts";
import { documentPage } from "../stored/read-copies.ts";
import { documentById, type StoredDocument } from "../stored/stored-documents.ts";

/**
 * Mails a document to its buyer, once with the seal and in a contingency once before it, and to everybody it
 * was requested for. A mail that fails is tried again; one whose end was not recorded may come twice.
 */
export const deliverTaxDocument = job({
  ...taxQueue.deliverJob,
  async handle({ tenantId, documentId }, deps) {
    if (!deps.mailer.delivers) return;
    const due = await deps.db.inTenant(tenantId, (tx) => claimDue(tx, deps, documentId));
    if (due === null) return;
    let failure: unknown;
    for (const delivery of due.deliveries) {
      const sent = await send(due.filed, delivery, deps).catch((error: unknown) => {
        failure = error;
        return error instanceof Error ? error : new Error(String(error));
      });
      await deps.db.inTenant(tenantId, (tx) =>
        sent instanceof Error
          ? recordFailure(tx, delivery.id, sent.message)
          : recordSent(tx, delivery.id, deps.clock()),
      );
    }
    if (failure !== undefined) throw failure;
  },
});

interface Due {
  readonly filed: FiledDocument;
  readonly deliveries: readonly DueDelivery[];
}

async function claimDue(tx: Tx, { clock }: Pick<Deps, "clock">, id: TaxDocumentId): Promise<Due | null> {
  const now = clock();
  const document = await documentById(tx, id);
  if (!document || !mayGoOut(document)) return null;
  if (document.email !== null && document.state !== "invalidated") {
    const { email } = document;
    const language = await languageOfGuest(tx, { email }, (await readSettings(tx, now)).language);
    await addBuyerDelivery(tx, id, { to: email, language, isSealed: isSealed(document.state), now });
  }
  const deliveries = await claimDeliveries(tx, id, now);
  return deliveries.length === 0 ? null : { filed: await readFiled(tx, document, now), deliveries };
}

/** With its seal, or without one in a contingency (guide §2). */
const mayGoOut = ({ state }: StoredDocument): boolean =>
  isSealed(state) || state === "contingency" || state === "invalidated";

async function send(
  filed: FiledDocument,
  { address, language: asked }: DueDelivery,
  deps: Pick<Deps, "mailer" | "clock" | "publicUrl">,
): Promise<void> {
  const language = knownLanguage(asked);
  const files = [await pdfOf(filed, deps.clock()), jsonOf(filed)];
  const mail = documentMail({ to: address, language, document: filed.document, publicUrl: deps.publicUrl });
  await deps.mailer.send({
    ...mail,
    files: files.map(({ downloadName: name, mediaType, bytes }) => ({ name, mediaType, bytes })),
  });
}

interface MailedDocument {
  readonly to: string;
  readonly language: Language;
  readonly document: StoredDocument;
  readonly publicUrl: string;
}

/**
 * Builds the mail of a document: its type, its numbers, and its page.
 * @proof
 */
export function documentMail({ to, language, document, publicUrl }: MailedDocument): Mail {
  const say = sayIn(language);
  const { issuer: store, type, control_number: number, generation_code: code, seal, state } = document;
  const what = say(`taxDocuments.types.${type}`);
  // The one currency of tax documents (guide §3).
  const total = moneyText({ language }, cents(document.to_pay_cents), "USD");
  return composeMail({
    to,
    language,
    sender: store,
    subject: say("taxDelivery.mail.subject", { store, what, number }),
    sum: { label: what, amount: total },
    paragraphs: [
      say("taxDelivery.mail.greeting", {
        store,
        what,
        day: dayText(document.issued_on, writingOf(language)),
      }),
      ...(state === "invalidated" ? [say("taxDelivery.mail.invalidated")] : []),
      ...(seal === null ? [say("taxDelivery.mail.contingency")] : []),
      say("taxDelivery.mail.number", { number }),
      say("taxDelivery.mail.code", { code }),
      ...(seal === null ? [] : [say("taxDelivery.mail.seal", { seal })]),
    ],
    action: { label: say("taxDelivery.mail.see"), url: `${publicUrl}${documentPage(code)}` },
    footer: say("taxDelivery.mail.footer", { store }),
  });
}

/** Life of a claim in milliseconds, longer than a mail takes: whoever says nothing until then is gone. */
const CLAIM_MS = 60_000;

interface DueDelivery {
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
async function addBuyerDelivery(
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

/** Claims the deliveries that nobody is sending yet. */
function claimDeliveries(tx: Tx, id: TaxDocumentId, now: Date): Promise<DueDelivery[]> {
  return tx.query<DueDelivery>({
    text: `update tax_deliveries set claimed_until = $4
      where tenant_id = $1 and tax_document_id = $2 and sent_at is null and (claimed_until is null or claimed_until <= $3)
      returning id, address, language`,
    values: [tx.tenantId, id, now, new Date(now.getTime() + CLAIM_MS)],
  });
}

const change = (tx: Tx, id: Id<"TaxDelivery">) =>
  sqlOf.updateTable("tax_deliveries").where("tenant_id", "=", tx.tenantId).where("id", "=", id);

const recordSent = (tx: Tx, id: Id<"TaxDelivery">, at: Date) =>
  tx.run(change(tx, id).set({ sent_at: at, claimed_until: null, problem: null }));

/** It is tried again at once when the job is. */
const recordFailure = (tx: Tx, id: Id<"TaxDelivery">, problem: string) =>
  tx.run(change(tx, id).set({ claimed_until: null, problem: problem.slice(0, 500) }));

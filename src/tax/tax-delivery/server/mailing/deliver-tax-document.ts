import { readSettings } from "#core/settings/server/public.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { fallbackLanguage, isLanguage } from "#platform/words/languages.ts";
import { isSealed } from "#tax/tax-documents/domain/life/document-state.ts";
import { taxQueue } from "#tax/tax-documents/server/public.ts";
import { type FiledDocument, jsonOf, pdfOf } from "../stored/document-files.ts";
import { readFiled } from "../stored/download-document.ts";
import { documentById, type StoredDocument } from "../stored/stored-documents.ts";
import { claimDeliveries, type DueDelivery, noteBuyer, noteFailure, noteSent } from "./delivery-queries.ts";
import { documentMail } from "./document-mail.ts";

/**
 * Mails a document to whoever is to have it: to its buyer by itself, once with the seal and in a contingency once before it, and to
 * those for whom somebody asked. A mail that fails is tried again; one whose end nobody noted may come twice.
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
          ? noteFailure(tx, delivery.id, sent.message)
          : noteSent(tx, delivery.id, deps.clock()),
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
    const { language } = await readSettings(tx, now);
    await noteBuyer(tx, id, { to: document.email, language, isSealed: isSealed(document.state), now });
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
  const language = isLanguage(asked) ? asked : fallbackLanguage;
  const files = [await pdfOf(filed, sayIn(language), deps.clock()), jsonOf(filed)];
  const mail = documentMail({ to: address, language, document: filed.document, publicUrl: deps.publicUrl });
  await deps.mailer.send({
    ...mail,
    files: files.map(({ downloadName: name, mediaType, bytes }) => ({ name, mediaType, bytes })),
  });
}

import { useQuery } from "@tanstack/react-query";
import { EMAIL_MAX } from "#platform/domain/identity/contact.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { guestAddress } from "#platform/web/guest-address.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DocumentLanguageNote } from "#tax/tax-documents/web/public.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Span, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { type DocumentCopies, sendTaxDocumentMail } from "../contract/tax-delivery.ts";
import { DocumentFacts, DocumentFiles } from "./document-facts.tsx";
import classes from "./tax-delivery.module.css";
import { type CopiesSource, copiesQuery, saveJson, savePdf, useMailDocument } from "./tax-delivery-api.ts";

interface CopiesDialogProps {
  source: CopiesSource;
  /** Goes into the field where the document itself names no address. */
  to?: string | null;
  onClose: () => void;
}

/**
 * Hands over a tax document: mails it to the buyer or anybody, or saves it as PDF or JSON; shows to whom it
 * was mailed.
 */
export function CopiesDialog({ source, to = null, onClose }: CopiesDialogProps) {
  const t = useT();
  const copies = useQuery(copiesQuery(source));
  if (copies.data && mayBeMailed(copies.data))
    return <MailForm copies={copies.data} to={copies.data.to ?? to ?? ""} onClose={onClose} />;
  return (
    <AppDialog opened size="small" title={t("common.tax_document")} onClose={onClose}>
      {copies.data ? (
        <Stack gap={16}>
          <CopiesFacts copies={copies.data} />
          <Deliveries copies={copies.data} />
        </Stack>
      ) : copies.data === null ? (
        <EmptyState picture={<ReceiptPicture />} message={t("taxDelivery.copies.none")} />
      ) : (
        <QueryPending query={copies} count={4} />
      )}
    </AppDialog>
  );
}

/** A void document is handed to nobody. */
const mayBeMailed = ({ state }: DocumentCopies) =>
  state !== "draft" && state !== "rejected" && state !== "replaced";

interface MailFormProps {
  copies: DocumentCopies;
  to: string;
  onClose: () => void;
}

function MailForm({ copies, to, onClose }: MailFormProps) {
  const t = useT();
  const mailing = useMailDocument();
  return (
    <FormDialog
      title={t("common.tax_document")}
      submitLabel={t("common.send_by_email")}
      schema={sendTaxDocumentMail.body}
      initialValues={{ to }}
      save={(body) => mailing.mutateAsync({ params: { id: copies.id }, body })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <CopiesFacts copies={copies} />
          <TextField
            label={t("common.email")}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={EMAIL_MAX}
            data-autofocus
            {...form.getInputProps("to")}
          />
          <Deliveries copies={copies} />
        </>
      )}
    </FormDialog>
  );
}

function CopiesFacts({ copies }: { copies: DocumentCopies }) {
  const t = useT();
  const { id, type, has_files, page } = copies;
  return (
    <>
      <DocumentFacts
        document={copies}
        first={[t("taxDelivery.paper.type"), t(`taxDocuments.types.${type}`)]}
      />
      {has_files ? (
        <DocumentFiles
          files={{ pdf: () => savePdf(id), json: () => saveJson(id) }}
          page={{ href: guestAddress(page), label: t("taxDelivery.copies.page") }}
        />
      ) : (
        <p className={classes.quiet}>{t("taxDelivery.copies.unsigned")}</p>
      )}
      <DocumentLanguageNote />
    </>
  );
}

type Delivery = DocumentCopies["deliveries"][number];

/** The mails of the document with cause and state, newest first. */
function Deliveries({ copies: { deliveries } }: { copies: DocumentCopies }) {
  const t = useT();
  return (
    <section aria-label={t("common.sent_to")}>
      <h3 className={classes.heading}>{t("common.sent_to")}</h3>
      {deliveries.length === 0 ? (
        <p className={classes.quiet}>{t("taxDelivery.copies.no_deliveries")}</p>
      ) : (
        <ul className={classes.deliveries}>
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <Span lines="anywhere">{delivery.to}</Span>
              <span className={classes.quiet} data-tone={delivery.has_failed ? "red" : undefined}>
                {`${t(`taxDelivery.copies.cause.${delivery.cause}`)} · ${outcomeOf(delivery, t)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function outcomeOf({ sent_at, has_failed }: Delivery, t: Translate): string {
  if (sent_at !== null) return formatDateTime(sent_at);
  return t(has_failed ? "taxDelivery.copies.failed" : "taxDelivery.copies.waiting");
}

import { useQuery } from "@tanstack/react-query";
import { EMAIL_MAX } from "#platform/domain/identity/contact.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { type DocumentCopies, sendTaxDocumentMail } from "../contract/tax-delivery.ts";
import { CopiesFacts } from "./copies-facts.tsx";
import { Deliveries } from "./deliveries.tsx";
import classes from "./tax-delivery.module.css";
import { type CopiesSource, copiesQuery, useMailDocument } from "./tax-delivery-api.ts";

export interface CopiesDialogProps {
  source: CopiesSource;
  /** Goes into the field where the document itself names no address. */
  to?: string | null;
  onClose: () => void;
}

/** A tax document to be handed over: mailed to its buyer or to anybody, kept as PDF or JSON; and to whom it was mailed. */
export function CopiesDialog({ source, to = null, onClose }: CopiesDialogProps) {
  const t = useT();
  const copies = useQuery(copiesQuery(source));
  if (copies.data && mayBeMailed(copies.data))
    return <MailForm copies={copies.data} to={copies.data.to ?? to ?? ""} onClose={onClose} />;
  return (
    <AppDialog opened size="small" title={t("taxDelivery.copies.title")} onClose={onClose}>
      {copies.data ? (
        <div className={classes.stack}>
          <CopiesFacts copies={copies.data} />
          <Deliveries copies={copies.data} />
        </div>
      ) : copies.data === null ? (
        <EmptyState picture={<ReceiptPicture />} message={t("taxDelivery.copies.none")} />
      ) : copies.isError ? (
        <FailureState
          reason={errorText(copies.error)}
          onRetry={() => void copies.refetch()}
          busy={copies.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={4} />
      )}
    </AppDialog>
  );
}

/** What counts for nothing is handed to nobody. */
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
      title={t("taxDelivery.copies.title")}
      submitLabel={t("taxDelivery.copies.send")}
      schema={sendTaxDocumentMail.body}
      initialValues={{ to }}
      save={(body) => mailing.mutateAsync({ params: { id: copies.id }, body })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <CopiesFacts copies={copies} />
          <TextField
            label={t("taxDelivery.copies.to")}
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

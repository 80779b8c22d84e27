import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { formatAmount, formatDateTime } from "#platform/web/format.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { errorText, showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { DocumentAction, DocumentCorrections } from "../contract/corrections.ts";
import { BuyerDialog } from "./buyer-dialog.tsx";
import { DebitNoteDialog } from "./debit-note-dialog.tsx";
import { InvalidateDialog } from "./invalidate-dialog.tsx";
import { DocumentProblems } from "./refused/document-problems.tsx";
import { Rejection } from "./refused/rejection.tsx";
import { RelatedDocuments } from "./related-documents.tsx";
import classes from "./tax-documents.module.css";
import { correctionsQuery, taxDocumentsKey, useSendAgain } from "./tax-documents-api.ts";

/** What is wrong with a document, what can be done about it, and what has to do with it. */
export function TaxDocumentActions({ documentId }: { documentId: TaxDocumentId }) {
  const t = useT();
  const corrections = useQuery(correctionsQuery(documentId));
  useRealtimeRefresh(["tax_documents_changed"], [taxDocumentsKey]);
  if (corrections.data) return <Corrections corrections={corrections.data} />;
  return corrections.isError ? (
    <FailureState
      reason={errorText(corrections.error)}
      onRetry={() => void corrections.refetch()}
      busy={corrections.isFetching}
    />
  ) : (
    <ListSkeleton label={t("ui.loading")} count={2} />
  );
}

function Corrections({ corrections }: { corrections: DocumentCorrections }) {
  const t = useT();
  const { document, actions, mend_until, is_planned, left, currency } = corrections;
  return (
    <div className={classes.actions}>
      <DocumentProblems problems={document.problems} />
      {document.state === "rejected" && document.words ? <Rejection words={document.words} /> : null}
      {mend_until ? (
        <p>{t("taxDocuments.act.mend_until", { when: formatDateTime(mend_until) })}</p>
      ) : actions.includes("send_again") ? (
        <p>{t("taxDocuments.act.mend_at_leisure")}</p>
      ) : null}
      {actions.includes("replace") ? <p>{t("taxDocuments.act.mend_by_another")}</p> : null}
      {is_planned ? <Notice tone="amber">{t("taxDocuments.act.planned")}</Notice> : null}
      {left === null ? null : <p>{t("taxDocuments.act.left", { amount: formatAmount(left, currency) })}</p>}
      <Buttons corrections={corrections} />
      <RelatedDocuments corrections={corrections} />
    </div>
  );
}

/** A button for each thing that can be done now, by those who may. */
function Buttons({ corrections }: { corrections: DocumentCorrections }) {
  const t = useT();
  const user = useUser();
  const [doing, setDoing] = useState<DocumentAction | null>(null);
  const sendAgain = useAskedSending(corrections.document.id);
  if (!user || !mayDo(actorOf(user), "taxDocument.correct")) return null;
  return (
    <>
      {corrections.actions.length === 0 && !corrections.is_planned ? (
        <p>{t("taxDocuments.act.none")}</p>
      ) : null}
      <div className={classes.buttons}>
        {corrections.actions.map((action) => (
          <Button
            key={action}
            variant="default"
            onClick={() => (action === "send_again" ? void sendAgain() : setDoing(action))}
          >
            {t(`taxDocuments.act.${action}`)}
          </Button>
        ))}
      </div>
      <ActionDialog action={doing} corrections={corrections} onClose={() => setDoing(null)} />
    </>
  );
}

function useAskedSending(id: TaxDocumentId) {
  const t = useT();
  const confirm = useConfirm();
  const sending = useSendAgain();
  return async () => {
    const isSure = await confirm({
      title: t("taxDocuments.act.send_again"),
      body: t("taxDocuments.act.send_again_what"),
      confirmLabel: t("taxDocuments.act.send_again"),
    });
    if (isSure)
      sending.mutate(
        { params: { id } },
        { onSuccess: ({ message }) => toastSuccess(message), onError: showError },
      );
  };
}

function ActionDialog({
  action,
  corrections,
  onClose,
}: {
  action: DocumentAction | null;
  corrections: DocumentCorrections;
  onClose: () => void;
}) {
  const { invalidation } = corrections;
  if (action === "mend_buyer" || action === "replace")
    return <BuyerDialog corrections={corrections} way={action} onClose={onClose} />;
  if (action === "debit_note") return <DebitNoteDialog corrections={corrections} onClose={onClose} />;
  return (action === "invalidate" || action === "to_fiscal") && invalidation ? (
    <InvalidateDialog corrections={corrections} terms={invalidation} way={action} onClose={onClose} />
  ) : null;
}

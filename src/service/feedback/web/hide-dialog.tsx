import { type FormEvent, useState } from "react";
import type { FeedbackId } from "#platform/domain/ids.ts";
import { callTo } from "#platform/web/api.ts";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { hideFeedback } from "../contract/staff-feedback.ts";
import { HIDDEN_REASON_MAX } from "../domain/feedback.ts";
import { useFeedbackAction } from "./feedback-api.ts";

interface HideDialogProps {
  id: FeedbackId;
  onClose: () => void;
  /** Called when it is hidden. */
  onDone: () => void;
}

/** Asks why an answer is hidden. */
export function HideDialog({ id, onClose, onDone }: HideDialogProps) {
  const t = useT();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const hide = useFeedbackAction(callTo(hideFeedback), onDone);
  const isMissing = reason.trim() === "";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) event.currentTarget.querySelector("textarea")?.focus();
    else hide.mutate({ params: { id }, body: { reason } });
  };
  return (
    <GuardedDialog
      opened
      isDirty={!isMissing}
      busy={hide.isPending}
      onClose={onClose}
      title={t("feedback.hide")}
      size="small"
    >
      <Stack as="form" gap={12} onSubmit={submit} noValidate>
        <Muted>{t("feedback.hide_help")}</Muted>
        <TextAreaField
          label={t("feedback.hide_reason")}
          error={isTried && isMissing ? t("feedback.hide_reason_missing") : null}
          data-autofocus
          maxLength={HIDDEN_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" tone="danger" busy={hide.isPending}>
          {t("feedback.hide")}
        </Button>
      </Stack>
    </GuardedDialog>
  );
}

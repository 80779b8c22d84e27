import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import type { Attempt } from "#platform/web/forms/use-attempt.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import classes from "./manual-invoicing.module.css";

export interface FormEndProps {
  form: {
    readonly failure: string | null;
    readonly attempt: Attempt;
    readonly busy: boolean;
    readonly isDirty: boolean;
    readonly again: () => void;
    readonly drop: () => () => void;
  };
  submit: string;
  onLeave: () => void;
}

/** Why it is not sent yet, and the ways out: cancelling gives up what was written, after a question. */
export function FormEnd({ form, submit, onLeave }: FormEndProps) {
  const t = useT();
  const confirm = useConfirm();
  const cancel = async () => {
    const isSure =
      !form.isDirty ||
      (await confirm({
        title: t("lists.discard.title"),
        body: t("lists.discard.body"),
        confirmLabel: t("lists.discard.confirm"),
        cancelLabel: t("lists.discard.cancel"),
        tone: "danger",
      }));
    if (!isSure) return;
    form.drop();
    onLeave();
  };
  return (
    <>
      <FormFailure message={form.failure} />
      <UnsureGate attempt={form.attempt} busy={form.busy} onAgain={form.again}>
        <div className={classes.buttons}>
          <Button variant="default" size="lg" disabled={form.busy} onClick={() => void cancel()}>
            {t("manualInvoicing.cancel")}
          </Button>
          <SubmitButton size="lg" busy={form.busy}>
            {submit}
          </SubmitButton>
        </div>
      </UnsureGate>
    </>
  );
}

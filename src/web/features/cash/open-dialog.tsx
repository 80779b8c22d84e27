import { useId, useState } from "react";
import type { Drawer } from "../../../contract/cash.ts";
import { type Cents, ZERO_CENTS } from "../../../domain/money/cents.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { clientUuid } from "../../platform/client-uuid.ts";
import { FormFailure } from "../../platform/form-failure.tsx";
import { formatAmount } from "../../platform/format.ts";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { AmountField } from "./amount-field.tsx";
import classes from "./cash.module.css";
import { useOpenSession } from "./cash-api.ts";

export interface OpenDialogProps {
  drawer: Drawer;
  currency: string;
  onClose: () => void;
  onOpened: (sessionId: number) => void;
}

/** Opens a drawer with the money that is in it. */
export function OpenDialog({ drawer, currency, onClose, onOpened }: OpenDialogProps) {
  const t = useT();
  const formId = useId();
  const [uuid] = useState(clientUuid);
  const [float, setFloat] = useState<Cents | null>(ZERO_CENTS);
  const [tried, setTried] = useState(false);
  const opening = useOpenSession();
  const open = async () => {
    setTried(true);
    if (float === null || opening.isPending) return;
    const { message, session_id } = await opening.mutateAsync({ uuid, drawer_id: drawer.id, float });
    toastSuccess(message);
    onClose();
    onOpened(session_id);
  };
  return (
    <AppDialog
      opened
      size="small"
      title={t("cash.open_title", { drawer: drawer.title })}
      onClose={onClose}
      footer={
        <SubmitButton form={formId} size="xl" fullWidth busy={opening.isPending}>
          {float === null
            ? t("cash.open_action")
            : t("cash.open_with", { amount: formatAmount(float, currency) })}
        </SubmitButton>
      }
    >
      <form
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          // The failure is shown below and stays until the next attempt.
          open().catch(() => undefined);
        }}
      >
        <AmountField
          large
          label={t("cash.float")}
          description={t("cash.float_hint")}
          currency={currency}
          amount={float}
          onChange={setFloat}
          error={tried && float === null ? t("validation.required") : null}
        />
        <FormFailure message={opening.isError ? errorText(opening.error) : null} />
      </form>
    </AppDialog>
  );
}

import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { Drawer, openCashSession } from "../contract/cash.ts";
import classes from "./cash.module.css";
import { useOpenSession } from "./cash-api.ts";
import { CashCountFields, CountedSum } from "./cash-count-fields.tsx";
import { cashBody, countedOf, isTotalMissing, NOTHING_COUNTED } from "./cash-draft.ts";
import { CountFooter, Difference } from "./count-steps.tsx";

interface OpenDialogProps {
  drawer: Drawer;
  currency: string;
  onClose: () => void;
  onOpened: (sessionId: number) => void;
}

/**
 * Opens a drawer with its counted cash. A difference from the last close is shown after the count, with a field for
 * the reason; people who oversee cash see the last close before.
 */
export function OpenDialog({ drawer, currency, onClose, onOpened }: OpenDialogProps) {
  const t = useT();
  const opening = useOpening(drawer, { onOpened, onClose });
  const { isDirty, busy, attempt, found } = opening;
  const { isUnsure } = attempt;
  const { close } = useCloseGuard({ isDirty, isUnsure, busy, onClose });
  const last =
    drawer.left === null
      ? []
      : [t("cash.opening.last_close", { amount: formatAmount(drawer.left, currency) })];
  return (
    <AppDialog
      opened
      size="large"
      isStill={found === null}
      title={t("cash.open_title", { drawer: drawer.title })}
      lead={<CountedSum draft={opening.cash} currency={currency} />}
      onClose={close}
      isLocked={isUnsure}
      footer={<Footer opening={opening} currency={currency} />}
    >
      <fieldset className={classes.step} disabled={isUnsure}>
        {found === null ? (
          <CashCountFields
            draft={opening.cash}
            onChange={opening.setCash}
            currency={currency}
            hint={sentencesText([t("cash.opening.count_hint"), ...last], t)}
          />
        ) : (
          <ReasonStep opening={opening} currency={currency} />
        )}
      </fieldset>
    </AppDialog>
  );
}

interface StepProps {
  opening: Opening;
  currency: string;
}

function Footer({ opening, currency }: StepProps) {
  const t = useT();
  const amount = formatAmount(opening.counted, currency);
  const isCount = opening.found === null;
  return (
    <CountFooter
      steps={opening}
      back={isCount ? null : t("cash.opening.back")}
      next={t(isCount ? "cash.open_with" : "cash.opening.submit", { amount })}
    />
  );
}

function ReasonStep({ opening, currency }: StepProps) {
  const t = useT();
  const difference = opening.found?.difference ?? ZERO_CENTS;
  return (
    <Stack gap={16}>
      <Difference isMissing={difference < 0}>
        {t(difference < 0 ? "cash.opening.missing" : "cash.opening.surplus", {
          amount: formatAmount(cents(Math.abs(difference)), currency),
          left: formatAmount(opening.found?.left ?? ZERO_CENTS, currency),
          counted: formatAmount(opening.counted, currency),
        })}
      </Difference>
      <TextField
        label={t("cash.opening.reason")}
        description={t("cash.opening.reason_hint")}
        maxLength={200}
        data-autofocus
        value={opening.reason}
        onChange={(event) => opening.setReason(event.currentTarget.value)}
      />
    </Stack>
  );
}

interface OpeningDone {
  readonly onOpened: (sessionId: number) => void;
  readonly onClose: () => void;
}

/** Runs the opening of a drawer: the count and, if it differs from the last close, the reason. */
function useOpening(drawer: Drawer, { onOpened, onClose }: OpeningDone) {
  const [cash, setCash] = useState(NOTHING_COUNTED);
  const [reason, setReason] = useState("");
  /** The server's answer; null before the first request and after each change of the count. */
  const [found, setFound] = useState<ResponseOf<typeof openCashSession> | null>(null);
  const session = useOpenSession();
  const attempt = useAttempt();
  const counted = countedOf(cash);
  const open = async () => {
    const body = {
      drawer_id: drawer.id,
      ...cashBody(cash),
      difference_reason: found === null ? null : reason.trim(),
    };
    const opened = await attempt.run(body, (uuid) => session.mutateAsync({ uuid, ...body }));
    if (opened.session_id === null) return setFound(opened);
    toastSuccess(opened.message);
    onOpened(opened.session_id);
    onClose();
  };
  const send = () => void open().catch(() => undefined);
  const isIncomplete = found === null ? isTotalMissing(cash) : reason.trim() === "";
  return {
    cash,
    setCash,
    reason,
    setReason,
    found,
    counted,
    isIncomplete,
    isDirty: counted > 0 || reason !== "",
    busy: session.isPending,
    // The failure is shown above the button and stays until the next attempt.
    failure: attempt.isUnsure || session.error === null ? null : errorText(session.error),
    attempt,
    again: send,
    back: () => setFound(null),
    next: () => {
      if (!isIncomplete && !session.isPending) send();
    },
  };
}

type Opening = ReturnType<typeof useOpening>;

import { useState } from "react";
import type { CustomerId } from "#platform/domain/ids.ts";
import { isUnsure } from "#platform/web/api-error.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { NamedCustomer } from "../chosen-customer.ts";
import { sendMerge } from "../customer-cards-api.ts";

/** The customer who stays and the one who is gone. */
export interface Merged {
  readonly stays: CustomerId;
  readonly gone: CustomerId;
}

interface MergeOptions {
  readonly stays: NamedCustomer;
  readonly gone: NamedCustomer;
  readonly onMerged: (merged: Merged) => void;
}

/** Asks for confirmation and merges once, however often it is sent. */
export function useMerge({ stays, gone, onMerged }: MergeOptions) {
  const t = useT();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { message } = await attempt.run([stays.id, gone.id], (key) => sendMerge(stays.id, gone.id, key));
      toastSuccess(message);
      onMerged({ stays: stays.id, gone: gone.id });
    } catch (error) {
      if (!isUnsure(error)) setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    attempt,
    busy,
    failure,
    again: () => void send(),
    merge: async () => {
      const isSure = await confirm({
        title: t("customers.merge.question", { stays: stays.name, gone: gone.name }),
        body: t("customers.merge.question_body"),
        confirmLabel: t("customers.merge.confirm"),
        tone: "danger",
      });
      if (isSure) await send();
    },
  };
}

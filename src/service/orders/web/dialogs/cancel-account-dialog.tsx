import { useState } from "react";
import { useApproval } from "#core/approvals/web/public.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { type VoidReason, wasBegun } from "../../domain/void-line.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import classes from "../accounts/account-dialogs.module.css";
import { accountName } from "../accounts/account-name.ts";
import { choicesOf, unpaidLines } from "../accounts/open-accounts.ts";
import { foldItems, soldPartTexts } from "../fold-items.ts";
import { DialogFooter } from "./dialog-footer.tsx";
import { ReasonChoice } from "./reason-choice.tsx";
import { useCancelAccount } from "./use-void.ts";

/** Cancels everything unpaid of an account; asks why when a station has begun some of it. */
export function CancelAccountDialog({ account, onClose }: AccountDialogProps) {
  const t = useT();
  const [reason, setReason] = useState<VoidReason | null>(null);
  const currency = useUser()?.currency ?? "";
  const approval = useApproval();
  const { mutate, isPending } = useCancelAccount({ approval, onDone: onClose });
  const unpaid = unpaidLines(account);
  const lines = foldItems(unpaid);
  const isBegun = unpaid.some((line) => wasBegun(line.status));
  const count = lines.reduce((pieces, line) => pieces + line.quantity, 0);
  return (
    <>
      <AppDialog
        opened
        compact={!isBegun}
        onClose={onClose}
        title={t("orders.cancel.title", { account: accountName(account, t) })}
        footer={
          <DialogFooter
            tone="danger"
            back={t("orders.cancel.keep")}
            label={t("orders.cancel.confirm", { count })}
            missing={isBegun && reason === null ? t("orders.void.choose_reason") : null}
            busy={isPending}
            onClose={onClose}
            onConfirm={() =>
              mutate({
                orderIds: account.order_ids,
                reason,
                about: {
                  what: accountName(account, t),
                  amount: formatAmount(account.balance, currency),
                  reason: reason && t(`orders.reasons.${reason}`),
                },
              })
            }
          />
        }
      >
        <div className={classes.stack}>
          <p>{t("orders.cancel.body", { count })}</p>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                {line.quantity} × {line.item_title}
                <span className={classes.hint}>
                  {[...choicesOf(line), ...soldPartTexts(line)].map((text) => ` · ${text}`).join("")}
                </span>
              </li>
            ))}
          </ul>
          {isBegun ? <ReasonChoice value={reason} onChange={setReason} /> : null}
        </div>
      </AppDialog>
      {approval.dialog}
    </>
  );
}

import { useState } from "react";
import { useApproval } from "#core/approvals/web/public.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { type VoidReason, wasBegun } from "../../domain/void-line.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import classes from "../accounts/account-dialogs.module.css";
import { foldItems, lineIdsOf } from "../fold-items.ts";
import { aboutDishes } from "./about-dishes.ts";
import { DialogFooter } from "./dialog-footer.tsx";
import { PiecesRow } from "./pieces-row.tsx";
import { ReasonChoice } from "./reason-choice.tsx";
import { useVoidLines } from "./use-void.ts";

interface VoidLineDialogProps extends AccountDialogProps {
  lineId: OrderLineId;
  /** How many pieces are meant at first. */
  pieces: number;
}

/** Voids a line or some of its quantity: removed when nobody has begun it, else with a reason and, if need be, a PIN. */
export function VoidLineDialog({ account, onClose, lineId, pieces }: VoidLineDialogProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const approval = useApproval();
  const [chosenQuantity, setChosenQuantity] = useState(pieces);
  const [reason, setReason] = useState<VoidReason | null>(null);
  const [begunSince, setBegunSince] = useState(false);
  const voiding = useVoidLines({ approval, onDone: onClose, onReasonNeeded: () => setBegunSince(true) });
  const order = account.orders.find((order) => order.items.some((line) => line.id === lineId));
  const line = foldItems(order?.items ?? []).find((line) => lineIdsOf(line).includes(lineId));
  if (!order || !line) return null;
  const { item_title: title, quantity: of } = line;
  const quantity = Math.min(chosenQuantity, of);
  const isBegun = begunSince || [line, ...line.parts].some(({ status }) => wasBegun(status));
  return (
    <>
      <AppDialog
        opened
        onClose={onClose}
        title={t("orders.line.cancel_title", { quantity, title })}
        footer={
          <DialogFooter
            tone="danger"
            label={t("orders.line.cancel_confirm", { quantity, title })}
            missing={isBegun && reason === null ? t("orders.void.choose_reason") : null}
            busy={voiding.isPending}
            onClose={onClose}
            onConfirm={() =>
              voiding.mutate({
                body: { orderId: order.id, lines: [{ itemId: lineId, quantity, of }], reason },
                about: {
                  ...aboutDishes(line, quantity, currency),
                  reason: reason && t(`orders.reasons.${reason}`),
                },
              })
            }
          />
        }
      >
        <div className={classes.stack}>
          <PiecesRow
            label={t("orders.void.quantity_of", { title })}
            value={quantity}
            max={of}
            onChange={setChosenQuantity}
          />
          {isBegun ? (
            <ReasonChoice value={reason} onChange={setReason} />
          ) : (
            <p className={classes.hint}>{t("orders.void.removed_hint")}</p>
          )}
        </div>
      </AppDialog>
      {approval.dialog}
    </>
  );
}

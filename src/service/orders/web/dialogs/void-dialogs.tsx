import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { type ApprovalAbout, isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { emitRealtime } from "#platform/web/realtime.ts";
import { useUser } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { voidLines } from "../../contract/accounts.ts";
import { cancelOrders } from "../../contract/orders.ts";
import { type VoidReason, voidReasons, wasBegun } from "../../domain/void-line.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import { accountName, choicesOf, unpaidLines } from "../accounts/open-accounts.ts";
import { openAccountsQuery } from "../accounts/orders-api.ts";
import { foldItems, lineIdsOf, soldPartTexts } from "../fold-items.ts";
import { DialogFooter, describeDishes, PiecesRow } from "./dialog-parts.tsx";

interface VoidLineDialogProps extends AccountDialogProps {
  lineId: OrderLineId;
  /** Number of pieces chosen at first. */
  pieces: number;
}

/** Voids a line or some of its quantity: removed when nobody has begun it, else with a reason and, if needed, a PIN. */
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
                  ...describeDishes(line, quantity, currency),
                  reason: reason && t(`orders.reasons.${reason}`),
                },
              })
            }
          />
        }
      >
        <Stack gap={16}>
          <PiecesRow
            label={t("common.quantity_of_title", { title })}
            value={quantity}
            max={of}
            onChange={setChosenQuantity}
          />
          {isBegun ? (
            <ReasonChoice value={reason} onChange={setReason} />
          ) : (
            <Muted>{t("orders.void.removed_hint")}</Muted>
          )}
        </Stack>
      </AppDialog>
      {approval.dialog}
    </>
  );
}

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
        <Stack gap={16}>
          <p>{t("orders.cancel.body", { count })}</p>
          <ul>
            {lines.map((line) => (
              <FoldedLine key={line.id} line={line} />
            ))}
          </ul>
          {isBegun ? <ReasonChoice value={reason} onChange={setReason} /> : null}
        </Stack>
      </AppDialog>
      {approval.dialog}
    </>
  );
}

/** A line with what was chosen for it: the names in their own directions. */
function FoldedLine({ line }: { line: ReturnType<typeof foldItems>[number] }) {
  return (
    <li>
      {formatCount(line.quantity)} × <bdi>{line.item_title}</bdi>
      <Muted as="span">
        {[...choicesOf(line), ...soldPartTexts(line)].map((text) => (
          <Fragment key={text}>
            {" · "}
            <bdi>{text}</bdi>
          </Fragment>
        ))}
      </Muted>
    </li>
  );
}

interface VoidHandlers {
  /** Requests a manager's PIN when one is needed. */
  readonly approval: ReturnType<typeof useApproval>;
  readonly onDone: () => void;
  /** Called when the kitchen began the dish meanwhile: a reason is needed now. */
  readonly onReasonNeeded: () => void;
}

interface VoidRequest {
  readonly body: Omit<BodyOf<typeof voidLines>, "approval">;
  readonly about: ApprovalAbout;
}

/**
 * Voids dishes of one order. It waits for the server; a refusal leaves the dialog open with the newest state
 * behind it.
 */
function useVoidLines({ approval, onDone, onReasonNeeded }: VoidHandlers) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey });
  return useMutation({
    mutationFn: ({ body, about }: VoidRequest) =>
      approval.run(
        (token) => call(voidLines, { body: { ...body, ...(token && { approval: token }) } }),
        about,
      ),
    onSuccess: async ({ message }, { body }) => {
      emitRealtime("order_update_backend", { orderIds: [body.orderId] });
      await reload();
      onDone();
      toastSuccess(message);
    },
    onError: (error) => {
      void reload();
      if (isApiError(error, "void_reason_required")) onReasonNeeded();
      if (!isApprovalMissing(error)) showFailure(error, "orders.failure.action");
    },
  });
}

interface CancelRequest {
  readonly orderIds: readonly OrderId[];
  readonly reason: VoidReason | null;
  readonly about: ApprovalAbout;
}

/** Cancels whole orders, with a reason for begun dishes. */
function useCancelAccount({ approval, onDone }: Pick<VoidHandlers, "approval" | "onDone">) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey });
  return useMutation({
    mutationFn: ({ orderIds, reason, about }: CancelRequest) =>
      approval.run(
        (token) =>
          call(cancelOrders, {
            body: { orderIds: [...orderIds], ...(reason && { reason }), ...(token && { approval: token }) },
          }),
        about,
      ),
    onSuccess: async ({ message }, { orderIds }) => {
      emitRealtime("order_update_backend", { orderIds: [...orderIds] });
      await reload();
      onDone();
      toastSuccess(message);
    },
    onError: (error) => {
      void reload();
      if (!isApprovalMissing(error)) showFailure(error, "orders.failure.action");
    },
  });
}

interface ReasonChoiceProps {
  value: VoidReason | null;
  onChange: (reason: VoidReason) => void;
}

/** Chooses the reason to void a begun dish. */
function ReasonChoice({ value, onChange }: ReasonChoiceProps) {
  const t = useT();
  return (
    <ChoiceList
      mode="single"
      label={t("common.reason")}
      hint={t("orders.void.reason_hint")}
      value={value === null ? [] : [value]}
      onChange={([picked]) => {
        const reason = voidReasons.find((reason) => reason === picked);
        if (reason) onChange(reason);
      }}
      choices={voidReasons.map((reason) => ({ value: reason, label: t(`orders.reasons.${reason}`) }))}
    />
  );
}

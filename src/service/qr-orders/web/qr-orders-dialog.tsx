import { useMutation, useQuery } from "@tanstack/react-query";
import { cents } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { choiceTexts, lineTexts } from "#platform/web/choices-text.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatPieces, formatTime } from "#platform/web/format.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { SavedLine } from "#service/drafts/contract/saved-line.ts";
import type { SentOrder } from "#service/orders/web/sent/order-sent-dialog.tsx";
import { EntryCard, EntryList } from "#ui/data/entry-list.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastLoading, toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import {
  cancelQrOrder,
  cancelQrOrders,
  processQrOrder,
  type QrOrder,
  restoreQrOrder,
} from "../contract/qr-orders.ts";
import { AskingPhones, BlockedPhones, useSettleGuestPhone } from "./guest-phones.tsx";
import { qrOrdersQuery, useRefreshQrOrders } from "./qr-orders-api.ts";
import classes from "./qr-orders-dialog.module.css";

interface QrOrdersDialogProps {
  onClose: () => void;
  /** Puts the order into the cart; absent on a screen without a way to a cart. */
  onLoad?: (order: QrOrder) => void;
  /** Called when an order was sent to the kitchen. */
  onProcessed: (order: SentOrder) => void;
}

/** Lists the pending orders of guests: each goes into the cart, to the kitchen as it is, or off the list. */
export function QrOrdersDialog({ onClose, onLoad, onProcessed }: QrOrdersDialogProps) {
  const t = useT();
  const confirm = useConfirm();
  const { data: orders, error, refetch } = useQuery(qrOrdersQuery);
  const actions = useQrOrderActions(onProcessed);
  const confirmCancelAll = async () => {
    const title = t("qrOrders.all_title");
    if (await confirm({ title, confirmLabel: t("qrOrders.all"), tone: "danger" })) actions.cancelAll();
  };
  return (
    <AppDialog
      opened
      onClose={onClose}
      side={onLoad ? "start" : "end"}
      title={t("common.qr_orders")}
      footer={
        orders && orders.length > 0 ? (
          <Button
            variant="subtle"
            tone="danger"
            disabled={actions.isBusy}
            onClick={() => void confirmCancelAll()}
          >
            {t("qrOrders.all")}
          </Button>
        ) : null
      }
    >
      <Stack gap={24}>
        <AskingPhones />
        {orders === undefined ? (
          error ? (
            <QueryFailure query={{ error, refetch }} />
          ) : (
            <ListSkeleton label={t("qrOrders.loading")} count={3} rowHeight={120} />
          )
        ) : orders.length === 0 ? (
          <EmptyState size="small" picture={<OrdersPicture />} message={t("qrOrders.empty")} />
        ) : (
          <EntryList>
            {orders.map((order) => (
              <QrOrderCard key={order.id} order={order} actions={actions} onLoad={onLoad} />
            ))}
          </EntryList>
        )}
        <BlockedPhones />
      </Stack>
    </AppDialog>
  );
}

interface QrOrderCardProps {
  order: QrOrder;
  actions: QrOrderActions;
  onLoad: QrOrdersDialogProps["onLoad"];
}

function QrOrderCard({ order, actions, onLoad }: QrOrderCardProps) {
  const t = useT();
  const { isBusy } = actions;
  const pieces = order.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <EntryCard
      title={factsText([order.table_title ?? t(`common.dining.${order.delivery_type}`), order.guest_name])}
      details={[
        factsText([formatTime(order.date), t("common.items_count", { count: pieces })]),
        ...[order.guest_phone, order.guest_address].filter((text) => text !== null),
        ...(order.invoice_type === "CREDITO_FISCAL" ? [t("qrOrders.credit_fiscal")] : []),
      ]}
      body={
        <>
          <SenderMark standing={order.phone_standing} />
          <QrOrderLines lines={order.items} />
        </>
      }
      actions={
        <>
          {onLoad ? (
            <Button variant="default" disabled={isBusy} onClick={() => onLoad(order)}>
              {t("qrOrders.load")}
            </Button>
          ) : null}
          <Button disabled={isBusy} onClick={() => actions.process(order)}>
            {t("common.send_to_kitchen")}
          </Button>
          <Button variant="subtle" tone="danger" disabled={isBusy} onClick={() => actions.cancel(order)}>
            {t("qrOrders.cancel")}
          </Button>
          <BlockPhone order={order} isBusy={isBusy} />
        </>
      }
    />
  );
}

/** Offers to block the phone of an order that nobody of the party sent; one that shares the account is removed at its table. */
function BlockPhone({ order, isBusy }: { order: QrOrder; isBusy: boolean }) {
  const t = useT();
  const { block, isBusy: isBlocking } = useSettleGuestPhone();
  const { phone_id: id, guest_name: name } = order;
  if (id === null || order.phone_standing === "in") return null;
  return (
    <Button
      variant="subtle"
      tone="danger"
      disabled={isBusy || isBlocking}
      onClick={() => void block({ id, name })}
    >
      {t("qrOrders.phones.block")}
    </Button>
  );
}

/** Marks a phone that does not share the table's account: its order may not belong to the party that sits there. */
function SenderMark({ standing }: { standing: QrOrder["phone_standing"] }) {
  const t = useT();
  if (standing !== "earlier_visit" && standing !== "not_in") return null;
  return <StatusBadge tone="amber" label={t(`qrOrders.phone.${standing}`)} />;
}

const amountOf = ({ quantity, price }: SavedLine) => quantity * price;

/** Shows what a guest chose: quantity, item, choices, price and notes. */
function QrOrderLines({ lines }: { lines: readonly SavedLine[] }) {
  const t = useT();
  const currency = useUser()?.currency ?? "USD";
  const money = (amount: number) => formatAmount(cents(amount), currency);
  return (
    <div className={classes.lines}>
      {lines.map((line) => (
        <div key={line.uuid} className={classes.line}>
          <span>{formatPieces(line.quantity, line.title)}</span>
          <span>{money(amountOf(line))}</span>
          {line.parts || line.variant || line.addons.length > 0 ? (
            <span className={classes.choices}>
              {factsText(
                line.parts
                  ? lineTexts(line)
                  : [
                      line.variant?.title,
                      ...choiceTexts(null, line.addons).map((text) => `+ ${text}`),
                    ].filter(Boolean),
              )}
            </span>
          ) : null}
          {line.notes ? <span className={classes.notes}>{line.notes}</span> : null}
        </div>
      ))}
      <div className={`${classes.line} ${classes.total}`}>
        <span>{t("common.total")}</span>
        <span>{money(lines.reduce((sum, line) => sum + amountOf(line), 0))}</span>
      </div>
    </div>
  );
}

interface QrOrderActions {
  /** True while one of the actions is pending. */
  readonly isBusy: boolean;
  /** Sends the order to the kitchen as it is. */
  readonly process: (order: QrOrder) => void;
  readonly cancel: (order: QrOrder) => void;
  readonly cancelAll: () => void;
}

/** Returns the actions on guests' orders, each with its toasts (operations §8). */
function useQrOrderActions(onProcessed: (order: SentOrder) => void): QrOrderActions {
  const t = useT();
  const refresh = useRefreshQrOrders();
  const withLoadingToast = async <Result,>(request: Promise<Result>): Promise<Result> => {
    const dismiss = toastLoading(t("qrOrders.wait"));
    return request.finally(dismiss);
  };
  const process = useMutation({
    mutationFn: ({ id }: QrOrder) => withLoadingToast(call(processQrOrder, { params: { id } })),
    onSuccess: onProcessed,
    onError: (error) => showFailure(error, "qrOrders.failed"),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: (id: QrOrder["id"]) => call(restoreQrOrder, { params: { id } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "qrOrders.failed"),
    onSettled: refresh,
  });
  const cancel = useMutation({
    mutationFn: ({ id }: QrOrder) => withLoadingToast(call(cancelQrOrder, { params: { id } })),
    onSuccess: ({ message }, { id }) =>
      toastUndo({ message, undoLabel: t("common.undo"), onUndo: () => restore.mutate(id) }),
    onError: (error) => showFailure(error, "qrOrders.failed"),
    onSettled: refresh,
  });
  const cancelAll = useMutation({
    mutationFn: () => withLoadingToast(call(cancelQrOrders)),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "qrOrders.delete_failed"),
    onSettled: refresh,
  });
  return {
    isBusy: process.isPending || cancel.isPending || cancelAll.isPending,
    process: process.mutate,
    cancel: cancel.mutate,
    cancelAll: cancelAll.mutate,
  };
}

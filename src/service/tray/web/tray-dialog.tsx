import { IconBellRinging, IconCheck, IconWalk } from "@tabler/icons-react";
import { type UseQueryResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { formatCount, formatPlainNumber } from "#platform/web/format.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { PaidBadge } from "#platform/web/paid-badge.tsx";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useNow } from "#platform/web/server-clock.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { TableCalls } from "#service/visits/web/public.ts";
import { elapsedMinutes } from "#ui/data/elapsed-minutes.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Row, Span, Stack, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import type { TrayOrder } from "../contract/tray.ts";
import { sendTrayAction, type TrayAction, trayQuery } from "./tray-api.ts";
import classes from "./tray-dialog.module.css";
import { dishesToClaim, dishesToServe, trayPlace, trayStatus } from "./tray-state.ts";

export interface TrayDialogProps {
  query: UseQueryResult<unknown>;
  orders: readonly TrayOrder[];
  onClose: () => void;
}

/** Lists the orders ready to be carried, longest waiting first. */
export function TrayDialog({ query, orders, onClose }: TrayDialogProps) {
  const t = useT();
  return (
    <AppDialog opened onClose={onClose} title={t("tray.title")}>
      <TableCalls />
      {query.error ? <QueryFailure query={query} fallback="tray.load_failed" /> : null}
      {query.data !== undefined ? (
        orders.length === 0 ? (
          query.error ? null : (
            <EmptyState picture={<OrdersPicture />} message={t("tray.empty")} hint={t("tray.empty_hint")} />
          )
        ) : (
          <Stack as="ul" gap={12}>
            {orders.map((order) => (
              <TrayTicket key={order.order_id} order={order} />
            ))}
          </Stack>
        )
      ) : query.error ? null : (
        <ListSkeleton label={t("tray.title")} count={3} rowHeight={120} />
      )}
    </AppDialog>
  );
}

/** Shows one order with its destination, its ready dishes and who fetches them, and the buttons "Voy" and "Entregado". */
function TrayTicket({ order }: { order: TrayOrder }) {
  const t = useT();
  const readyAt = Math.min(...order.items.map((dish) => dish.ready_at.getTime()));
  const minutes = elapsedMinutes(readyAt, useNow().getTime());
  const isLate = order.items.some((dish) => dish.late);
  return (
    <li className={classes.order}>
      <Row align="center" wrap gap={4} across={12}>
        <strong className={classes.token}>
          <VisuallyHidden>{t("common.token_of", { tokenNo: order.token_no })}</VisuallyHidden>
          <span aria-hidden="true">{formatPlainNumber(order.token_no)}</span>
        </strong>
        <div className={classes.facts}>
          <Text size="lg" weight={650}>
            {trayPlace(order, t)}
          </Text>
          {order.is_paid ? <PaidBadge /> : null}
          {order.is_mine ? null : (
            <Muted size="sm">
              {order.waiter === null ? t("tray.nobody") : t("tray.of", { waiter: order.waiter })}
            </Muted>
          )}
        </div>
        <span className={classes.age} data-tone={isLate ? "red" : "grey"}>
          {isLate ? <IconBellRinging size={18} aria-hidden="true" /> : null}
          {isLate ? `${t("tray.late")} · ` : ""}
          {minutes === 0 ? t("tray.just_now") : formatLength(minutes, "minute")}
        </span>
      </Row>
      <ul className={classes.dishes}>
        {order.items.map((dish) => (
          <li key={dish.id} className={classes.dish}>
            <span className={classes.quantity}>{formatCount(dish.quantity)}×</span>
            <Span room="grow">
              {dish.item_title}{" "}
              {[
                dish.variant_title,
                dish.combo_title,
                dish.course === null ? null : t("common.course_of", { course: dish.course }),
              ].map((detail) =>
                detail === null ? null : (
                  <Muted as="span" block size="sm" key={detail}>
                    {detail}
                  </Muted>
                ),
              )}
            </Span>
            <Muted as="span" size="sm">
              {dish.station}
            </Muted>
          </li>
        ))}
      </ul>
      <TrayButtons order={order} />
    </li>
  );
}

function TrayButtons({ order }: { order: TrayOrder }) {
  const t = useT();
  const { mutate, isPending } = useTrayAction(order.order_id);
  const status = trayStatus(order);
  const tokenNo = order.token_no;
  const toClaim = dishesToClaim(order);
  const toServe = dishesToServe(order);
  return (
    <div className={classes.buttons}>
      {status.kind === "other" ? (
        <p className={classes.going}>
          <IconWalk size={20} aria-hidden="true" />
          {t("tray.someone_goes", { name: status.name })}
        </p>
      ) : status.kind === "mine" ? (
        <Button
          variant="default"
          size="lg"
          disabled={isPending}
          onClick={() => mutate({ action: "release", lineIds: toServe })}
        >
          {t("tray.stay")}
        </Button>
      ) : (
        <Button
          variant="default"
          size="lg"
          disabled={isPending || toClaim.length === 0}
          icon={<IconWalk size={22} aria-hidden="true" />}
          aria-label={t("tray.go_order", { tokenNo })}
          onClick={() => mutate({ action: "claim", lineIds: toClaim })}
        >
          {t("tray.go")}
        </Button>
      )}
      <Button
        size="lg"
        disabled={isPending || toServe.length === 0}
        icon={<IconCheck size={22} aria-hidden="true" />}
        aria-label={t("tray.served_order", { tokenNo })}
        onClick={() => mutate({ action: "serve", lineIds: toServe })}
      >
        {t("tray.served")}
      </Button>
    </div>
  );
}

/** Claims, releases or serves dishes of one order; the requests of an order run one after another. */
function useTrayAction(orderId: OrderId) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `tray-${orderId}` },
    mutationFn: ({ action, lineIds }: { action: TrayAction; lineIds: readonly OrderLineId[] }) =>
      sendTrayAction(action, lineIds),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: trayQuery.queryKey }),
  });
}

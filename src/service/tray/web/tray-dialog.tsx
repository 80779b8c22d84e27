import type { UseQueryResult } from "@tanstack/react-query";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { TableCalls } from "#service/visits/web/public.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import type { TrayOrder } from "../contract/tray.ts";
import classes from "./tray-dialog.module.css";
import { TrayTicket } from "./tray-ticket.tsx";

export interface TrayDialogProps {
  query: UseQueryResult<unknown>;
  orders: readonly TrayOrder[];
  onClose: () => void;
}

/** What is ready to be carried, the longest waiting first. */
export function TrayDialog({ query, orders, onClose }: TrayDialogProps) {
  const t = useT();
  return (
    <AppDialog opened onClose={onClose} title={t("tray.title")}>
      <TableCalls />
      {query.error ? (
        <FailureState
          reason={failureText(query.error, "tray.load_failed")}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : null}
      {query.data !== undefined ? (
        orders.length === 0 ? (
          query.error ? null : (
            <EmptyState picture={<OrdersPicture />} message={t("tray.empty")} hint={t("tray.empty_hint")} />
          )
        ) : (
          <ul className={classes.orders}>
            {orders.map((order) => (
              <TrayTicket key={order.order_id} order={order} />
            ))}
          </ul>
        )
      ) : query.error ? null : (
        <ListSkeleton label={t("tray.title")} count={3} rowHeight={120} />
      )}
    </AppDialog>
  );
}

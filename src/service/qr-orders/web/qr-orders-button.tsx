import { IconQrcode } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { formatCount } from "#platform/web/format.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { IconButton, type IconButtonProps } from "#ui/overlay/icon-button.tsx";
import { qrOrderCountQuery } from "./qr-order-count-api.ts";
import classes from "./qr-orders-button.module.css";
import { pollQrOrders, qrOrdersKey } from "./qr-orders-poll.ts";

interface QrOrdersButtonProps extends Pick<IconButtonProps, "variant" | "caption"> {
  onOpen: () => void;
}

/** Opens the guests' orders and shows how many wait. */
export function QrOrdersButton({ onOpen, ...buttonProps }: QrOrdersButtonProps) {
  const t = useT();
  const count = useQrOrderCount();
  return (
    <span className={classes.badged}>
      <IconButton
        label={count > 0 ? t("qrOrders.pending", { count }) : t("common.qr_orders")}
        icon={<IconQrcode size={20} />}
        onClick={onOpen}
        {...buttonProps}
      />
      {count > 0 ? (
        <span className={classes.badge} aria-hidden="true">
          {formatCount(count)}
        </span>
      ) : null}
    </span>
  );
}

const refreshKeys = [qrOrdersKey];

/**
 * Returns how many orders of guests wait: read on load, after events and by the poll. After a failure it shows no
 * number.
 */
function useQrOrderCount(): number {
  const client = useQueryClient();
  const { data } = useQuery(qrOrderCountQuery);
  useRealtimeRefresh(["new_qrorder", "qr_order_updated"], refreshKeys);
  useEffect(() => pollQrOrders(client), [client]);
  return data ?? 0;
}

import { IconQrcode } from "@tabler/icons-react";
import { useT } from "#platform/web/use-t.ts";
import { IconButton, type IconButtonProps } from "#ui/overlay/icon-button.tsx";
import classes from "./qr-orders-button.module.css";
import { useQrOrderCount } from "./use-qr-order-count.ts";

export interface QrOrdersButtonProps extends Pick<IconButtonProps, "variant" | "caption"> {
  onOpen: () => void;
}

/** Opens the guests' orders; shows how many wait. */
export function QrOrdersButton({ onOpen, ...buttonProps }: QrOrdersButtonProps) {
  const t = useT();
  const count = useQrOrderCount();
  return (
    <span className={classes.badged}>
      <IconButton
        label={count > 0 ? t("qrOrders.pending", { count }) : t("qrOrders.title")}
        icon={<IconQrcode size={20} />}
        onClick={onOpen}
        {...buttonProps}
      />
      {count > 0 ? (
        <span className={classes.badge} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </span>
  );
}

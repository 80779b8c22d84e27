import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { TokenCircle } from "../../../ui/data/token-circle.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { printOrOffer } from "../../platform/print-or-offer.ts";
import type { TokenPrint } from "../../platform/print-popup.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./order-sent-dialog.module.css";
import { usePos } from "./pos-context.ts";
import type { SentOrder } from "./pos-dialog.ts";

/** The token, large enough to be read across the counter, the order's number, and the token on paper. */
export function OrderSentDialog({ order, onClose }: { order: SentOrder; onClose: () => void }) {
  const t = useT();
  const { printSettings } = usePos().menu;
  const print = () => {
    const data: TokenPrint = { tokenNo: order.tokenNo, pageFormat: printSettings.page_format };
    void printOrOffer("/print-token", data);
  };
  return (
    <AppDialog
      opened
      compact
      onClose={onClose}
      title={t("pos.sent.title")}
      size="small"
      footer={
        <>
          <Button
            variant="default"
            size="lg"
            leftSection={<IconPrinter size={20} aria-hidden="true" />}
            onClick={print}
          >
            {t("pos.sent.print")}
          </Button>
          <Button size="lg" data-autofocus onClick={onClose}>
            {t("pos.sent.done")}
          </Button>
        </>
      }
    >
      <div className={classes.sent}>
        <p className={classes.caption} aria-hidden="true">
          {t("pos.sent.token_label")}
        </p>
        <TokenCircle
          token={order.tokenNo}
          label={t("pos.sent.token", { tokenNo: order.tokenNo })}
          tone="green"
        />
        <p className={classes.order}>{t("pos.sent.order", { orderNo: order.orderNo })}</p>
      </div>
    </AppDialog>
  );
}

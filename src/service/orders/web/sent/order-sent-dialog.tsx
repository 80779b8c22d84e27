import { IconPrinter, IconReceipt } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { OrderId } from "#platform/domain/ids.ts";
import { printOrOffer } from "#platform/web/print/print-or-offer.ts";
import type { TokenPrint } from "#platform/web/print/print-popup.ts";
import { useT } from "#platform/web/use-t.ts";
import { TokenCircle } from "#ui/data/token-circle.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import classes from "./order-sent-dialog.module.css";
import { printSentReceipt } from "./print-sent-receipt.ts";

export interface SentOrder {
  readonly orderId: OrderId;
  readonly tokenNo: number;
  readonly orderNo: number;
}

export interface OrderSentDialogProps {
  order: SentOrder;
  /** Paper for printing; null when printing is off. */
  pageFormat: TokenPrint["pageFormat"] | null;
  onClose: () => void;
}

/** Shows the token, large enough to be read across the counter, and the order's number, and prints both. */
export function OrderSentDialog({ order, pageFormat, onClose }: OrderSentDialogProps) {
  const t = useT();
  return (
    <AppDialog
      opened
      compact
      onClose={onClose}
      title={t("pos.sent.title")}
      size="small"
      footer={
        <div className={classes.footer}>
          {pageFormat ? <PrintButtons order={order} pageFormat={pageFormat} /> : null}
          <Button size="lg" className={classes.done} data-autofocus onClick={onClose}>
            {t("pos.sent.done")}
          </Button>
        </div>
      }
    >
      <div className={classes.sent}>
        <Muted size="md" aria-hidden="true">
          {t("common.token")}
        </Muted>
        <TokenCircle
          token={order.tokenNo}
          label={t("common.token_of", { tokenNo: order.tokenNo })}
          tone="green"
        />
        <Text size="lg" weight={600}>
          {t("common.order_of", { orderNo: order.orderNo })}
        </Text>
      </div>
    </AppDialog>
  );
}

function PrintButtons({ order, pageFormat }: { order: SentOrder; pageFormat: TokenPrint["pageFormat"] }) {
  const t = useT();
  const printing = useMutation({
    mutationFn: () => printSentReceipt(order.orderId),
  });
  const printToken = () => {
    const data: TokenPrint = { tokenNo: order.tokenNo, pageFormat };
    void printOrOffer("/print-token", data);
  };
  return (
    <>
      <Button
        variant="default"
        size="lg"
        icon={<IconReceipt size={20} aria-hidden="true" />}
        busy={printing.isPending}
        onClick={() => printing.mutate()}
      >
        {t("common.print_receipt")}
      </Button>
      <Button
        variant="default"
        size="lg"
        icon={<IconPrinter size={20} aria-hidden="true" />}
        onClick={printToken}
      >
        {t("pos.sent.print")}
      </Button>
    </>
  );
}

import { IconPrinter } from "@tabler/icons-react";
import { sourceMark } from "#core/settings/web/public.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatPlainNumber, formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { printTicketOf } from "../paper/print-ticket.ts";
import type { ShownTicket } from "./shown-ticket.ts";
import { elsewhereTexts, placeText } from "./ticket-text.ts";

interface TicketDetailsProps {
  shown: ShownTicket;
  station: string;
  onClose: () => void;
}

/** Says what is seldom asked of a ticket, such as the number of its order, and prints it. */
export function TicketDetails({ shown: { base }, station, onClose }: TicketDetailsProps) {
  const t = useT();
  const { order_no: orderNo, token_no: tokenNo } = base;
  const elsewhere = elsewhereTexts(base, station, t);
  const print = () => {
    onClose();
    void printTicketOf(station, base.id);
  };
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("common.order_of", { orderNo })}
      size="small"
      footer={
        <Button
          size="lg"
          fullWidth
          data-autofocus
          icon={<IconPrinter size={22} aria-hidden="true" />}
          aria-label={t("kitchen.paper.print", { orderNo, tokenNo })}
          onClick={print}
        >
          {t("kitchen.details.print")}
        </Button>
      }
    >
      <Facts
        facts={[
          [t("kitchen.details.token"), formatPlainNumber(tokenNo)],
          [t("kitchen.details.place"), placeText(base, t)],
          [t("kitchen.details.sent"), formatTime(base.date)],
          [t("kitchen.details.round"), formatPlainNumber(base.round)],
          [t("kitchen.details.source"), sourceMark(base, t)],
          [t("kitchen.details.elsewhere"), elsewhere.length === 0 ? null : factsText(elsewhere)],
        ]}
      />
    </AppDialog>
  );
}

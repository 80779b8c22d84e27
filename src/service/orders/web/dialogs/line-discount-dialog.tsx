import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { multiplyCents } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { formatPieces } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { giveLineDiscount } from "../../contract/discounts.ts";
import type { OrderItem } from "../../contract/orders.ts";
import { openAccountsQuery } from "../accounts/orders-api.ts";
import { PiecesRow } from "./dialog-parts.tsx";
import { DiscountDialog } from "./discount-dialog.tsx";

interface LineDiscountDialogProps {
  line: Pick<OrderItem, "id" | "item_title" | "quantity" | "price">;
  onClose: () => void;
}

/** Takes something off an ordered item, or off some of its pieces. */
export function LineDiscountDialog({ line, onClose }: LineDiscountDialogProps) {
  const t = useT();
  const { id, item_title: title, quantity: of, price } = line;
  const client = useQueryClient();
  // Null: all of them, however many there are by then.
  const [chosen, setChosen] = useState<number | null>(null);
  const quantity = Math.min(chosen ?? of, of);
  return (
    <DiscountDialog
      title={t("orders.discount.title", { title })}
      what={formatPieces(quantity, title)}
      base={multiplyCents(price, quantity)}
      give={async (discount, approval) => {
        const body = { ...discount, part: { quantity, of } };
        try {
          return await call(giveLineDiscount, {
            params: { itemId: id },
            body: approval === undefined ? body : { ...body, approval },
          });
        } finally {
          await client.invalidateQueries({ queryKey: openAccountsQuery.queryKey });
        }
      }}
      onClose={onClose}
    >
      <PiecesRow
        label={t("common.quantity_of_title", { title })}
        value={quantity}
        max={of}
        onChange={setChosen}
      />
    </DiscountDialog>
  );
}

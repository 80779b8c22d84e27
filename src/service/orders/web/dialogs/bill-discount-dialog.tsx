import { useQueryClient } from "@tanstack/react-query";
import type { AccountId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { useT } from "#platform/web/use-t.ts";
import { giveBillDiscount } from "../../contract/discounts.ts";
import { DiscountDialog } from "./discount-dialog.tsx";

interface BillDiscountDialogProps {
  accountIds: readonly AccountId[];
  /** The account, for the manager who approves. */
  name: string;
  /** The rest of the bill for this discount. */
  base: Cents;
  onClose: () => void;
}

/** Takes something off the bill of accounts, until it is paid. */
export function BillDiscountDialog({ accountIds, name, base, onClose }: BillDiscountDialogProps) {
  const t = useT();
  const client = useQueryClient();
  return (
    <DiscountDialog
      title={t("orders.discount.bill_title")}
      what={name}
      base={base}
      give={async (discount, approval) => {
        const body = { ...discount, accountIds: [...accountIds] };
        try {
          return await call(giveBillDiscount, {
            body: approval === undefined ? body : { ...body, approval },
          });
        } finally {
          await client.invalidateQueries({ queryKey: ["orders"] });
        }
      }}
      onClose={onClose}
    />
  );
}

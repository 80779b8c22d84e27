import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../ui/forms/button.tsx";
import { emitRealtime } from "../../platform/realtime.ts";
import { showFailure } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { accountName, type OpenAccount, openAccountsQuery } from "../orders/public.ts";
import { sendComplete } from "./payments-api.ts";

export interface CompleteAndPayProps {
  account: OpenAccount;
  amount: string;
  /** Of the text that says how much is not done yet. */
  reasonId: string;
  onPay: (account: OpenAccount) => void;
}

/** Where dishes come before the money: sets what is left to completed, and goes on to charging. */
export function CompleteAndPay({ account, amount, reasonId, onPay }: CompleteAndPayProps) {
  const t = useT();
  const client = useQueryClient();
  const orderIds = [...account.order_ids];
  const completing = useMutation({
    mutationFn: () => sendComplete({ body: { orderIds } }),
    onSuccess: () => {
      emitRealtime("order_update_backend", { orderIds });
      onPay(account);
    },
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
  return (
    <Button
      size="lg"
      fullWidth
      busy={completing.isPending}
      aria-label={t("payments.complete_and_pay_account", { amount, account: accountName(account, t) })}
      aria-describedby={reasonId}
      onClick={() => completing.mutate()}
    >
      {t("payments.complete_and_pay", { amount })}
    </Button>
  );
}

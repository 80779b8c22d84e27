import { useMutation, useQueryClient } from "@tanstack/react-query";
import { emitRealtime } from "#platform/web/realtime.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { processedCount } from "#service/orders/domain/payment-status.ts";
import { type OpenAccount, openAccountsQuery } from "#service/orders/web/public.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { sendVoid } from "../payments-api.ts";
import { heldOf } from "./held-of.ts";

interface AfterVoiding {
  readonly onPay: (account: OpenAccount) => void;
  readonly onClose: () => void;
}

/** Voids what is held of an account and goes on to charging the rest, which becomes ready with the payment. */
export function useVoidHeld({ onPay, onClose }: AfterVoiding) {
  const client = useQueryClient();
  const readAnew = async ({ key }: OpenAccount) => {
    const { accounts } = await client.fetchQuery({ ...openAccountsQuery, staleTime: 0 });
    return accounts.find((account) => account.key === key);
  };
  return useMutation({
    mutationFn: async (account: OpenAccount) => {
      const byOrder = Map.groupBy(heldOf(account), ({ orderId }) => orderId);
      const messages = [];
      for (const [orderId, dishes] of byOrder) {
        const lines = dishes.map(({ id, quantity }) => ({ itemId: id, quantity, of: quantity }));
        messages.push((await sendVoid({ body: { orderId, lines, reason: null } })).message);
      }
      emitRealtime("order_update_backend", { orderIds: [...account.order_ids] });
      const left = await readAnew(account);
      const unpaid = left?.orders.filter(({ payment_status }) => payment_status === "unpaid") ?? [];
      return { message: messages.join(" "), left: processedCount(unpaid).total > 0 ? left : undefined };
    },
    onSuccess: ({ message, left }) => {
      toastSuccess(message);
      if (left) onPay(left);
      else onClose();
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: openAccountsQuery.queryKey });
      showFailure(error, "orders.failure.action");
    },
  });
}

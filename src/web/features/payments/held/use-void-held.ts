import { useMutation, useQueryClient } from "@tanstack/react-query";
import { processedCount } from "../../../../domain/orders/payment-status.ts";
import { toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { emitRealtime } from "../../../platform/realtime.ts";
import { showFailure } from "../../../platform/show-error.ts";
import { type OpenAccount, openAccountsQuery } from "../../orders/public.ts";
import { sendComplete, sendVoid } from "../payments-api.ts";
import { heldOf } from "./held-of.ts";

interface AfterVoiding {
  readonly onPay: (account: OpenAccount) => void;
  readonly onClose: () => void;
}

/** Voids what is held of an account, sets the rest to ready where dishes come before the money, and goes on to charging. */
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
      const left = await readAnew(account);
      const unpaid = left?.orders.filter(({ payment_status }) => payment_status === "unpaid") ?? [];
      const { processed, total } = processedCount(unpaid);
      if (left && processed < total && !left.pays_first)
        await sendComplete({ body: { orderIds: unpaid.map(({ id }) => id) } });
      emitRealtime("order_update_backend", { orderIds: [...account.order_ids] });
      return { message: messages.join(" "), left: total > 0 ? await readAnew(account) : undefined };
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

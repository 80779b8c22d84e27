import { IconChecks } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { mayDo } from "#platform/domain/access/actions.ts";
import { emitRealtime } from "#platform/web/realtime.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { accountName } from "./account-name.ts";
import type { OpenAccount } from "./open-accounts.ts";
import { openAccountsQuery, sendServe } from "./orders-api.ts";

/** Everything of a paid account was handed over: the bag at the counter, the delivery to its rider. It ends with that. */
export function ServeAccountButton({ account }: { account: OpenAccount }) {
  const t = useT();
  const user = useUser();
  const client = useQueryClient();
  const orderIds = account.orders.map((order) => order.id);
  const serving = useMutation({
    mutationFn: () => sendServe({ body: { orderIds } }),
    onSuccess: ({ message }) => {
      emitRealtime("order_update_backend", { orderIds });
      toastSuccess(message);
    },
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
  if (serving.isSuccess || user === null || !mayDo(actorOf(user), "order.serve")) return null;
  return (
    <Button
      size="lg"
      fullWidth
      variant="default"
      busy={serving.isPending}
      icon={<IconChecks size={20} aria-hidden="true" />}
      aria-label={t("orders.serve.account", { account: accountName(account, t) })}
      onClick={() => serving.mutate()}
    >
      {t("orders.serve.action")}
    </Button>
  );
}

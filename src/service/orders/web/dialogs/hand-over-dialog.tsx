import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { floorQuery } from "#service/floor/web/public.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useAccountAct } from "../accounts/account-acts.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import { accountName } from "../accounts/account-name.ts";
import { DialogFooter } from "./dialog-footer.tsx";

/** Another waiter for the account; whoever has all of it already is not among them. */
export function HandOverDialog({ account, onClose }: AccountDialogProps) {
  const t = useT();
  const floor = useQuery(floorQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const { mutate, isPending } = useAccountAct(onClose);
  const waiters = floor.data?.waiters.filter((person) =>
    account.accounts.some((party) => party.waiter_id !== person.id),
  );
  const waiter = waiters?.find((person) => String(person.id) === chosen);
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("orders.account.hand_over.title", { account: accountName(account, t) })}
      footer={
        <DialogFooter
          label={
            waiter
              ? t("orders.account.hand_over.confirm_to", { waiter: waiter.name })
              : t("orders.account.hand_over.confirm")
          }
          missing={waiter ? null : t("orders.account.hand_over.choose")}
          busy={isPending}
          onClose={onClose}
          onConfirm={() =>
            waiter &&
            mutate({ kind: "handOver", body: { orderIds: [...account.order_ids], waiterId: waiter.id } })
          }
        />
      }
    >
      {waiters ? (
        <ChoiceList
          mode="single"
          label={t("orders.account.hand_over.choose")}
          value={chosen === null ? [] : [chosen]}
          onChange={([value]) => setChosen(value ?? null)}
          choices={waiters.map((person) => ({ value: String(person.id), label: person.name }))}
          error={waiters.length === 0 ? t("orders.account.hand_over.nobody") : null}
        />
      ) : floor.error ? (
        <FailureState
          reason={failureText(floor.error, "orders.failure.action")}
          onRetry={() => void floor.refetch()}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={4} rowHeight={48} />
      )}
    </AppDialog>
  );
}

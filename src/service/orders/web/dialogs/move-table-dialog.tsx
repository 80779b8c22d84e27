import { useState } from "react";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { useFloor } from "#service/floor/web/public.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useAccountAct } from "../accounts/account-acts.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import { accountName } from "../accounts/account-name.ts";
import type { OpenAccount } from "../accounts/open-accounts.ts";
import { DialogFooter } from "./dialog-footer.tsx";

/** Another table for the account; its own is not among them. An occupied one can be chosen: both parties stay their own. */
export function MoveTableDialog({ account, accounts, onClose }: AccountDialogProps) {
  const t = useT();
  const floor = useFloor();
  const [chosen, setChosen] = useState<string | null>(null);
  const { mutate, isPending } = useAccountAct(onClose);
  const tables = floor.data?.tables.filter((table) => table.id !== account.table_id);
  const table = tables?.find((table) => String(table.id) === chosen);
  const occupiedIds = new Set(accounts.map((open) => open.table_id));
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("orders.account.move.title", { account: accountName(account, t) })}
      footer={
        <DialogFooter
          label={
            table
              ? t("orders.account.move.confirm_to", { table: table.table_title })
              : t("orders.account.move.confirm")
          }
          missing={table ? null : t("orders.account.move.choose")}
          busy={isPending}
          onClose={onClose}
          onConfirm={() =>
            table &&
            mutate({ kind: "move", body: { orderIds: servedOrderIds(account), newTableId: table.id } })
          }
        />
      }
    >
      {tables ? (
        <ChoiceList
          mode="single"
          label={t("orders.account.move.choose")}
          value={chosen === null ? [] : [chosen]}
          onChange={([value]) => setChosen(value ?? null)}
          choices={tables.map((table) => ({
            value: String(table.id),
            label: [
              table.table_title,
              table.floor,
              t("orders.account.move.seats", { count: table.seating_capacity }),
            ]
              .filter(Boolean)
              .join(" · "),
            aside: t(occupiedIds.has(table.id) ? "orders.account.move.occupied" : "orders.account.move.free"),
          }))}
          error={tables.length === 0 ? t("orders.account.move.no_tables") : null}
        />
      ) : floor.error ? (
        <FailureState
          reason={failureText(floor.error, "floor.load_failed")}
          onRetry={() => void floor.refetch()}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={4} rowHeight={56} />
      )}
    </AppDialog>
  );
}

/** What is still to be paid, else what is paid and still to be brought. */
function servedOrderIds({ order_ids, orders }: OpenAccount) {
  return order_ids.length > 0 ? [...order_ids] : orders.map((order) => order.id);
}

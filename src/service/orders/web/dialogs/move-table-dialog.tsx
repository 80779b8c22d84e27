import { useState } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TablePicker, useFloor } from "#service/floor/web/public.ts";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useAccountChange } from "../accounts/account-changes.ts";
import type { AccountDialogProps } from "../accounts/account-dialog.ts";
import { accountName, type OpenAccount } from "../accounts/open-accounts.ts";
import { DialogFooter } from "./dialog-parts.tsx";
import { accountAt, pickableTables, whoseAccount } from "./table-accounts.ts";

/**
 * Chooses another table for the account; its own is left out. An occupied table can be chosen: both parties keep
 * their own accounts.
 */
export function MoveTableDialog({ account, accounts, onClose }: AccountDialogProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const floor = useFloor();
  const [chosen, setChosen] = useState<TableId | null>(null);
  const { mutate, isPending } = useAccountChange(onClose);
  const tables = floor.data && pickableTables(floor.data.tables.filter(({ id }) => id !== account.table_id));
  const table = tables?.find(({ id }) => id === chosen);
  const there = table && accountAt(accounts, table.id);
  return (
    <AppDialog
      opened
      size="large"
      onClose={onClose}
      title={t("orders.account.move.title", { account: accountName(account, t) })}
      footer={
        <DialogFooter
          label={
            table
              ? t("orders.account.move.confirm_to", { table: table.title })
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
      {tables === undefined ? (
        floor.error ? (
          <QueryFailure query={{ error: floor.error, refetch: floor.refetch }} fallback="floor.load_failed" />
        ) : (
          <ListSkeleton label={t("ui.loading")} count={4} rowHeight={56} />
        )
      ) : tables.length === 0 ? (
        <Muted>{t("orders.account.move.no_tables")}</Muted>
      ) : (
        <Stack gap={12}>
          <TablesToTap tables={tables} accounts={accounts} value={chosen} onChange={setChosen} />
          {table && there ? (
            <Muted role="status">
              {t("orders.account.move.beside", {
                table: table.title,
                whose: whoseAccount(there, currency, t, "text"),
              })}
            </Muted>
          ) : null}
        </Stack>
      )}
    </AppDialog>
  );
}

interface TablesProps extends Pick<AccountDialogProps, "accounts"> {
  tables: ReturnType<typeof pickableTables>;
  value: TableId | null;
  onChange: (table: TableId) => void;
}

/** The tables to tap, each with whose account is there. */
function TablesToTap({ accounts, ...picked }: TablesProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  return (
    <TablePicker
      label={t("orders.account.move.choose")}
      {...picked}
      stateOf={({ id }) => {
        const occupant = accountAt(accounts, id);
        return occupant
          ? { isFree: false, note: whoseAccount(occupant, currency, t, "plan") }
          : { isFree: true, note: t("common.free") };
      }}
    />
  );
}

/** Returns the unpaid orders, or else the paid ones that are still to be brought. */
function servedOrderIds({ order_ids, orders }: OpenAccount) {
  return order_ids.length > 0 ? [...order_ids] : orders.map((order) => order.id);
}

import { useNavigate } from "@tanstack/react-router";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { SettingsTable } from "../../contract/store-tables.ts";
import { readTableNow, useDeleteTable, useRenewCode } from "./tables-api.ts";

/** Deleting a table and renewing its code, each after a question. */
export function useTableActions() {
  const t = useT();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const user = useUser();
  const deleting = useDeleteTable();
  const renewing = useRenewCode();
  const maySeeAccounts = user !== null && mayEnter(actorOf(user), "orders");

  /** Explains why a table cannot be deleted and leads to its account (docs/decisions/0042). */
  const explain = async (table: SettingsTable, accounts: number) => {
    const title = t("tables.in_use", { table: table.table_title });
    const body = t(accounts > 0 ? "tables.in_use_account" : "tables.in_use_waiting");
    if (!maySeeAccounts) return void toastError(`${title}. ${body}`);
    const goes = await confirm({
      title,
      body,
      confirmLabel: t("tables.see_account"),
    });
    if (goes) void navigate({ to: "/dashboard/orders", search: { q: table.table_title } });
  };

  const remove = async (table: SettingsTable) => {
    // Reads the table again, because this list does not follow accounts that open and close. Without an answer, the deletion
    // itself decides.
    const { open_accounts = 0, waiting_orders = 0 } = (await readTableNow(table)) ?? {};
    if (open_accounts + waiting_orders > 0) return explain(table, open_accounts);
    const named = { table: table.table_title };
    const isSure = await confirm({
      title: t("tables.delete_question", named),
      body: t("tables.delete_body"),
      confirmLabel: t("tables.delete_named", named),
      tone: "danger",
    });
    if (!isSure) return;
    try {
      toastSuccess((await deleting.mutateAsync(table)).message);
    } catch (error) {
      if (isApiError(error, "table_in_use")) await explain(table, Number(error.details.accounts));
      else showError(error);
    }
  };

  const newCode = async (table: SettingsTable) => {
    const isSure = await confirm({
      title: t("tables.new_code_question", { table: table.table_title }),
      body: t("tables.new_code_body"),
      confirmLabel: t("tables.new_code"),
      tone: "danger",
    });
    if (!isSure) return;
    try {
      toastSuccess((await renewing.mutateAsync(table)).message);
    } catch (error) {
      showError(error);
    }
  };

  return { remove, newCode };
}

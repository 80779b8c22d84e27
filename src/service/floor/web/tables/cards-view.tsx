import { IconPencil } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import { foldText } from "#ui/forms/fold-text.ts";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { SettingsTable } from "../../contract/store-tables.ts";
import { downloadCode, downloadPdf } from "./download-code.ts";
import { QrNotice } from "./qr-notice.tsx";
import { TableCard } from "./table-card.tsx";
import type { TableDialogView } from "./table-dialogs.tsx";
import classes from "./tables.module.css";
import { readTableNow, useDeleteTable, useRenewCode } from "./tables-api.ts";

/** Number of tables from which there is a search field. */
const SEARCH_FROM = 9;

interface CardsViewProps {
  tables: readonly SettingsTable[];
  onOpen: (dialog: TableDialogView) => void;
}

/** Shows the tables as cards, floor by floor. */
export function CardsView({ tables, onOpen }: CardsViewProps) {
  const t = useT();
  const acts = useTableActions();
  const [typed, setTyped] = useState("");
  const text = foldText(typed);
  const found = tables.filter((table) => foldText(`${table.table_title} ${table.floor}`).includes(text));
  const floors = [...Map.groupBy(found, (table) => table.floor)];
  return (
    <>
      <QrNotice tables={tables} />
      {tables.length < SEARCH_FROM ? null : (
        <div className={classes.search}>
          <SearchField label={t("tables.search")} value={typed} onChange={setTyped} />
        </div>
      )}
      {floors.length === 0 ? (
        <EmptyState picture={<SearchPicture />} message={t("common.no_results")} size="small" />
      ) : null}
      {floors.map(([floor, own]) => (
        <Section
          key={floor ?? ""}
          title={floor ?? t("floor.no_floor")}
          description={t("tables.count", { count: own.length })}
          action={
            <IconButton
              label={t("tables.rename_floor", { floor: floor ?? t("floor.no_floor") })}
              icon={<IconPencil size={20} stroke={1.75} />}
              onClick={() => onOpen({ kind: "rename", floor })}
            />
          }
        >
          <ul className={classes.grid}>
            {own.map((table) => (
              <li key={table.id}>
                <TableCard
                  table={table}
                  onEdit={() => onOpen({ kind: "edit", table })}
                  onCopy={() => onOpen({ kind: "copy", table })}
                  onCode={() => void downloadCode(table)}
                  onPrintCode={() => void downloadPdf({ table })}
                  onNewCode={() => void acts.newCode(table)}
                  onDelete={() => void acts.remove(table)}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function useTableActions() {
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

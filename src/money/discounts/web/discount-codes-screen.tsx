import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Sort, TableState } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { ListedDiscountCode } from "../contract/discount-codes.ts";
import { DiscountCodeDialog } from "./discount-code-dialog.tsx";
import classes from "./discounts.module.css";
import { discountCodesQuery, useDeleteCode } from "./discounts-api.ts";
import { sortedCodes } from "./sorted-codes.ts";
import { useCodeColumns } from "./use-code-columns.tsx";

/** /dashboard/settings/discount-codes: the codes with how often each was used. */
export function DiscountCodesScreen() {
  const t = useT();
  const query = useQuery(discountCodesQuery);
  useRealtimeRefresh(["discounts_changed"], [discountCodesQuery.queryKey]);
  const [words, setWords] = useState("");
  const [sort, setSort] = useState<Sort>();
  const [edited, setEdited] = useState<ListedDiscountCode | "new" | null>(null);
  const deleting = useDeleteCode();
  const list = query.data;
  const columns = useCodeColumns(list?.currency ?? "USD", list?.today ?? "");
  return (
    <>
      <PageHeader
        title={t("screens.discountCodes")}
        action={<AddCode disabled={!list} onAdd={() => setEdited("new")} />}
      />
      <div className={classes.tools}>
        <SearchField label={t("discounts.search")} value={words} onChange={setWords} />
      </div>
      <DataTable
        caption={t("screens.discountCodes")}
        columns={columns}
        rows={sortedCodes(list?.discountCodes ?? [], words, sort)}
        rowKey={({ id }) => String(id)}
        state={tableState(query)}
        sort={sort}
        onSort={setSort}
        empty={<NoCodes isSearched={words !== ""} />}
        rowActions={(code) => [
          {
            key: "edit",
            label: t("discounts.edit", { code: code.code }),
            icon: <IconPencil size={20} stroke={1.75} />,
            onSelect: () => setEdited(code),
          },
          {
            key: "delete",
            label: t("discounts.remove", { code: code.code }),
            icon: <IconTrash size={20} stroke={1.75} />,
            tone: "danger",
            onSelect: () => deleting.mutate(code),
          },
        ]}
        rowActionsLabel={({ code }) => t("discounts.actions", { code })}
      />
      {edited === null || !list ? null : (
        <DiscountCodeDialog
          code={edited}
          currency={list.currency}
          today={calendarDate(list.today)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** Opens the form. Disabled until the codes are loaded, because they name the currency. */
function AddCode({ disabled, onAdd }: { disabled: boolean; onAdd: () => void }) {
  const t = useT();
  return (
    <Button icon={<IconPlus size={20} aria-hidden="true" />} disabled={disabled} onClick={onAdd}>
      {t("discounts.add")}
    </Button>
  );
}

/** Replaces an empty table. */
function NoCodes({ isSearched }: { isSearched: boolean }) {
  const t = useT();
  return isSearched ? (
    <EmptyState picture={<SearchPicture />} message={t("common.no_results")} />
  ) : (
    <EmptyState
      picture={<ReceiptPicture />}
      message={t("discounts.empty")}
      hint={t("discounts.empty_hint")}
    />
  );
}

function tableState(query: UseQueryResult): TableState {
  if (query.data !== undefined) return { status: "ready" };
  if (!query.error) return { status: "loading" };
  return {
    status: "failed",
    reason: failureText(query.error, "discounts.load_failed"),
    onRetry: () => void query.refetch(),
  };
}

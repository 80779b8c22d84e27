import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { ListedDiscountCode } from "../contract/discount-codes.ts";
import { DiscountCodeDialog } from "./discount-code-dialog.tsx";
import { discountCodesQuery, useDeleteCode } from "./discounts-api.ts";
import { codeQuery, sortedCodes } from "./sorted-codes.ts";
import { useCodeColumns } from "./use-code-columns.tsx";

/** /dashboard/settings/discount-codes: the codes with how often each was used. */
export function DiscountCodesScreen(address: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(codeQuery, address);
  const query = useQuery({
    ...discountCodesQuery,
    select: ({ discountCodes, ...rest }) => {
      const found = sortedCodes(discountCodes, table.words, table.sort);
      const start = (table.page - 1) * table.query.limit;
      const rows = found.slice(start, start + table.query.limit);
      return { ...rest, rows, total: found.length, next: null, previous: null };
    },
  });
  useRealtimeRefresh(["discounts_changed"], [discountCodesQuery.queryKey]);
  const [edited, setEdited] = useState<ListedDiscountCode | "new" | null>(null);
  const list = query.data;
  return (
    <>
      <ListPage<ListedDiscountCode, typeof codeQuery>
        title={t("screens.discountCodes")}
        action={<AddCode disabled={!list} onAdd={() => setEdited("new")} />}
        name="discount-codes"
        caption={t("screens.discountCodes")}
        columns={useCodeColumns(list?.currency ?? "USD", list?.today ?? "")}
        rowKey={({ id }) => String(id)}
        table={table}
        list={query}
        failure="discounts.load_failed"
        searchLabel={t("discounts.search")}
        searchPauseMs={0}
        empty={
          <EmptyState
            picture={<ReceiptPicture />}
            message={t("discounts.empty")}
            hint={t("discounts.empty_hint")}
          />
        }
        nothingFound={<EmptyState picture={<SearchPicture />} message={t("common.no_results")} />}
        rowActions={useCodeActions(setEdited)}
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

function useCodeActions(edit: (code: ListedDiscountCode) => void) {
  const t = useT();
  const deleting = useDeleteCode();
  return (code: ListedDiscountCode): MenuAction[] => [
    {
      key: "edit",
      label: t("discounts.edit", { code: code.code }),
      icon: <IconPencil size={20} stroke={1.75} />,
      onSelect: () => edit(code),
    },
    {
      key: "delete",
      label: t("discounts.remove", { code: code.code }),
      icon: <IconTrash size={20} stroke={1.75} />,
      tone: "danger",
      onSelect: () => deleting.mutate(code),
    },
  ];
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

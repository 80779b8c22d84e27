import { IconCheck, IconChevronRight, IconCloudUp } from "@tabler/icons-react";
import { useState } from "react";
import { formatQuantity, unitText } from "#inventory/inventory/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Box, Muted, Span, Stack, Text } from "#ui/layout/layout.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { ItemFilter } from "../item-filter.tsx";
import type { ShownItem } from "./pending-entries.ts";
import classes from "./sheet.module.css";
import { itemsOfView, type SheetView, sheetViews } from "./sheet-view.ts";

/** Rows drawn at once; nobody scrolls further on a phone without a search. */
const ROWS = 100;

interface SheetListProps {
  items: readonly ShownItem[];
  /** Opens an ingredient; `shown` are those found by the search and the view, which come before the rest. */
  onOpen: (item: ShownItem, shown: readonly ShownItem[]) => void;
}

/** Lists the ingredients of the sheet by group, first those that are left. */
export function SheetList({ items, onOpen }: SheetListProps) {
  const t = useT();
  const [view, setView] = useState<SheetView>("left");
  const [words, setWords] = useState("");
  const [rows, setRows] = useState(ROWS);
  const found = itemsOfView(items, view, words);
  const groups = Map.groupBy(found.slice(0, rows), (item) => item.group_title ?? "");
  const isDone = view === "left" && words === "" && items.length > 0;
  return (
    <>
      <ItemFilter
        words={words}
        onWords={setWords}
        views={sheetViews.map((value) => ({
          value,
          label: t(`stockCounts.sheet.views.${value}`),
          count: itemsOfView(items, value, "").length,
        }))}
        view={view}
        onView={setView}
      />
      {found.length === 0 ? (
        <EmptyState
          picture={<SearchPicture />}
          message={t(isDone ? "stockCounts.sheet.all_counted" : "common.no_results")}
          {...(isDone ? { hint: t("stockCounts.sheet.all_counted_hint") } : {})}
          size="small"
        />
      ) : null}
      {[...groups].map(([group, ofGroup]) => (
        <Box as="section" below={16} key={group}>
          {group === "" && groups.size === 1 ? null : (
            <Muted as="h2" below={4} size="sm" weight={600}>
              {group || t("common.no_group")}
            </Muted>
          )}
          <ul className={classes.items}>
            {ofGroup.map((item) => (
              <li key={item.inventory_item_id}>
                <SheetRow item={item} onOpen={() => onOpen(item, found)} />
              </li>
            ))}
          </ul>
        </Box>
      ))}
      {found.length > rows ? (
        <Button variant="default" fullWidth onClick={() => setRows(rows + ROWS)}>
          {t("stockCounts.more", { count: found.length - rows })}
        </Button>
      ) : null}
    </>
  );
}

function SheetRow({ item, onOpen }: { item: ShownItem; onOpen: () => void }) {
  const t = useT();
  const { counted, book, unit } = item;
  const Icon = counted === null ? IconChevronRight : item.isPending ? IconCloudUp : IconCheck;
  return (
    <button
      type="button"
      className={classes.item}
      data-counted={counted !== null || undefined}
      onClick={onOpen}
    >
      <Stack as="span" room="grow">
        <Span size="md" weight={600} lines="anywhere">
          {item.title}
        </Span>
        <Muted as="span" size="sm">
          {item.is_deleted ? `${t("stockCounts.sheet.deleted")} · ` : null}
          {counted === null
            ? book === null
              ? unitText(unit)
              : t("stockCounts.sheet.book", { quantity: formatQuantity(book, unit) })
            : item.isPending
              ? t("stockCounts.sheet.not_sent")
              : t("stockCounts.sheet.counted_by", { name: item.counted_by ?? "" })}
        </Muted>
      </Stack>
      {counted === null ? null : (
        <Text as="strong" size="lg">
          {formatQuantity(counted, unit)}
        </Text>
      )}
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}

import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { searchText } from "#platform/domain/text/search-text.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { SettingsTable } from "../../contract/store-tables.ts";
import { downloadCode, downloadPdf } from "./download-code.ts";
import { QrNotice } from "./qr-notice.tsx";
import { TableCard } from "./table-card.tsx";
import type { TableDialogView } from "./table-dialogs.tsx";
import classes from "./tables.module.css";
import { useTableActions } from "./use-table-actions.ts";

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
  const text = searchText(typed);
  const found = tables.filter((table) => searchText(`${table.table_title} ${table.floor}`).includes(text));
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

import type { Cents } from "#platform/domain/money/cents.ts";
import { lineColumn, MoreRows } from "#platform/web/files/import-wizard.tsx";
import { formatAmount, formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Box, Muted, Span } from "#ui/layout/layout.tsx";
import type { MenuImportPreview } from "../contract/menu-file.ts";

type Change = MenuImportPreview["changes"][number];

/** Lists what the file would add, change and take away, with old and new prices. */
export function MenuChanges({ preview }: { preview: MenuImportPreview }) {
  const t = useT();
  const { changes, changes_count: count, currency } = preview;
  if (count === 0) return null;
  return (
    <Box above={16}>
      <DataTable
        caption={t("menuFile.changes_table")}
        columns={changeColumns(t, currency)}
        rows={changes}
        rowKey={({ line, what, title, part }) => `${line}/${what}/${title}/${part ?? ""}`}
        state={{ status: "ready" }}
        empty={null}
      />
      <MoreRows count={count - changes.length} />
    </Box>
  );
}

function changeColumns(t: Translate, currency: string): Column<Change>[] {
  return [
    lineColumn(t),
    {
      key: "title",
      header: t("common.item"),
      role: "primary",
      cell: ({ title, part, old_title }) => (
        <>
          {part === null ? title : t("menuFile.part_of", { title, part })}
          {old_title === null ? null : (
            <Muted as="span" size="sm">
              {" "}
              {t("menuFile.was", { title: old_title })}
            </Muted>
          )}
        </>
      ),
    },
    {
      key: "price",
      header: t("common.price"),
      role: "amount",
      cell: ({ price, old_price }) => <Price price={price} before={old_price} currency={currency} />,
      width: "180px",
    },
    { key: "what", header: t("menuFile.change"), cell: (change) => changeText(change, t) },
  ];
}

interface PriceProps {
  price: Cents | null;
  before: Cents | null;
  currency: string;
}

function Price({ price, before, currency }: PriceProps) {
  const t = useT();
  if (price === null) return null;
  const now = formatAmount(price, currency);
  if (before === null || before === price) return now;
  return <Span weight={600}>{t("menuFile.old_to_new", { old: formatAmount(before, currency), now })}</Span>;
}

function changeText({ what, turned, columns }: Change, t: Translate): string {
  return formatList([
    ...(what === "changed" && (turned !== null || columns.length > 0) ? [] : [t(`menuFile.whats.${what}`)]),
    ...(turned === null ? [] : [t(`menuFile.turned.${turned}`)]),
    ...columns,
  ]);
}

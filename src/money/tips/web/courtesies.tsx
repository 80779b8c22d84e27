import { useQuery } from "@tanstack/react-query";
import { formatAmount, formatDateTime } from "#platform/web/format.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { type GivenCourtesy, listCourtesies } from "../contract/tips.ts";
import { courtesiesQuery, downloadCourtesies, type TipPeriod } from "./tips-api.ts";

/** Lists courtesies with worth, reason and who answers for them. */
export function Courtesies({ choice }: { choice: TipPeriod }) {
  const t = useT();
  const table = useTableQuery(listCourtesies.query, useOwnAddress({}));
  const courtesies = useQuery(courtesiesQuery(choice, table.query));
  const list = courtesies.data;
  return (
    <Section
      title={t("tips.courtesies.title")}
      {...(list && list.worth > 0
        ? { description: t("tips.courtesies.worth", { amount: formatAmount(list.worth, list.currency) }) }
        : {})}
    >
      <ListPage<GivenCourtesy, typeof listCourtesies.query>
        name="tips.courtesies"
        caption={t("tips.courtesies.title")}
        columns={useColumns(list?.currency ?? "USD")}
        rowKey={(row) => String(row.id)}
        table={table}
        list={courtesies}
        empty={<EmptyState size="small" picture={<ReceiptPicture />} message={t("tips.courtesies.empty")} />}
        saveCsv={() => downloadCourtesies(choice, table.query)}
      />
    </Section>
  );
}

function useColumns(currency: string): Column<GivenCourtesy>[] {
  const t = useT();
  const titleOf = ({ title, variant_title, combo_title }: GivenCourtesy) => {
    const dish = variant_title === null ? title : `${title}, ${variant_title}`;
    return combo_title === null ? dish : t("tips.courtesies.of_combo", { dish, combo: combo_title });
  };
  return [
    {
      key: "what",
      header: t("tips.courtesies.what"),
      cell: (row) => t("tips.courtesies.line", { quantity: row.quantity, title: titleOf(row) }),
      primary: true,
    },
    { key: "reason", header: t("tips.courtesies.reason"), cell: (row) => row.reason },
    {
      key: "account",
      header: t("tips.courtesies.account"),
      cell: (row) => row.table_title ?? t("tips.courtesies.no_table"),
    },
    {
      key: "given",
      header: t("cash.when"),
      cell: (row) => formatDateTime(row.at),
      wideOnly: true,
      sortable: true,
    },
    { key: "by", header: t("tips.courtesies.by"), cell: (row) => row.by },
    {
      key: "approved",
      header: t("tips.courtesies.approved_by"),
      cell: (row) => row.approved_by ?? t("tips.courtesies.none"),
    },
    {
      key: "worth",
      header: t("tips.courtesies.value"),
      align: "end",
      cell: (row) => formatAmount(row.worth, currency),
    },
  ];
}

import { useQuery } from "@tanstack/react-query";
import { formatAmount, formatDetails } from "#platform/web/format.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { courtesyColumns, type GivenCourtesy, listCourtesies } from "../contract/tips.ts";
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
      {...(list && list.worth !== 0
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

function useColumns(currency: string) {
  const t = useT();
  const titleOf = ({ title, variant_title, combo_title }: GivenCourtesy) => {
    const dish = formatDetails([title, variant_title]);
    return combo_title === null ? dish : t("tips.courtesies.of_combo", { dish, combo: combo_title });
  };
  return tableColumns(courtesyColumns, {
    t,
    currency,
    first: ["what", "reason", "account", "given", "by", "approved"],
    looks: {
      what: {
        cell: (row) => t("common.pieces_of", { quantity: row.quantity, title: titleOf(row) }),
        role: "primary",
      },
      account: { cell: (row) => row.table_title ?? t("common.no_table") },
      given: { role: "hidden", sortable: true },
      approved: { cell: (row) => row.approved_by ?? t("common.no_value") },
    },
  });
}

import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { FieldSign } from "#ui/charts/field-symbol.tsx";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import type { PlacedDish } from "../../contract/menu-engineering.ts";
import classes from "./menu-engineering.module.css";
import { fieldLook } from "./menu-fields.ts";

export interface DishTableProps {
  dishes: readonly PlacedDish[];
  currency: string;
}

/** Dishes with what they sold, cost and leave; what is not known says so. */
export function DishTable({ dishes, currency }: DishTableProps) {
  const t = useT();
  return (
    <DataTable<PlacedDish>
      caption={t("reports.by.menu_engineering")}
      columns={columnsOf(currency, t)}
      rows={dishes}
      rowKey={({ key }) => key}
      state={{ status: "ready" }}
      empty={<EmptyState picture={<MenuPicture />} message={t("reports.nothing")} size="small" />}
    />
  );
}

function columnsOf(currency: string, t: Translate): Column<PlacedDish>[] {
  const amount = (value: Cents | null) => (value === null ? "–" : formatAmount(value, currency));
  return [
    { key: "title", header: t("reports.menu.dish"), cell: ({ title }) => title, primary: true },
    {
      key: "field",
      header: t("reports.menu.field"),
      cell: ({ field }) =>
        field === null ? (
          t("reports.menu.fields.unknown")
        ) : (
          <span className={classes.field}>
            <FieldSign field={fieldLook(field, t)} />
            {t(`reports.menu.fields.${field}`)}
          </span>
        ),
    },
    {
      key: "pieces",
      header: t("reports.menu.pieces"),
      align: "end",
      cell: (dish) => <Pieces dish={dish} />,
    },
    {
      key: "pieces_before",
      header: t("reports.column.before"),
      align: "end",
      cell: ({ pieces_before }) => formatCount(pieces_before),
    },
    {
      key: "pieces_same_weekdays",
      header: t("reports.column.same_weekdays"),
      align: "end",
      cell: ({ pieces_same_weekdays }) => formatCount(pieces_same_weekdays),
    },
    {
      key: "share",
      header: t("reports.column.share"),
      align: "end",
      cell: ({ share }) => `${(share / 100).toFixed(1)} %`,
      wideOnly: true,
    },
    { key: "price", header: t("reports.menu.price"), align: "end", cell: ({ price }) => amount(price) },
    { key: "cost", header: t("reports.menu.cost"), align: "end", cell: ({ cost }) => amount(cost) },
    { key: "margin", header: t("reports.menu.margin"), align: "end", cell: ({ margin }) => amount(margin) },
  ];
}

/** How many, and of how many the cost is not known where that is some of them. */
function Pieces({ dish: { pieces, unknown_pieces } }: { dish: PlacedDish }) {
  const t = useT();
  return (
    <>
      {formatCount(pieces)}
      {unknown_pieces > 0 && unknown_pieces < pieces ? (
        <span className={classes.quiet}>
          {" "}
          ({t("reports.menu.partly", { pieces: formatCount(unknown_pieces) })})
        </span>
      ) : null}
    </>
  );
}

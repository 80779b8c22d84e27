import { useCatalogueName } from "#core/catalogues/web/public.ts";
import { centsFromDecimal, decimalFromCents } from "#platform/domain/money/cents.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Figures } from "#ui/data/figures.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import classes from "./accounting.module.css";
import { type ItemsPreview, itemsText, saveItemsCsv, saveItemsJson } from "./accounting-api.ts";
import { JsonText } from "./json-text.tsx";

type Item = ItemsPreview["ItemsProducts"][number];
type Total = keyof ItemsPreview["totals"];

const totals = [
  "gravada",
  "exenta",
  "noSuj",
  "noGravado",
  "iva",
  "totalPagar",
] as const satisfies readonly Total[];

/** The lines of an order's document, their totals, and both as they travel. */
export function PreviewedItems({ preview }: { preview: ItemsPreview }) {
  const t = useT();
  const unitName = useCatalogueName("units");
  return (
    <div className={classes.page}>
      <p className={classes.kind}>{t(`accounting.items.kind.${preview.invoice_type}`)}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => saveItemsJson(preview)}>
          {t("accounting.items.save_json")}
        </Button>
        <CsvButton save={() => saveItemsCsv(preview)} />
      </div>
      <Figures
        figures={totals.map((key) => ({
          key,
          label: t(`accounting.items.${key}`),
          value: decimalFromCents(preview.totals[key]).toFixed(2),
        }))}
      />
      <DataTable<Item>
        caption={t("accounting.items.table", { order: preview.order_no })}
        columns={columnsOf(t, preview, unitName)}
        rows={preview.ItemsProducts}
        rowKey={(item) => `${item.invoice_no} ${item.numItem}`}
        state={{ status: "ready" }}
        empty={null}
      />
      <Section title={t("accounting.items.raw")}>
        <JsonText name={t("accounting.items.raw")} text={itemsText(preview)} />
      </Section>
    </div>
  );
}

function columnsOf(
  t: Translate,
  { ItemsProducts: items }: ItemsPreview,
  unitName: (code: string) => string,
): Column<Item>[] {
  const amount = (
    key: "precioUni" | "ventaGravada" | "ventaExenta" | "noGravado" | "ivaItem",
  ): Column<Item> => ({
    key,
    header: t(`accounting.items.${key}`),
    align: "end",
    cell: (item) => toTwo(item[key]),
  });
  const of = (item: Item) => (item.invoice_no === null ? "–" : t("accounting.no", { no: item.invoice_no }));
  return [
    ...(new Set(items.map(of)).size > 1
      ? [{ key: "invoice", header: t("accounting.invoice"), cell: of }]
      : []),
    { key: "number", header: t("accounting.items.number"), cell: ({ numItem }) => numItem, wideOnly: true },
    {
      key: "title",
      header: t("accounting.items.title"),
      cell: ({ descripcion }) => descripcion,
      primary: true,
    },
    {
      key: "quantity",
      header: t("accounting.items.quantity"),
      align: "end",
      cell: ({ cantidad }) => cantidad,
    },
    {
      key: "unit",
      header: t("accounting.items.unit"),
      cell: ({ uniMedida }) => unitName(String(uniMedida)) || uniMedida,
      from: 1080,
    },
    amount("precioUni"),
    amount("ventaGravada"),
    amount("ventaExenta"),
    ...(items.some(({ noGravado }) => noGravado !== 0) ? [amount("noGravado")] : []),
    amount("ivaItem"),
    ...(items.some(({ tributos }) => tributos.length > 0) ? [tributesColumn(t)] : []),
  ];
}

const tributesColumn = (t: Translate): Column<Item> => ({
  key: "tributes",
  header: t("accounting.items.tributes"),
  align: "end",
  cell: ({ tributos }) => tributos.map(({ codigo, valor }) => `${codigo}: ${toTwo(valor)}`).join(" · "),
});

/** Fiscal values are shown to two decimals (back-office §9), half-up. */
const toTwo = (value: number) => decimalFromCents(centsFromDecimal(value)).toFixed(2);

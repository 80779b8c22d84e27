import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useCatalogueName } from "#core/catalogues/web/public.ts";
import { centsFromDecimal, decimalFromCents } from "#platform/domain/money/cents.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { factsText } from "#platform/web/facts-text.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { ExportMenu } from "#platform/web/lists/export-menu.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Figures } from "#ui/data/figures.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Row, Stack } from "#ui/layout/layout.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import classes from "./accounting.module.css";
import { type ItemsPreview, itemsQuery, itemsText, saveItemsCsv, saveItemsJson } from "./accounting-api.ts";
import { JsonText } from "./json-text.tsx";

interface OrderItemsProps {
  /** Null before anybody has chosen an order. */
  orderNo: number | null;
  onOrder: (orderNo: number) => void;
}

/** Shows the items of an order, paid or not, as lines of its tax document, to be saved as JSON or CSV. */
export function OrderItems({ orderNo, onOrder }: OrderItemsProps) {
  const t = useT();
  return (
    <Stack gap={16} room="shrink">
      <OrderForm key={orderNo} orderNo={orderNo} onOrder={onOrder} />
      {orderNo === null ? (
        <EmptyState
          picture={<SearchPicture />}
          message={t("accounting.items.empty")}
          hint={t("accounting.items.empty_hint")}
        />
      ) : (
        <ItemsOfOrder orderNo={orderNo} />
      )}
    </Stack>
  );
}

function OrderForm({ orderNo, onOrder }: OrderItemsProps) {
  const t = useT();
  const [typed, setTyped] = useState(orderNo === null ? "" : String(orderNo));
  const [isRefused, setRefused] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const named = /^#?\s*([1-9]\d{0,8})$/.exec(westernDigits(typed).trim())?.[1];
    setRefused(named === undefined);
    if (named !== undefined) onOrder(Number(named));
  };
  return (
    <form className={classes.ask} onSubmit={ask} noValidate>
      <TextField
        label={t("accounting.items.order")}
        description={t("accounting.items.order_hint")}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isRefused ? t("accounting.items.provide_order_id") : undefined}
      />
      <div className={classes.askButton}>
        <SubmitButton>{t("accounting.items.preview")}</SubmitButton>
      </div>
    </form>
  );
}

const NOT_FOUND = 404;

function ItemsOfOrder({ orderNo }: { orderNo: number }) {
  const t = useT();
  const items = useQuery(itemsQuery(orderNo));
  if (items.data) return <PreviewedItems preview={items.data} />;
  if (!items.isError) return <ListSkeleton label={t("ui.loading")} count={4} />;
  const status = isApiError(items.error) ? items.error.status : 0;
  const said = status > 0 ? "unexpected_status" : "error_fetch";
  const why = status === NOT_FOUND ? t("accounting.items.unknown_order") : errorText(items.error);
  return (
    <FailureState
      reason={t(`accounting.items.${said}`, { why })}
      onRetry={() => void items.refetch()}
      busy={items.isFetching}
    />
  );
}

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

function PreviewedItems({ preview }: { preview: ItemsPreview }) {
  const t = useT();
  const unitName = useCatalogueName("units");
  return (
    <Stack gap={16} room="shrink">
      <Muted>{t(`accounting.items.kind.${preview.invoice_type}`)}</Muted>
      <Row wrap gap={8}>
        <ExportMenu
          saveCsv={() => saveItemsCsv(preview)}
          files={[{ label: t("accounting.items.save_json"), save: async () => saveItemsJson(preview) }]}
        />
      </Row>
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
    </Stack>
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
  const of = (item: Item) =>
    item.invoice_no === null ? "–" : t("common.number_of", { no: item.invoice_no });
  return [
    ...(new Set(items.map(of)).size > 1 ? [{ key: "invoice", header: t("common.invoice"), cell: of }] : []),
    { key: "number", header: t("accounting.items.number"), cell: ({ numItem }) => numItem, role: "hidden" },
    {
      key: "title",
      header: t("accounting.items.title"),
      cell: ({ descripcion }) => descripcion,
      role: "primary",
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
  cell: ({ tributos }) => factsText(tributos.map(({ codigo, valor }) => `${codigo}: ${toTwo(valor)}`)),
});

/** Shows fiscal values to two decimals, rounded half-up (back-office §9). */
const toTwo = (value: number) => decimalFromCents(centsFromDecimal(value)).toFixed(2);

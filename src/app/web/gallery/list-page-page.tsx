import { IconPlus, IconPrinter } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#platform/web/api-error.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import { keepFile } from "#platform/web/lists/download-csv.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import {
  type Sale,
  type SalePlace,
  type SalesQuery,
  salePlaces,
  salesCsv,
  salesPage,
  salesQuery,
} from "./sample-sales.ts";

const answers = [
  { value: "rows", label: "Filas" },
  { value: "empty", label: "Vacío" },
  { value: "failing", label: "Falla" },
  { value: "loading", label: "Carga" },
] as const;
type Answer = (typeof answers)[number]["value"];

export function ListPagePage() {
  const [answer, setAnswer] = useState<Answer>("rows");
  return (
    <>
      <Sales key={answer} answer={answer} />
      <Section title="Lo que el servidor responde">
        <SegmentedFilter label="Respuesta" options={answers} value={answer} onChange={setAnswer} />
      </Section>
    </>
  );
}

async function answerSales(answer: Answer, query: SalesQuery): Promise<ReturnType<typeof salesPage>> {
  switch (answer) {
    case "rows":
      return salesPage(query);
    case "empty":
      return { rows: [], total: 0, next: null, previous: null };
    case "failing":
      throw new ApiError("internal", "No se pudieron cargar las ventas.", { status: 500 });
    case "loading":
      return new Promise(() => {});
  }
}

const placeNames: Readonly<Record<SalePlace, string>> = {
  hall: "En el salón",
  takeaway: "Para llevar",
  delivery: "A domicilio",
};

const columns: readonly Column<Sale>[] = [
  { key: "number", header: "Factura", cell: (sale) => sale.number, primary: true, sortable: true },
  { key: "customer", header: "Cliente", cell: (sale) => sale.customer },
  { key: "place", header: "Lugar", cell: (sale) => placeNames[sale.place], wideOnly: true },
  { key: "day", header: "Fecha", cell: (sale) => formatDay(sale.day), sortable: true },
  {
    key: "total",
    header: "Total",
    cell: (sale) => formatAmount(sale.total, "USD"),
    align: "end",
    sortable: true,
  },
];

function Sales({ answer }: { answer: Answer }) {
  const table = useTableQuery(salesQuery, useOwnAddress({}));
  const { query } = table;
  const list = useQuery({
    queryKey: ["gallery", "sales", answer, query],
    queryFn: () => answerSales(answer, query),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage<Sale, typeof salesQuery>
      title="Ventas"
      action={<Button icon={<IconPlus size={18} />}>Nueva venta</Button>}
      name="gallery.sales"
      caption="Ventas"
      columns={columns}
      rowKey={(sale) => sale.number}
      table={table}
      list={list}
      searchLabel="Buscar factura o cliente"
      filters={
        <SelectField
          label="Lugar"
          searchable={false}
          emptyOption="Todos"
          options={salePlaces.map((value) => ({ value, label: placeNames[value] }))}
          value={query.place ?? null}
          onChange={(place) => table.setFilters({ place: salePlaces.find((known) => known === place) })}
        />
      }
      empty={<EmptyState picture={<ReceiptPicture />} message="Aún no hay ventas." />}
      rowActionsLabel={(sale) => `Acciones de ${sale.number}`}
      rowActions={(sale) => [
        {
          key: "print",
          label: "Imprimir",
          icon: <IconPrinter size={18} />,
          onSelect: () => toastSuccess(sale.number),
        },
      ]}
      saveCsv={async () => keepFile({ name: "Ventas.csv", blob: salesCsv(query) })}
      isPrintable
    />
  );
}

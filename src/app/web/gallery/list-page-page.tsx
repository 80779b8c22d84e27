import { IconPlus, IconPrinter } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { listQuery, sortBy } from "#platform/contract/lists.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { compareNames } from "#platform/domain/text/compare-names.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import { saveFile } from "#platform/web/lists/download-csv.ts";
import { ListFilter } from "#platform/web/lists/list-filter.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";

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
  { key: "number", header: "Factura", cell: (sale) => sale.number, role: "primary", sortable: true },
  { key: "customer", header: "Cliente", cell: (sale) => sale.customer },
  { key: "place", header: "Lugar", cell: (sale) => placeNames[sale.place] },
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
        <ListFilter
          label="Lugar"
          all="Todos"
          options={salePlaces.map((value) => ({ value, label: placeNames[value] }))}
          value={query.place}
          onChange={(place) => table.setFilters({ place })}
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
      saveCsv={async () => saveFile({ name: "Ventas.csv", blob: salesCsv(query) })}
      isPrintable
    />
  );
}

const salePlaces = ["hall", "takeaway", "delivery"] as const;
type SalePlace = (typeof salePlaces)[number];

interface Sale {
  readonly number: string;
  readonly customer: string;
  readonly place: SalePlace;
  readonly day: string;
  readonly total: Cents;
}

const customers = ["Ana Beltrán", "Óscar Hernández", "Lucía Peña", "José Muñoz", "Karla Díaz"];

const sales: readonly Sale[] = Array.from({ length: 64 }, (_, index) => ({
  number: `F-${String(index + 120).padStart(5, "0")}`,
  customer: customers[(index * 3) % customers.length] ?? "",
  place: salePlaces[index % salePlaces.length] ?? "hall",
  day: `2026-11-${String(1 + Math.floor(index / 3)).padStart(2, "0")}`,
  total: cents(1240 + ((index * 7315) % 9600)),
}));

const salesQuery = listQuery({
  sort: sortBy("number", "day", "total").default("-number"),
  place: z.enum(salePlaces).optional(),
}).extend({ limit: z.number().default(10) });
type SalesQuery = z.output<typeof salesQuery>;

/** Returns all rows that fit words and filter, in order. */
function salesIn({ q = "", place, sort }: SalesQuery): readonly Sale[] {
  const words = searchText(q);
  const key = sort.replace("-", "") as "number" | "day" | "total";
  const sign = sort.startsWith("-") ? -1 : 1;
  return sales
    .filter((sale) => place === undefined || sale.place === place)
    .filter((sale) => searchText(`${sale.number} ${sale.customer}`).includes(words))
    .sort((a, b) => sign * compareNames("es")(String(a[key]), String(b[key])));
}

/** Returns a page of the list like a server. */
function salesPage(query: SalesQuery) {
  const found = salesIn(query);
  const start = (query.page - 1) * query.limit;
  return {
    rows: found.slice(start, start + query.limit),
    total: found.length,
    next: null,
    previous: null,
  };
}

/** The list's file, without pages. */
function salesCsv(query: SalesQuery): Blob {
  const rows = salesIn(query).map(({ number, customer, day, total }) =>
    [number, customer, day, (total / 100).toFixed(2)].join(","),
  );
  return new Blob([["Factura,Cliente,Fecha,Total", ...rows].join("\r\n")], { type: "text/csv" });
}

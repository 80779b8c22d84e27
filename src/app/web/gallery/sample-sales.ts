import { z } from "zod";
import { listQuery, sortBy } from "#platform/contract/lists.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { foldText } from "#ui/forms/fold-text.ts";

export const salePlaces = ["hall", "takeaway", "delivery"] as const;
export type SalePlace = (typeof salePlaces)[number];

export interface Sale {
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

export const salesQuery = listQuery({
  sort: sortBy("number", "day", "total").default("-number"),
  place: z.enum(salePlaces).optional(),
}).extend({ limit: z.number().default(10) });
export type SalesQuery = z.output<typeof salesQuery>;

/** All that words and filter leave, in order. */
function salesIn({ q = "", place, sort }: SalesQuery): readonly Sale[] {
  const words = foldText(q);
  const key = sort.replace("-", "") as "number" | "day" | "total";
  const sign = sort.startsWith("-") ? -1 : 1;
  return sales
    .filter((sale) => place === undefined || sale.place === place)
    .filter((sale) => foldText(`${sale.number} ${sale.customer}`).includes(words))
    .sort((a, b) => sign * String(a[key]).localeCompare(String(b[key]), "es", { numeric: true }));
}

/** A page of the list, as a server answers it. */
export function salesPage(query: SalesQuery) {
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
export function salesCsv(query: SalesQuery): Blob {
  const rows = salesIn(query).map(({ number, customer, day, total }) =>
    [number, customer, day, (total / 100).toFixed(2)].join(","),
  );
  return new Blob([["Factura,Cliente,Fecha,Total", ...rows].join("\r\n")], { type: "text/csv" });
}

import { expect, test } from "vitest";
import { writingOf } from "#platform/domain/text/languages.ts";
import { type ChartRow, chartColumns, seriesLook } from "./chart-series.ts";

const row: ChartRow = { key: "19", label: "7 PM", values: { sales: 1240, tips: null } };
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test("the table says what the chart shows, and a gap is empty", () => {
  const columns = chartColumns(
    "Hora",
    [
      { key: "sales", label: "Ventas" },
      { key: "tips", label: "Propinas" },
      { key: "refunds", label: "Devoluciones" },
    ],
    dollars,
    writingOf("es"),
  );
  expect(columns.map((column) => column.header)).toEqual(["Hora", "Ventas", "Propinas", "Devoluciones"]);
  expect(columns.map((column) => column.cell(row))).toEqual(["7 PM", "$12.40", "", ""]);
  expect(columns.filter((column) => column.role === "primary")).toHaveLength(1);
});

test("rows of one name are told apart by their detail", () => {
  const [axis] = chartColumns("Variante", [], dollars, writingOf("ja"));
  expect(axis?.cell({ ...row, label: "Jarra", detail: "Horchata de morro" })).toBe(
    "Jarra、Horchata de morro",
  );
});

test("two series never share colour and stroke", () => {
  const looks = Array.from({ length: 6 }, (_, index) => seriesLook({ key: `${index}`, label: "" }, index));
  expect(new Set(looks.map(({ colour, dash }) => `${colour} ${dash}`)).size).toBe(6);
  expect(seriesLook({ key: "late", label: "", tone: "red" }, 0).colour).toBe("var(--ui-red-solid)");
});

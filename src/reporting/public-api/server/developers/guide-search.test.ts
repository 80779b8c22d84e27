import { expect, test } from "vitest";
// @ts-expect-error A script of browsers, served as it is written.
import { searchGuide } from "./guide-search.mjs";

const entries = [
  { id: "keys", kind: "part", name: "", title: "Claves", words: "" },
  { id: "listPublicOrders", kind: "call", name: "GET /orders", title: "Órdenes", words: "" },
  { id: "readPublicOrder", kind: "call", name: "GET /orders/:orderId", title: "Una orden", words: "" },
  {
    id: "listPublicOrders.got.data[].order_no",
    kind: "field",
    name: "data[].order_no",
    title: "",
    words: "Número de la orden.",
  },
  {
    id: "error.not_found",
    kind: "error",
    name: "not_found",
    title: "",
    words: "No existe en este restaurante.",
  },
];
const found = (text: string) => searchGuide(entries, text).map(({ id }: { id: string }) => id);

test("a call is found by its title without accents, and by its path", () => {
  expect(found("ordenes")[0]).toBe("listPublicOrders");
  expect(found("GET /orders")[0]).toBe("listPublicOrders");
});

test("a field is found by its last name, in words too, and by its meaning", () => {
  expect(found("order_no")[0]).toBe("listPublicOrders.got.data[].order_no");
  expect(found("order no")[0]).toBe("listPublicOrders.got.data[].order_no");
  expect(found("numero orden")).toEqual(["listPublicOrders.got.data[].order_no"]);
});

test("an error is found by its code and by what it says", () => {
  expect(found("not_found")).toEqual(["error.not_found"]);
  expect(found("no existe")).toEqual(["error.not_found"]);
});

test("nothing is found by nothing, and at most twelve by anything", () => {
  expect(found("  ")).toEqual([]);
  expect(found("langosta")).toEqual([]);
  const many = Array.from({ length: 30 }, (_, index) => ({ ...entries[3], id: String(index) }));
  expect(searchGuide(many, "order_no")).toHaveLength(12);
});

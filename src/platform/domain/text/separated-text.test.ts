import { expect, test } from "vitest";
import { separatedText } from "./separated-text.ts";

test.each([
  ["sep=;\r\nProducto;Precio", ";"],
  ["\uFEFFSEP=,\nProducto;Precio", ","],
  ['"sep=;"\nProducto;Precio', ";"],
  ["sep=;;;\nProducto;Precio", ";"],
  ["sep=\t\nProducto;Precio", "\t"],
])("the first line that names the separator is no line of the table: %j", (csv, delimiter) => {
  expect(separatedText(csv)).toEqual({ text: "Producto;Precio", delimiter });
});

test.each([
  ["\uFEFFsepia;Precio\nsep=;", ";"],
  ["Producto;Precio\nTé;1,50\n", ";"],
  ["\r\nProducto\tPrecio\r\nTé\t1,50", "\t"],
  ['"Precio; con IVA, en\ndólares",Producto\n1.50,"a;b;c"', ","],
  ["Producto\nTé;verde", ","],
])("without such a line the separator is the one of the head: %j", (csv, delimiter) => {
  expect(separatedText(csv)).toEqual({ text: csv.replace(/^\uFEFF/, ""), delimiter });
});

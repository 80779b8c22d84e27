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

test("without such a line only the mark is taken off", () => {
  expect(separatedText("\uFEFFsepia;Precio\nsep=;")).toEqual({ text: "sepia;Precio\nsep=;", delimiter: "" });
});

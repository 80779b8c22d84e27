import { expect, test } from "vitest";
import { supplierItemKeys } from "./supplier-item-keys.ts";

test("a code names the goods, else the description does, whatever its case and accents", () => {
  const keys = supplierItemKeys([
    { code: " Qso-01", title: "Queso" },
    { code: null, title: "  CHICHARRÓN  molido" },
    { code: "QSO-01", title: "QUESO" },
    { code: "", title: "Repollo" },
  ]);
  expect(keys).toEqual(["code:qso-01", "title:chicharron molido", "code:qso-01", "title:repollo"]);
});

test("a code that a supplier gives to everything names nothing", () => {
  const keys = supplierItemKeys([
    { code: "02", title: "Destornillador" },
    { code: "02", title: "Cemento" },
    { code: "03", title: "Clavo" },
  ]);
  expect(keys).toEqual(["title:destornillador", "title:cemento", "code:03"]);
});

import { expect, test } from "vitest";
import { invoiceTypeOf } from "./invoice-type.ts";

test("a fiscal credit customer gets one, everybody else is a final consumer", () => {
  expect(invoiceTypeOf("CREDITO_FISCAL")).toBe("CREDITO_FISCAL");
  expect(invoiceTypeOf("CF")).toBe("CREDITO_FISCAL");
  for (const other of ["CONSUMIDOR_FINAL", "WALKIN", "", null]) {
    expect(invoiceTypeOf(other)).toBe("CONSUMIDOR_FINAL");
  }
});

import { expect, test } from "vitest";
import { holdsCardNumber } from "./card-number.ts";

test.each([
  "4111111111111111",
  "4111 1111 1111 1111",
  "5555-5555-5555-4444",
  "378282246310005",
  "visa 4111.1111.1111.1111 12/29",
  "4111 1111 1111 1111 123",
  "Lote 7: 6011000990139424",
])("a card's number is known however it is written: %s", (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

test.each([
  "",
  "000123",
  "4111",
  "**** 1111",
  "4111111111111112",
  "1234567890123452",
  "20261123-000045-0001",
  "5A1C62D0-9B4E-4C2B-8F6D-112233445566",
  "DTE-01-M001P001-000000000000001",
])("a voucher's is none: %s", (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

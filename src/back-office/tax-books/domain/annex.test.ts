import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import {
  type AnnexDocument,
  consumerDayRow,
  excludedRow,
  purchaseRow,
  taxpayerRow,
  voidedRow,
} from "./annex.ts";

const choices = { income: "3", classification: "1", sector: "4", cost: "5" };
const seal = "2026A1B2C3D4E5F60718293A4B5C6D7E8F90ABCD";
const credit: AnnexDocument = {
  day: "2026-11-05",
  kind: "03",
  control_number: "DTE-03-M001P001-000000000000010",
  generation_code: "525C3F8F-F6DA-4D20-BBF2-04C46C7ED149",
  seal,
  party_name: "Acoopaccsal; de R.L.",
  party_nrc: "1669449",
  party_number: "06142303181016",
  exempt: cents(0),
  not_subject: cents(0),
  taxed: cents(2500),
  vat: cents(325),
};
const number = "DTE03M001P001000000000000010";
const code = "525C3F8FF6DA4D20BBF204C46C7ED149";

test("annex 1: a crédito fiscal in 20 columns, net with its IVA apart", () => {
  const row = taxpayerRow(credit, choices);
  expect(row).toHaveLength(20);
  expect(row.join(";")).toBe(
    `05/11/2026;4;03;${number};${seal};${code};;1669449;Acoopaccsal; de R.L.;0.00;0.00;25.00;3.25;0.00;0.00;28.25;;1;3;1`,
  );
  // A buyer is named by NRC or NIT, never by both.
  expect(taxpayerRow({ ...credit, party_nrc: null }, choices)[7]).toBe("06142303181016");
});

test("annex 2: the consumers of a day in 23 columns", () => {
  const day = {
    day: "2026-11-05",
    first_code: "AAAA-1",
    last_code: "BBBB-2",
    exempt: cents(100),
    not_subject: cents(0),
    taxed: cents(1130),
    vat: cents(130),
  };
  const row = consumerDayRow(day, choices);
  expect(row).toHaveLength(23);
  expect(row.join(";")).toBe(
    "05/11/2026;4;01;N/A;N/A;N/A;N/A;AAAA1;BBBB2;;1.00;0.00;0.00;11.30;0.00;0.00;0.00;0.00;0.00;12.30;4;3;2",
  );
});

test("annexes 3 and 5: purchases in 21 columns, of sellers who are no taxpayers in 13", () => {
  const bought = purchaseRow({ ...credit, exempt: cents(100), not_subject: cents(50) }, choices);
  expect(bought).toHaveLength(21);
  expect(bought.slice(3).join(";")).toBe(
    `${code};1669449;Acoopaccsal; de R.L.;1.50;0.00;0.00;25.00;0.00;0.00;0.00;3.25;26.50;;1;1;4;5;3`,
  );
  const excluded = { ...credit, party_kind: "13", party_number: "01234567-8", total: cents(2500) };
  expect(excludedRow(excluded, choices)).toEqual([
    "2",
    "012345678",
    "Acoopaccsal; de R.L.",
    "05/11/2026",
    seal,
    code,
    "25.00",
    "0.00",
    "1",
    "1",
    "4",
    "5",
    "5",
  ]);
  expect(excludedRow({ ...excluded, party_kind: "36" }, choices)[0]).toBe("1");
  expect(excludedRow({ ...excluded, party_kind: "37" }, choices)[0]).toBe("3");
});

test("the annex of invalidated documents in 10 columns, the code with its hyphens", () => {
  expect(voidedRow(credit).join(";")).toBe(
    `${number};4;0;0;03;D;${seal};0;0;525C3F8F-F6DA-4D20-BBF2-04C46C7ED149`,
  );
});

test("what is only exempt or only not subject is another kind of operation", () => {
  const none = { ...credit, taxed: cents(0), vat: cents(0) };
  expect(taxpayerRow({ ...none, exempt: cents(100) }, choices)[17]).toBe("2");
  expect(taxpayerRow({ ...none, not_subject: cents(100) }, choices)[17]).toBe("3");
  expect(taxpayerRow(none, choices)[17]).toBe("1");
});

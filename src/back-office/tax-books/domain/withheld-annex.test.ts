import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { incomeRows, type WithheldAnnexRow, withheldRow } from "./withheld-annex.ts";
import { incomeBase } from "./withheld-list.ts";

const seal = "2026A1B2C3D4E5F60718293A4B5C6D7E8F90ABCD";
const row: WithheldAnnexRow = {
  day: "2026-11-05",
  kind: "07",
  control_number: "DTE-07-M001P001-000000000000010",
  generation_code: "525C3F8F-F6DA-4D20-BBF2-04C46C7ED149",
  seal,
  party_name: "Banco; S.A.",
  party_number: "06142303181016",
  party_nrc: "1669449",
  income_code: null,
  base: cents(15_000),
  amount: cents(150),
};
const code = "525C3F8FF6DA4D20BBF204C46C7ED149";
const number = "DTE07M001P001000000000000010";

test("annex 6: an advance of 2 % in 8 columns, without a kind of document", () => {
  const advance = { ...row, kind: "09", base: cents(100_000), amount: cents(2_000) };
  expect(withheldRow(advance, "advances").join(";")).toBe(
    `06142303181016;05/11/2026;${seal};${code};1000.00;20.00;;6`,
  );
});

test("annexes 7 and 8: withheld and perceived in 9 columns; a note is positive", () => {
  expect(withheldRow(row, "withheld").join(";")).toBe(
    `06142303181016;05/11/2026;07;${seal};${code};150.00;1.50;;7`,
  );
  const note = { ...row, kind: "05", base: cents(-15_000), amount: cents(-150) };
  expect(withheldRow(note, "perceived").join(";")).toBe(
    `06142303181016;05/11/2026;05;${seal};${code};150.00;1.50;;8`,
  );
});

test("annexes 9 and 10: 10 columns, the control number before the seal", () => {
  expect(withheldRow({ ...row, kind: "03" }, "perceived_by_us").join(";")).toBe(
    `06142303181016;05/11/2026;03;${number};${seal};${code};150.00;1.50;;9`,
  );
  expect(withheldRow(row, "withheld_by_us").join(";")).toBe(
    `06142303181016;05/11/2026;07;${number};${seal};${code};150.00;1.50;;10`,
  );
});

test("nine digits are a DUI in its own column; else the NRC stands for a NIT", () => {
  expect(withheldRow({ ...row, party_number: "045891234" }, "withheld")).toEqual([
    "",
    "05/11/2026",
    "07",
    seal,
    code,
    "150.00",
    "1.50",
    "045891234",
    "7",
  ]);
  expect(withheldRow({ ...row, party_number: null }, "withheld")[0]).toBe("1669449");
});

const choices = { incomeCode: "11", classification: "2", sector: "4", cost: "2" } as const;
const paid = {
  ...row,
  party_name: "Ana Rivas",
  party_number: "045891234",
  base: cents(28_000),
  amount: cents(2_800),
};

test("F-14: a person paid twice is one row of 23 columns, by kind of income", () => {
  const rent = { ...paid, income_code: "27", base: cents(50_000), amount: cents(5_000) } as const;
  const rows = incomeRows(
    [paid, rent, { ...paid, base: cents(2_000), amount: cents(200) }],
    "2026-11-01",
    choices,
  );
  expect(rows.map((each) => each.length)).toEqual([23, 23]);
  expect(rows[0]?.join(";")).toBe(
    "1;9300;Ana Rivas;;045891234;11;300.00;0.00;30.00;0.00;0.00;0.00;0.00;0.00;0.00;0.00;0.00;0.00;1;2;4;2;112026",
  );
  expect(rows[1]?.slice(5, 9)).toEqual(["27", "500.00", "0.00", "50.00"]);
  // Nobody can be named without a number.
  expect(incomeRows([{ ...paid, party_number: null }], "2026-11-01", choices)).toEqual([]);
});

test("income tax is withheld of the whole total, or of the service beside goods", () => {
  expect(incomeBase(cents(28_000), cents(2_800))).toBe(28_000);
  // 10 % of 33.35 is 3.335: rounded as the document does.
  expect(incomeBase(cents(3_335), cents(334))).toBe(3_335);
  expect(incomeBase(cents(40_000), cents(2_800))).toBe(28_000);
  expect(incomeBase(cents(10_000), cents(2_000))).toBe(10_000);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import {
  type CustomerLine,
  checkCustomerLines,
  customerColumns,
  linesOfRows,
  readCustomerLines,
} from "./customer-file.ts";

const today = calendarDate("2026-11-23");
const line = (over: Partial<CustomerLine> = {}): CustomerLine => ({
  line: 2,
  phone: "7000-0001",
  name: "Ana María",
  email: "ana@correo.example",
  birth_date: "1990-05-01 00:00:00",
  gender: "female",
  ...over,
});
const problemsOf = (over: Partial<CustomerLine>) =>
  checkCustomerLines([line(over)], today).problems.map(({ column, reason }) => `${column} ${reason}`);

test("the head stands exactly so, and blank rows are dropped", () => {
  const rows = [
    ["\uFEFFphone", "name", "email", "birth_date", "gender", ""],
    ["", " ", "\u200b"],
    ["7000"],
    [],
  ];
  expect(readCustomerLines(rows)).toEqual({
    lines: [{ line: 3, phone: "7000", name: "", email: "", birth_date: "", gender: "" }],
  });
});

test.each([
  [[["name", "phone", "email", "birth_date", "gender"], ["a"]], "column_mismatch"],
  [[["phone", "name", "email", "birth_date"], ["a"]], "column_mismatch"],
  [[["phone", "name", "email", "birth_date", "gender", "notes"], ["a"]], "column_mismatch"],
  [[[...customerColumns]], "no_data"],
  [[[...customerColumns], ["", ""], [" "]], "no_data"],
  [[], "no_data"],
  [[[""], []], "no_data"],
])("%j is no file of ours: %s", (rows, problem) => {
  expect(readCustomerLines(rows)).toEqual({ problem });
});

test("a line is kept as forms keep it; only the phone is needed", () => {
  const { customers, problems } = checkCustomerLines(
    [line(), line({ line: 3, name: "", email: "", birth_date: "", gender: "" })],
    today,
  );
  expect(problems).toEqual([]);
  expect(customers[0]).toEqual({
    line: 2,
    phone: "7000-0001",
    name: "Ana María",
    email: "ana@correo.example",
    birthDate: "1990-05-01",
    gender: "female",
  });
  expect(customers[1]).toMatchObject({ name: "", birthDate: "", gender: null });
});

test.each([
  [{ phone: "" }, "phone phone_required"],
  [{ phone: "\u200b" }, "phone phone_required"],
  [{ phone: "llamar" }, "phone phone_invalid"],
  [{ phone: "7".repeat(21) }, "phone phone_invalid"],
  [{ name: "a".repeat(10_000) }, "name too_long"],
  [{ name: "a\u0000b" }, "name control_characters"],
  [{ email: "ana@" }, "email email_invalid"],
  [{ birth_date: "01/05/1990" }, "birth_date birth_date_malformed"],
  [{ birth_date: "1990-02-30 00:00:00" }, "birth_date birth_date_malformed"],
  [{ birth_date: "1990-05-01 25:00:00" }, "birth_date birth_date_malformed"],
  [{ birth_date: "2026-11-24 00:00:00" }, "birth_date birth_date_invalid"],
  [{ birth_date: "1899-12-31" }, "birth_date birth_date_invalid"],
  [{ gender: "x" }, "gender gender_unknown"],
] as const)("%j is told: %s", (over, problem) => {
  expect(problemsOf(over)).toEqual([problem]);
});

test("marks of direction and the apostrophe of formulas are taken off", () => {
  const lines = linesOfRows([
    { phone: "'+503 7000-0001", name: "\u202eanA\u202c" },
    { phone: " ", name: null },
    { phone: "\u202a7000\u20110001\u202c" },
  ]);
  expect(lines.map((each) => each.line)).toEqual([2, 4]);
  expect(checkCustomerLines(lines, today).customers.map(({ phone, name }) => [phone, name])).toEqual([
    ["+503 7000-0001", "anA"],
    ["7000-0001", ""],
  ]);
});

test("what is found is told cut short", () => {
  const [problem] = checkCustomerLines([line({ name: "a".repeat(300) })], today).problems;
  expect(problem?.found).toHaveLength(40);
});

test("whatever the cells hold, a line is kept or told", () => {
  const cell = fc.string({ unit: "binary", maxLength: 60 });
  fc.assert(
    fc.property(cell, cell, cell, cell, cell, (phone, name, email, birth_date, gender) => {
      const { customers, problems } = checkCustomerLines(
        [{ line: 2, phone, name, email, birth_date, gender }],
        today,
      );
      if (problems.length > 0) return;
      expect(customers[0]?.phone.length).toBeLessThanOrEqual(20);
      expect(customers[0]?.name).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(customers[0]?.name.length).toBeLessThanOrEqual(250);
    }),
    { seed: 7 },
  );
});

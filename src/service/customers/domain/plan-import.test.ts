import fc from "fast-check";
import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import type { FileCustomer } from "./customer-file.ts";
import { type KnownCustomer, planCustomerImport } from "./plan-import.ts";

const line = (number: number, phone: string, over: Partial<FileCustomer> = {}): FileCustomer => ({
  line: number,
  phone,
  name: "",
  email: "",
  birthDate: "",
  gender: null,
  ...over,
});
const ana: KnownCustomer = {
  id: toId<"Customer">(1),
  phone: "7000-0001",
  type: "CONSUMIDOR_FINAL",
  name: "Ana",
  email: null,
  birthDate: "1990-05-01",
  gender: null,
};

test("a phone that is known in whatever spelling is told, and skipped", () => {
  const plan = planCustomerImport(
    [line(2, "+503 7000 0001", { name: "Otra" }), line(3, "7000-0002")],
    [ana],
    "skip",
  );
  expect(plan.added.map(({ phone }) => phone)).toEqual(["7000-0002"]);
  expect([plan.updated, plan.skipped]).toEqual([[], 1]);
  expect(plan.doubles).toEqual([
    { line: 2, phone: "+503 7000 0001", name: "Otra", known: ana, firstLine: null },
  ]);
});

test("updating replaces what the line says and leaves what it does not", () => {
  const plan = planCustomerImport([line(2, "70000001", { email: "ana@correo.example" })], [ana], "update");
  expect(plan.updated).toEqual([{ ...ana, email: "ana@correo.example" }]);
  expect(planCustomerImport([line(2, "70000001", { name: "Ana" })], [ana], "update")).toMatchObject({
    updated: [],
    skipped: 1,
  });
});

test("a business keeps its name and gets nothing of a person", () => {
  const business: KnownCustomer = { ...ana, type: "CREDITO_FISCAL", birthDate: null };
  const said = { name: "Otra", email: "a@b.example", birthDate: "1990-01-01", gender: "male" } as const;
  expect(planCustomerImport([line(2, ana.phone, said)], [business], "update").updated).toEqual([
    { ...business, email: "a@b.example" },
  ]);
});

test("a phone that stands in the file twice is one customer", () => {
  const lines = [
    line(2, "7000-0002", { name: "Luz" }),
    line(3, "70000002", { name: "Luz Marina", gender: "female" }),
  ];
  expect(planCustomerImport(lines, [], "skip").added).toEqual([lines[0]]);
  const plan = planCustomerImport(lines, [], "update");
  expect(plan.added).toEqual([{ ...lines[0], name: "Luz Marina", gender: "female" }]);
  expect(plan.doubles.map(({ firstLine }) => firstLine)).toEqual([2]);
});

test("whatever the file, each phone is added once or known", () => {
  const phone = fc.constantFrom("7000-0001", "+503 7000 0001", "70000002", "7000 0002", "2222-0003");
  const lines = fc
    .array(fc.tuple(phone, fc.constantFrom("", "Ana", "Luz")))
    .map((all) => all.map(([spelt, name], place) => line(place + 2, spelt, { name })));
  fc.assert(
    fc.property(lines, fc.constantFrom("skip" as const, "update" as const), (all, choice) => {
      const plan = planCustomerImport(all, [ana], choice);
      const keys = plan.added.map(({ phone: spelt }) => spelt.replace(/\D/g, "").slice(-8));
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).not.toContain("70000001");
      expect(plan.added.length + plan.doubles.length).toBe(all.length);
      expect(plan.skipped).toBeLessThanOrEqual(plan.doubles.length);
    }),
    { seed: 7 },
  );
});

import { expect, test } from "vitest";
import { customerDisplayName, customerSearchTerms, customerSearchText } from "./customer-search.ts";

const found = (customer: Parameters<typeof customerSearchText>[0], typed: string) => {
  const words = customerSearchText(customer).split(" ");
  const terms = customerSearchTerms(typed);
  return terms.length > 0 && terms.every((term) => words.some((word) => word.startsWith(term)));
};

const ana = { phone: "+503 7000-1234", name: "Ana María Núñez" };

test.each([
  "ana",
  "MARIA",
  "nunez",
  "Núñ",
  "ana nun",
  "nuñez ana",
  "7000",
  "70001234",
  "7000 1234",
  "7000-12",
  "1234",
  "503 7000 1234",
  "+503",
])("%s finds her", (typed) => {
  expect(found(ana, typed)).toBe(true);
});

test.each(["na", "aria", "ana lopez", "7001", "0001", "", "  ", "-"])("%s does not", (typed) => {
  expect(found(ana, typed)).toBe(false);
});

test("a business is found by its name, NIT and document too", () => {
  const business = {
    phone: "2222-0000",
    name: "El Comal",
    businessName: "El Comal, S.A.",
    nit: "0614-010190-101-3",
    docNumber: "",
  };
  expect(found(business, "comal")).toBe(true);
  expect(found(business, "06140101901013")).toBe(true);
  expect(customerSearchText(business)).toBe("el comal s a 22220000 2222 0000 06140101901013");
});

test("an address, a number with letters and a name of signs are looked for", () => {
  expect(customerSearchTerms("Colonia 3")).toEqual(["colonia", "3"]);
  expect(customerSearchTerms("7000 ext 2")).toEqual(["7000", "ext", "2"]);
  expect(customerSearchTerms("a b c d e f g h")).toHaveLength(6);
  expect(customerSearchTerms("%_'")).toEqual([]);
});

test("somebody without a name is called by the phone", () => {
  expect(customerDisplayName({ name: null, phone: "7000-0000" })).toBe("7000-0000");
  expect(customerDisplayName({ name: "Ana", phone: "7000-0000" })).toBe("Ana");
});

test("a name without spaces is found from each of its letters on", () => {
  const yamada = { phone: "7000-1111", name: "山田太郎" };
  expect(["山田", "太郎", "郎"].map((typed) => found(yamada, typed))).toEqual([true, true, true]);
  expect(customerSearchText(yamada)).toBe("山田太郎 田太郎 太郎 郎 70001111 7000 1111");
  const dal = { phone: "7000-2222", name: "दाल राम" };
  expect(["दाल", "राम", "दूल"].map((typed) => found(dal, typed))).toEqual([true, true, false]);
  expect(found({ phone: "7000-3333", name: "أحمد مصطفى" }, "احمد مصطفي")).toBe(true);
});

test("a phone that is typed on another keyboard is looked for in western digits", () => {
  expect(customerSearchTerms("７０００－１２３４")).toEqual(["70001234"]);
  expect(customerSearchTerms("٧٠٠٠")).toEqual(["7000"]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUSE_NAME, isHouseName, SHORT_NAME, signInNameOf } from "./user-name.ts";

test.each([
  ["Pupusería La Ceiba", 1, "pupuseria-la-ceiba"],
  ["Pupusería La Ceiba", 2, "pupuseria-la-ceiba-2"],
  ["  ¡El Ñandú!  ", 1, "el-nandu"],
  ["Pupusería y Restaurante El Maquilishuat", 1, "el-maquilishuat"],
  ["Cafetería y Restaurante El Sol", 1, "restaurante-el-sol"],
  ["Anticonstitucionalísimamente", 1, "anticonstitucionalisimam"],
  ["餐厅", 1, "restaurante"],
])("%s (%i) signs in as %s", (store, number, name) => {
  expect(signInNameOf(store, number)).toBe(name);
});

test("whatever a restaurant is called, its people have a name that is no address", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 9_999 }), (store, number) => {
      const username = `rosa@${signInNameOf(store, number)}`;
      expect(username).toMatch(HOUSE_NAME);
      expect(username).not.toMatch(/@.*\./);
    }),
  );
});

test("an address is no name of a restaurant, and a name alone is no username", () => {
  expect(isHouseName("rosa@la-ceiba")).toBe(true);
  expect(isHouseName("rosa@laceiba.com")).toBe(false);
  expect(isHouseName("rosa")).toBe(false);
  expect(SHORT_NAME.test("juan.perez")).toBe(true);
  expect(SHORT_NAME.test("juan perez")).toBe(false);
});

import { expect, test, vi } from "vitest";
import { isEmail, isPhone } from "./contact.ts";

test.each([
  "7",
  "+503 7000-0000",
  "2222 1111 ext 4",
  "(2)2,2.2^2*2?2$2#2_2",
  "22221111x5",
  "12345678901234567890",
])("%s is a phone number", (text) => {
  expect(isPhone(text)).toBe(true);
});

test.each(["", "   ", "123456789012345678901", "7000 e", "7000;1", "llamar", "7000\n0000", "EXT 5"])(
  "%j is none",
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);

test("an address has one @ and a domain with a dot", () => {
  for (const email of ["a@b.sv", "ana.maria+x@correo.com.sv", "josé@ñandú.sv"])
    expect(isEmail(email)).toBe(true);
  for (const wrong of [
    "",
    "a",
    "a@b",
    "a@@b.sv",
    "a b@c.sv",
    "a@b..sv",
    ".a@b.sv",
    "a@b.sv.",
    "@b.sv",
    "a,b@c.sv",
    "a@b.sv;c@d.sv",
    "<a@b.sv>",
  ]) {
    expect([wrong, isEmail(wrong)]).toEqual([wrong, false]);
  }
  expect(isEmail(`${"a".repeat(95)}@b.sv`)).toBe(true);
  expect(isEmail(`${"a".repeat(96)}@b.sv`)).toBe(false);
});

test("a text beyond the longest number or address is refused by its length", () => {
  const reading = vi.spyOn(RegExp.prototype, "test");
  const answers = [isPhone("7000"), isPhone("ext".repeat(100_000)), isEmail(`${"a.".repeat(100_000)}@`)];
  const lengths = reading.mock.calls.map(([text]) => text.length);
  reading.mockRestore();
  expect(answers).toEqual([true, false, false]);
  expect(lengths).toEqual(["7000".length]);
});

import { expect, test } from "vitest";
import { decidePassword } from "./password.ts";

const common = new Set(["password1", "contraseña"]);

test("8 to 128 characters, counted as people do", () => {
  expect(decidePassword("1234567", common)).toEqual({ ok: false, reason: "password_too_short" });
  expect(decidePassword("🥑".repeat(7), common)).toEqual({ ok: false, reason: "password_too_short" });
  expect(decidePassword("pupusas!", common)).toEqual({ ok: true });
  expect(decidePassword("x".repeat(128), common)).toEqual({ ok: true });
  expect(decidePassword("x".repeat(129), common)).toEqual({ ok: false, reason: "password_too_long" });
});

test("a common password is refused in any case, spaces are part of a password", () => {
  expect(decidePassword("PassWord1", common)).toEqual({ ok: false, reason: "password_too_common" });
  expect(decidePassword("CONTRASEÑA", common)).toEqual({ ok: false, reason: "password_too_common" });
  expect(decidePassword(" password1", common)).toEqual({ ok: true });
});

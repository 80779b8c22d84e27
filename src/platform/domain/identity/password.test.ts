import { expect, test } from "vitest";
import { decidePassword, passwordContextWords } from "./password.ts";

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

test("words that people try first are the product, the name and the address", () => {
  const words = passwordContextWords({ name: "María de la Paz", username: "mpaz.cocina@lacasa.com" });
  expect(words).toEqual(["comanda", "maria", "mpaz", "cocina", "lacasa"]);
});

test("such a word with a few characters around it is too easy", () => {
  const words = passwordContextWords({ name: "María Rivas", username: "mrivas@lacasa.com" });
  const tooCommon = { ok: false, reason: "password_too_common" };
  expect(decidePassword("Comanda2026", common, words)).toEqual(tooCommon);
  expect(decidePassword("MARÍA-1990", common, words)).toEqual(tooCommon);
  expect(decidePassword("mariarivas12", common, words)).toEqual(tooCommon);
  expect(decidePassword("lacasa!!", common, words)).toEqual(tooCommon);
  expect(decidePassword("maria come pupusas", common, words)).toEqual({ ok: true });
  expect(decidePassword("fr!j0les", common, words)).toEqual({ ok: true });
});

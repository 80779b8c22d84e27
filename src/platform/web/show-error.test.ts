import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { ApiError } from "./api-error.ts";
import { failureText, refusedAddressText, verdictText } from "./show-error.ts";

const refused = (...messages: string[]) =>
  new ApiError("invalid_input", "Revise los campos marcados.", {
    status: 400,
    fields: messages.map((message, no) => ({ field: `f${no}`, code: "malformed", message })),
  });

beforeAll(async () => {
  await i18next.init({ lng: "es", resources: { es: { translation: wordsOf("es").catalogue } } });
});

test.each([
  [["Termina antes de comenzar."], "Termina antes de comenzar."],
  [
    ["Es demasiado largo.", "Escriba una fecha.", "Es demasiado largo."],
    "Es demasiado largo. Escriba una fecha.",
  ],
  [[], "Revise los campos marcados."],
])("a refusal of %j is told as %s where no field can be marked", (messages, told) => {
  expect(refusedAddressText(refused(...messages))).toBe(told);
  expect(refusedAddressText(refused(...messages), "platformTenants.load_failed")).toBe(told);
});

test("a verdict is not passed on what nobody has answered", () => {
  const unanswered = new ApiError("offline", "No llegó respuesta.", { status: 0 });
  expect(failureText(unanswered, "payments.failure")).toBe(
    "No se pudo hacer. Intente de nuevo más tarde. No llegó respuesta.",
  );
  expect(verdictText(unanswered, "payments.discount.failure")).toBe("No llegó respuesta.");
  expect(verdictText(refused(), "payments.discount.failure")).toBe("Revise los campos marcados.");
  expect(verdictText(new Error("?"), "payments.discount.failure")).toBe(
    "Este código de descuento no es válido.",
  );
});

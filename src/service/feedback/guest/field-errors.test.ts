import { expect, test } from "vitest";
import { Refusal } from "#service/guest-menu/guest/api.ts";
import { fieldErrors } from "./field-errors.ts";

const t = (key: string) => key;
const refused = (...fields: string[]) =>
  new Refusal(400, { code: "invalid_input", fields: fields.map((field) => ({ field, code: "malformed" })) });

test("every field that the page shows is told what is wrong; any other is told of all", () => {
  expect(fieldErrors(refused("remarks", "email"), false, t)).toEqual({
    remarks: "err_text_invalid",
    email: "err_email_invalid",
  });
  expect(fieldErrors(refused("birthdate", "_ref"), false, t)).toEqual({
    birthdate: "err_birth_date_invalid",
    general: "err_invalid_input",
  });
  expect(fieldErrors(refused("name", "phone"), true, t)).toEqual({ general: "err_invalid_input" });
  expect(fieldErrors(new Refusal(409, { code: "feedback_given" }), false, t)).toEqual({
    general: "err_feedback_given",
  });
  expect(fieldErrors(new Error("no answer"), false, t)).toEqual({ general: "err_unanswered" });
});

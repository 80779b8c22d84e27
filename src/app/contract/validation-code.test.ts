import { expect, test } from "vitest";
import { z } from "zod";
import { clientUuid, day, instant, optionalText, text, typedMoney } from "#platform/contract/wire.ts";
import { languages } from "#platform/domain/text/languages.ts";
import { wordsOf } from "../words/word-catalogues.ts";
import { saying, type ValidationCode, validationCode } from "./validation-code.ts";

type Refused = readonly [schema: z.ZodType, input: unknown, code: ValidationCode];

/** For each kind of refusal that zod knows, values that meet it. A kind that a later zod adds does not type-check here. */
const refused = {
  invalid_type: [
    [z.string(), undefined, "required"],
    [z.number(), null, "required"],
    [z.number(), "", "required"],
    [z.number(), "12", "malformed"],
    [z.number(), Number.NaN, "not_a_number"],
    [z.date(), new Date(Number.NaN), "malformed"],
  ],
  too_big: [
    [z.string().max(1), "ab", "too_long"],
    [z.array(z.string()).max(0), ["a"], "too_long"],
    [z.number().max(1), 2, "too_large"],
    [z.number().int(), 2 ** 60, "too_large"],
    [z.bigint().max(1n), 2n, "too_large"],
    [z.date().max(new Date(0)), new Date(1), "too_large"],
    [z.set(z.string()).max(0), new Set(["a"]), "too_large"],
  ],
  too_small: [
    [z.string().min(1), "", "required"],
    [z.string().min(8), "ab", "too_short"],
    [z.array(z.string()).min(1), [], "required"],
    [z.array(z.string()).min(2), ["a"], "too_short"],
    [z.number().min(1), 0, "too_small"],
    [text(10), "\u200b\u200e", "required"],
  ],
  invalid_format: [
    [z.email(), "ana", "not_an_email"],
    [day, "2026-02-30", "not_a_date"],
    [instant, "today", "not_a_date"],
    [clientUuid, "5f0c", "malformed"],
    [z.string().regex(/^a$/), "b", "malformed"],
    [z.string().regex(/^a$/), "", "required"],
  ],
  not_multiple_of: [[z.number().multipleOf(2), 3, "malformed"]],
  unrecognized_keys: [[z.strictObject({}), { a: 1 }, "malformed"]],
  invalid_union: [[z.union([z.string(), z.boolean()]), 1, "malformed"]],
  invalid_key: [[z.record(z.string().max(1), z.string()), { ab: "x" }, "malformed"]],
  invalid_element: [[z.map(z.object({}), z.string()), new Map([[{}, 1]]), "malformed"]],
  invalid_value: [
    [z.enum(["a", "b"]), "c", "not_a_choice"],
    [z.literal("a"), "c", "not_a_choice"],
    [z.enum(["a", "b"]), "", "not_a_choice"],
  ],
  custom: [
    [z.string().refine(() => false), "a", "malformed"],
    [z.string().refine(() => false, saying("required")), "a", "required"],
    [z.string().refine(() => false, { params: { code: "no_such_code" } }), "a", "malformed"],
    [day, "0001-01-01", "not_a_date"],
    [instant, "0001-01-01T00:00:00Z", "not_a_date"],
    [typedMoney(), -1, "too_small"],
    [typedMoney(), 1e12, "too_large"],
  ],
} as const satisfies Record<z.core.$ZodIssue["code"], readonly Refused[]>;

const cases = Object.entries<readonly Refused[]>(refused).flatMap(([kind, list]) =>
  list.map(([schema, input, code], index) => [`${kind} ${index + 1}: ${code}`, schema, input, code] as const),
);

test.for(cases)("%s has words in every language", ([, schema, input, code]) => {
  const parsed = z.safeDecode(schema, input as never, { reportInput: true });
  const codes = parsed.error?.issues.map(validationCode) ?? [];
  expect(codes).toContain(code);
  for (const language of languages)
    for (const each of codes)
      expect(wordsOf(language).catalogue.validation[each]).toMatch(/[\p{L}\p{M}]{2}.*[.。।]/u);
});

test("each kind is met by what is listed for it", () => {
  for (const [kind, list] of Object.entries<readonly Refused[]>(refused))
    for (const [schema, input] of list)
      expect(z.safeDecode(schema, input as never).error?.issues[0]?.code, kind).toBe(kind);
});

test("a text that may be empty is empty when nobody could see it", () => {
  expect(z.decode(optionalText(10), "\u200b\u202e")).toBe("");
  expect(z.decode(optionalText(10), " \u200fAna ")).toBe("Ana");
});

import { expect, test } from "vitest";
import { z } from "zod";
import { clientMessages } from "#platform/contract/events.ts";
import { displayMessages } from "#service/customer-display/contract/customer-display.ts";
import { allRoutes } from "../../../contract/routes.ts";
import { routeName } from "../call.ts";
import { textSchemas } from "../schema-walk.ts";

/** Marks that turn the line in which a text stands (U+202E and its like), and texts of the shapes that fields take. */
const MARKS = ["\u061c", "\u200e", "\u200f", "\u202a", "\u202b", "\u202d", "\u202e", "\u2066", "\u2069"];
const shapes = [
  "Ana",
  "ana@restaurante.test",
  "7000-1234",
  "12345678",
  "0614-230316-102-3",
  "1210",
  "P001",
  "es",
  "a",
  "1",
];

/** Fields that take what they get as it is, with why nobody reads it in a line of others. */
const asTheyAre: Readonly<Record<string, string>> = {
  password: "a secret, compared by its bytes",
  oldPassword: "a secret",
  newPassword: "a secret",
  certificatePassword: "a secret",
  token: "made by the server and compared",
  key: "made by the program that asks, and compared",
  approval: "made by the server and compared",
  version: "made by the server and compared",
  puzzle: "made by the server and compared",
  solution: "a number that a browser found",
  uniqueId: "made by the server and compared",
  website: "filled in by robots only, and dropped",
  certificate: "a file",
  dte: "a document as its issuer signed it",
  csv: "a file; its cells are cleaned where they are read",
  receptor_json: "the fields of `receptor` as JSON text, cleaned as those are",
  payload: "the fields of the purchase as JSON text, cleaned as those are",
};

/** What comes in from outside, by its name: the bodies of all routes, and the messages of sockets. */
const inputs: [name: string, schema: z.ZodType | undefined][] = [
  ...[...allRoutes.values()].map((definition): [string, z.ZodType | undefined] => [
    routeName(definition),
    definition.body,
  ]),
  ...Object.entries({ ...clientMessages, ...displayMessages }),
];

/** Their fields, by input and name. */
const fields = inputs.flatMap(([input, schema]) =>
  textSchemas(schema).map(({ path, schema: text }) => ({
    place: `${input} ${path.join(".")}`,
    name: String(path.findLast((part) => part !== 0) ?? ""),
    text,
  })),
);

/** Tells whether some text goes through the schema with a mark in it. */
const letsThrough = (schema: z.ZodType): boolean =>
  shapes.some((shape) =>
    MARKS.some((mark) =>
      [`${shape}${mark}`, `${mark}${shape}`, `${shape.slice(0, 1)}${mark}${shape.slice(1)}`].some((typed) => {
        const parsed = z.safeDecode(schema, typed as never);
        return parsed.success && typeof parsed.data === "string" && parsed.data.includes(mark);
      }),
    ),
  );

test("no text that is stored turns the line in which it stands", () => {
  const turning = fields.filter(({ name, text }) => asTheyAre[name] === undefined && letsThrough(text));
  expect(turning.map(({ place }) => place)).toEqual([]);
  expect(fields.length).toBeGreaterThan(150);
  expect(fields.map(({ place }) => place)).toContain("till_shows view.lines.0.title");
});

test("the suite would find a field that keeps such a mark", () => {
  expect(letsThrough(z.string().trim().max(40))).toBe(true);
});

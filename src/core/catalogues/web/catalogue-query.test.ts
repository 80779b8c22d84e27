import { expect, test } from "vitest";
import { acceptedEntries, catalogueKey, catalogueText, storedCatalogue } from "./catalogue-query.ts";

const HOUR = 3_600_000;
const now = 1_800_000_000_000;
const entries = [{ code: "06", name: "San Salvador" }];
const accept = (entry: unknown) => {
  const { code, name } = entry as Partial<(typeof entries)[number]>;
  return code && name ? { code, name } : null;
};

test("what was kept is read back for a day, and then no more", () => {
  const text = catalogueText(entries, now);
  expect(storedCatalogue(text, now, accept)).toEqual(entries);
  expect(storedCatalogue(text, now + 24 * HOUR - 1, accept)).toEqual(entries);
  expect(storedCatalogue(text, now + 24 * HOUR, accept)).toBeNull();
  expect(storedCatalogue(text, now - 1, accept)).toBeNull();
});

test("nothing, another version, another shape and an empty list are loaded anew", () => {
  const other = JSON.stringify({ version: "v1", savedAt: now, entries });
  for (const text of [null, "", "{", "null", "[]", other, catalogueText([], now)])
    expect(storedCatalogue(text, now, accept), String(text)).toBeNull();
  expect(catalogueKey("departments")).toBe("catalogue.v2.departments");
});

test("entries without a code or a name are left out", () => {
  expect(
    acceptedEntries([{ code: "06" }, { name: "x" }, { code: "", name: "x" }, ...entries], accept),
  ).toEqual(entries);
});

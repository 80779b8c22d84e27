import { expect, test } from "vitest";
import { AppError } from "./app-error.ts";
import { refuseStaleEdit, versionOf } from "./edit-version.ts";

test("equal content has one version, whatever the order of its fields", () => {
  expect(versionOf({ title: "Bar", rate: 13 })).toBe(versionOf({ rate: 13, title: "Bar" }));
  expect(versionOf({ title: "Bar", rate: 13 })).not.toBe(versionOf({ title: "Bar", rate: 14 }));
  expect(versionOf({ title: "Bar", rate: null })).not.toBe(versionOf({ title: "Bar" }));
});

test("an edit of what changed meanwhile is refused with the version to save over", () => {
  const current = { title: "Bar" };
  expect(() => refuseStaleEdit(versionOf(current), current)).not.toThrow();
  expect(() => refuseStaleEdit(undefined, current)).not.toThrow();
  const refused = () => refuseStaleEdit(versionOf({ title: "Cocina" }), current);
  expect(refused).toThrow(AppError);
  try {
    refused();
  } catch (error) {
    expect(error).toMatchObject({
      code: "changed_meanwhile",
      options: { details: { version: versionOf(current) } },
    });
  }
});

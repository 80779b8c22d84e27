import { expect, test } from "vitest";
import { beginWithSaved, mergeEdits } from "./merge-edits.ts";

const begun = { title: "Café", price: 150, tags: ["frío"], version: "1" };

test("what is typed here stays, and what somebody else changed meanwhile is not undone", () => {
  const mine = { ...begun, title: "Café negro" };
  const saved = { ...begun, price: 175, version: "2" };
  expect(mergeEdits(begun, mine, saved)).toEqual({
    values: { title: "Café negro", price: 175, tags: ["frío"], version: "2" },
    conflicting: [{ field: "price", saved: 175, mine: undefined }],
  });
});

test("a field that both changed is told with both", () => {
  const mine = { ...begun, price: 160, tags: ["frío", "nuevo"] };
  const saved = { ...begun, price: 175, tags: ["nuevo"], version: "2" };
  const { values, conflicting } = mergeEdits(begun, mine, saved);
  expect(values).toEqual({ ...mine, version: "2" });
  expect(conflicting).toEqual([
    { field: "price", saved: 175, mine: 160 },
    { field: "tags", saved: ["nuevo"], mine: ["frío", "nuevo"] },
  ]);
});

test("what both typed alike is no conflict", () => {
  const same = { ...begun, price: 175 };
  expect(mergeEdits(begun, same, { ...same, version: "2" })).toEqual({
    values: { ...same, version: "2" },
    conflicting: [],
  });
});

test("what was typed while the form was sent is kept, and differs from what is saved", () => {
  const form = { initial: begun, values: { ...begun, price: 175, title: "Café negro" } };
  const saved = { ...begun, price: 175, version: "2" };
  beginWithSaved(
    {
      getValues: () => form.values,
      setInitialValues: (initial) => Object.assign(form, { initial }),
      setValues: (values) => Object.assign(form, { values }),
    },
    { ...begun, price: 175 },
    saved,
  );
  expect(form).toEqual({ initial: saved, values: { ...saved, title: "Café negro" } });
});

import { expect, test } from "vitest";
import { reportGroups } from "./report-groups.ts";
import { reportViews } from "./report-kind.ts";

test("each report is offered once", () => {
  expect(Object.values(reportGroups).flat().toSorted()).toEqual(reportViews.toSorted());
});

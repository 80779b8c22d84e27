import type { UseQueryResult } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { listState } from "./list-frame.tsx";

const listed = (part: Partial<UseQueryResult>) => listState({ data: [], ...part } as UseQueryResult);

test("a list fades while it still shows what was asked before, not whenever it is read anew", () => {
  expect(listed({ isFetching: true, isPlaceholderData: false })).toEqual({
    status: "ready",
    refreshing: false,
  });
  expect(listed({ isFetching: true, isPlaceholderData: true })).toEqual({
    status: "ready",
    refreshing: true,
  });
});

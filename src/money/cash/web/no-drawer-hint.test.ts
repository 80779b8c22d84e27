import { expect, test } from "vitest";
import { noDrawerHint } from "./no-drawer-hint.ts";

type Desk = Parameters<typeof noDrawerHint>[0];

function hint(isRequired: boolean, ...drawers: [isEnabled: boolean, isOpen: boolean][]) {
  return noDrawerHint({
    drawers: drawers.map(([is_enabled, isOpen]) => ({
      is_enabled,
      open: isOpen ? {} : null,
    })) as Desk["drawers"],
    rules: { is_session_required: isRequired } as Desk["rules"],
  });
}

test("opening a drawer is proposed only where one is closed", () => {
  expect(hint(true, [true, true], [true, false])).toBe("cash.hint.required");
  expect(hint(false, [true, false])).toBe("cash.hint.unbound");
});

test("where others have every drawer, that is said", () => {
  expect(hint(true, [true, true], [true, true], [false, false])).toBe("cash.hint.required_taken");
  expect(hint(false, [true, true])).toBe("cash.hint.unbound_taken");
});

test("a restaurant without a drawer in use is told to add one", () => {
  expect(hint(true, [false, false])).toBe("cash.no_drawers_hint");
});

import { expect, test } from "vitest";
import { placePopover } from "./place-popover.ts";

const view = { width: 400, height: 800 };
const box = { width: 200, height: 300 };

test("it goes under its anchor, edge to edge", () => {
  const anchor = { top: 100, bottom: 144, left: 40, right: 340 };
  expect(placePopover(anchor, box, view, { align: "start" })).toMatchObject({ top: 148, left: 40 });
  expect(placePopover(anchor, box, view, { align: "end" })).toMatchObject({ top: 148, left: 140 });
});

test("read from the right, its edges are the other ones", () => {
  const anchor = { top: 100, bottom: 144, left: 40, right: 340 };
  const at = (align: "start" | "end") => placePopover(anchor, box, view, { align, isRightToLeft: true });
  expect(at("start")).toMatchObject({ top: 148, left: 140 });
  expect(at("end")).toMatchObject({ top: 148, left: 40 });
});

test("read from the right, a long menu opens to the right, or left at the edge", () => {
  const long = { width: 250, height: 500 };
  const wide = { width: 1024, height: 768 };
  const edges = { align: "end", isRightToLeft: true } as const;
  const inTheMiddle = { top: 330, bottom: 374, left: 500, right: 544 };
  expect(placePopover(inTheMiddle, long, wide, edges)).toMatchObject({ top: 260, left: 548 });
  const atRight = { ...inTheMiddle, left: 960, right: 1004 };
  expect(placePopover(atRight, long, wide, edges)).toMatchObject({ top: 260, left: 706 });
});

test("an anchor whose sides are getters is placed as any other", () => {
  class Rect {
    get top() {
      return 100;
    }
    get bottom() {
      return 144;
    }
    get left() {
      return 40;
    }
    get right() {
      return 340;
    }
  }
  expect(placePopover(new Rect(), box, view, { align: "start" })).toEqual({
    top: 148,
    left: 40,
    maxHeight: 644,
  });
});

test("near the bottom it goes above", () => {
  const anchor = { top: 700, bottom: 744, left: 40, right: 340 };
  expect(placePopover(anchor, box, view, { align: "start" }).top).toBe(396);
});

test("it never leaves the window", () => {
  const atRight = placePopover({ top: 0, bottom: 44, left: 380, right: 424 }, box, view, { align: "start" });
  expect(atRight.left + box.width).toBeLessThanOrEqual(view.width);
  expect(placePopover({ top: 0, bottom: 44, left: 0, right: 44 }, box, view, { align: "end" }).left).toBe(8);
});

test("beside an anchor that was pushed out of the window it stays in sight", () => {
  const below = { top: 1_300, bottom: 1_344, left: 40, right: 340 };
  expect(placePopover(below, box, view, { align: "start" })).toEqual({ top: 496, left: 40, maxHeight: 788 });
  const above = { ...below, top: -400, bottom: -356 };
  expect(placePopover(above, box, view, { align: "start" })).toEqual({ top: 4, left: 40, maxHeight: 788 });
});

test("a list higher than the room scrolls in it", () => {
  const place = placePopover(
    { top: 300, bottom: 344, left: 0, right: 44 },
    { width: 200, height: 2_000 },
    view,
    { align: "start" },
  );
  expect(place.top + place.maxHeight).toBe(792);
});

test("a menu that fits neither above nor below stands beside its button, whole", () => {
  const long = { width: 250, height: 500 };
  const wide = { width: 1024, height: 768 };
  const atRight = { top: 330, bottom: 374, left: 960, right: 1004 };
  expect(placePopover(atRight, long, wide, { align: "end" })).toEqual({
    top: 260,
    left: 706,
    maxHeight: 752,
  });
  const atLeft = { ...atRight, left: 20, right: 64 };
  expect(placePopover(atLeft, long, wide, { align: "end" })).toMatchObject({ top: 260, left: 68 });
  expect(placePopover(atRight, long, wide, { align: "start" })).toMatchObject({ top: 378, maxHeight: 382 });
  const onPhone = { top: 330, bottom: 374, left: 160, right: 204 };
  expect(placePopover(onPhone, long, { width: 390, height: 768 }, { align: "end" })).toMatchObject({
    top: 378,
    maxHeight: 382,
  });
});

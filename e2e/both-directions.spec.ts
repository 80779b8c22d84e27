import type { Locator, Page } from "@playwright/test";
import type { Language } from "#platform/domain/text/languages.ts";
import { sizes } from "./support/device.ts";
import { openScreen, test } from "./support/every-screen.ts";
import { expect } from "./support/journey.ts";
import { speak } from "./support/speak.ts";

/** Where things stand in a language that is read from the right, and how lines of other scripts are set: measured, not looked at. */
test.describe.configure({ mode: "parallel" });

const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;

async function expectFromLeft(parts: readonly Locator[]): Promise<void> {
  const lefts: number[] = [];
  for (const part of parts) lefts.push(await leftOf(part));
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
}

/** Px between the side where a column ends and the text of each of its cells, in a language that is read from the right. */
const roomAtTheEnd = (page: Page) =>
  page.locator('main td[data-align="end"]').evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const side = cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
      return Math.round(text.getBoundingClientRect().left - side);
    }),
  );

test("the frame is mirrored in Arabic, and amounts end where their column does", async ({ walker }) => {
  const page = await walker.pageOf("admin", "ar");
  await page.setViewportSize(sizes.desktop);
  // Words, numbers alone and units in both scripts stand below each other here.
  await openScreen(page, "/dashboard/inventory");
  expect(await leftOf(page.getByRole("navigation").first())).toBeGreaterThan(
    await leftOf(page.getByRole("main")),
  );
  const room = await roomAtTheEnd(page);
  expect(room.length).toBeGreaterThan(20);
  expect(room.filter((px) => px > 1)).toEqual([]);
});

/** Latin names that end with a point, and whether a browser draws it at their right end. */
const lastPoints = (page: Page) =>
  page.locator("main td, main td *").evaluateAll((parts) =>
    parts
      .flatMap((part) => [...part.childNodes])
      .flatMap((node) => {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "";
        if (!/^[A-Z].*[A-Z]\.$/.test(text)) return [];
        const rightOf = (at: number) => {
          const letter = document.createRange();
          letter.setStart(node, at);
          letter.setEnd(node, at + 1);
          return letter.getBoundingClientRect().right;
        };
        return [{ text, isRight: rightOf(text.length - 1) > rightOf(text.length - 2) }];
      }),
  );

test("in a cell, and in a box inside one, a Latin name ends with its point in Arabic", async ({ walker }) => {
  const page = await walker.pageOf("admin", "ar");
  await page.setViewportSize(sizes.desktop);
  await openScreen(page, "/dashboard/customers?view=owing");
  await expect.poll(async () => (await lastPoints(page)).length).toBeGreaterThan(0);
  expect((await lastPoints(page)).filter(({ isRight }) => !isRight)).toEqual([]);
});

test("a control number that is cut on a phone keeps its beginning in Arabic", async ({ walker }) => {
  const page = await walker.pageOf("admin", "ar");
  await page.setViewportSize(sizes.phone);
  await openScreen(page, "/dashboard/accounting?period=last_7days");
  const code = page.getByRole("main").getByText(/^DTE-/).first();
  const [first, line] = await Promise.all([
    code.evaluate((part) => {
      const letter = document.createRange();
      letter.setStart(part.firstChild ?? part, 0);
      letter.setEnd(part.firstChild ?? part, 1);
      return letter.getBoundingClientRect().left;
    }),
    code.evaluate((part) => part.closest("button, li")?.getBoundingClientRect().left ?? Number.NaN),
  ]);
  expect(first).toBeGreaterThan(line - 1);
});

test("a room and a keypad are the same in Arabic", async ({ walker }) => {
  const page = await walker.pageOf("admin", "ar");
  await openScreen(page, "/dashboard/orders?view=floor");
  for (const size of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(size);
    await expectFromLeft(["Mesa 1", "Mesa 2"].map((name) => page.getByText(name, { exact: true })));
  }
  await openScreen(page, "/dashboard/inventory/counts/open");
  await page.getByRole("main").getByRole("button", { name: "Frijoles rojos de seda" }).first().click();
  const pad = page
    .getByRole("dialog")
    .getByRole("group")
    .filter({ has: page.getByText("7", { exact: true }) });
  for (const row of ["123", "456", "789"])
    await expectFromLeft([...row].map((digit) => pad.getByRole("button", { name: digit, exact: true })));
});

/** Height of a line as a part of the letters', and how the text of a page is broken and spaced. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const { lineHeight, fontSize, wordBreak } = getComputedStyle(document.body);
    const spaces = [...document.querySelectorAll("main *")].map(
      (part) => getComputedStyle(part).letterSpacing,
    );
    return {
      height: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
      wordBreak,
      spaces: [...new Set(spaces)].filter((space) => space !== "normal" && space !== "0px"),
    };
  });

test("lines have the height and the breaks of their script", async ({ walker }) => {
  const page = await walker.pageOf("admin");
  await page.setViewportSize(sizes.desktop);
  await openScreen(page, "/dashboard/home");
  const lines: readonly (readonly [Language, number, string])[] = [
    ["ar", 1.6, "normal"],
    ["hi", 1.6, "normal"],
    ["ja", 1.45, "auto-phrase"],
    ["ko", 1.45, "keep-all"],
  ];
  for (const [language, height, wordBreak] of lines) {
    await speak(page, language);
    await expect
      .poll(() => linesOf(page), language)
      .toEqual({ height: expect.closeTo(height), wordBreak, spaces: [] });
  }
  await speak(page, "es");
  expect(await linesOf(page)).toMatchObject({ height: expect.closeTo(1.45), wordBreak: "normal" });
});

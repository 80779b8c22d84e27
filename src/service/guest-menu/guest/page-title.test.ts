import { expect, test } from "vitest";
import { guestWordsOf } from "#app/words/guest-words.ts";
import { pageTitle } from "./page-title.ts";

const { guests: words } = guestWordsOf("es");
const menu = { storeSettings: { store_name: "El Comal" } } as never;

test("each page has a title of its own, with the restaurant's name first", () => {
  const views = ["menu", "cart", "bill", "order", "feedback", "thanks"] as const;
  const titles = views.map((view) => pageTitle({ menu, words }, view));
  expect(new Set(titles).size).toBe(views.length);
  for (const title of titles) expect(title).toMatch(/^El Comal · ./);
  expect(titles[1]).toContain(words.your_order);
});

test("a page without a menu is named for what it says", () => {
  expect(pageTitle({ menu: "broken", words }, "menu")).toBe(words.broken_title);
  expect(pageTitle({ menu: "success", words }, "menu")).toBe(words.success_title);
});

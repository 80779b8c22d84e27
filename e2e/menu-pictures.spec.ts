import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

/** A picture of ten by ten points, and something that is none. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR42mPQ6w7HgxhGpbEhAEmyakH+Xh02AAAAAElFTkSuQmCC",
  "base64",
);
const files = {
  "foto.png": picture,
  "latte_frio (2).PNG": picture,
  "Capuchino.png": picture,
  "sin nombre.png": picture,
  "Moca.png": Buffer.from("no"),
};

test("pictures are dragged onto an item, or find theirs by their names @further", async ({
  emptyRestaurant,
  visit,
  callAs,
}) => {
  const api = await callAs(emptyRestaurant.owner);
  expect((await api.post("/api/v1/setup/starting-menu", { data: { menu: "cafeteria" } })).ok()).toBe(true);
  const page = await visit({ at: "/dashboard/settings/menu-items", as: emptyRestaurant.owner });
  const card = (title: string) => page.getByRole("article", { name: title, exact: true });
  const drag = await dragsFiles(page);
  await drag(card("Espresso"), ["foto.png"]);
  await expect(card("Espresso").locator("img")).toBeVisible();
  await expect(page.getByText(say("menuItems.pictures.saved", { count: 1 }))).toBeVisible();

  const several = ["latte_frio (2).PNG", "Capuchino.png", "sin nombre.png", "Moca.png"] as const;
  await drag(page.getByRole("heading", { level: 1 }), several, async () => {
    await expect(page.getByText(say("menuItems.pictures.drop"))).toBeVisible();
  });
  await expect(page.getByText(say("menuItems.pictures.drop"))).toHaveCount(0);
  for (const title of ["Latte frío", "Capuchino"]) await expect(card(title).locator("img")).toBeVisible();
  await expect(page.getByText(say("menuItems.pictures.unknown", { names: "sin nombre.png" }))).toBeVisible();
  await expect(card("Moca").locator("img")).toHaveCount(0);
});

type FileName = keyof typeof files;

/** Returns what drags files from the device over a place and lets them go there, as the browser itself is told of it. */
async function dragsFiles(page: Page) {
  const client = await page.context().newCDPSession(page);
  const pathOf = (name: string) => test.info().outputPath(name);
  for (const [name, bytes] of Object.entries(files)) await writeFile(pathOf(name), bytes);
  return async (place: Locator, names: readonly FileName[], meanwhile?: () => Promise<void>) => {
    await place.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const drag = (type: "dragEnter" | "dragOver" | "drop") =>
      client.send("Input.dispatchDragEvent", {
        type,
        x: x + width / 2,
        y: y + height / 2,
        data: { items: [], files: names.map(pathOf), dragOperationsMask: 1 },
      });
    await drag("dragEnter");
    await drag("dragOver");
    await meanwhile?.();
    await drag("drop");
  };
}

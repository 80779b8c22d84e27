import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { chooseOnBoard, completeOf, expectLiveAndEmpty, startOf, ticketOf } from "./support/board.ts";
import { cuttableLine } from "./support/cuttable-line.ts";
import { expect, test } from "./support/journey.ts";
import { zoneAtNoon } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

const takeaway = { deliveryType: "takeaway", tableId: null } as const;

/** Counts the tones of a device and keeps what it asks to stay awake, from its first screen on. */
async function watchDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function begin(this: OscillatorNode, ...when) {
      const { dataset } = document.documentElement;
      dataset.tones = String(Number(dataset.tones ?? 0) + 1);
      start.apply(this, when);
    };
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = (type) => {
      document.documentElement.dataset.awake = type;
      return request(type);
    };
  });
}

/** Orders that come within a moment of a tone, the one of the button too, make no second one. */
const skipTheMomentAfterATone = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1_000;
  });

const tones = async (page: Page) => Number((await page.locator("html").getAttribute("data-tones")) ?? 0);

test("a new order is heard and flashes, silence is kept, and the screen stays on", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("waiter"));
  const board = await visit({ as: await restaurant.hire("cook"), size: "tablet" });
  await watchDevice(board);
  await board.goto("/dashboard/kitchen");
  await expectLiveAndEmpty(board);
  await expect(board.locator("html")).toHaveAttribute("data-awake", "screen");
  const unmute = board.getByRole("button", { name: say("kitchen.tool.unmute") });
  // Any touch lets the board be heard, where the browser had blocked it.
  await chooseOnBoard(board, say("kitchen.tool.mute"));
  await expect(board.getByText(say("kitchen.tool.silent"))).toHaveCount(0);
  await unmute.click();
  await expect.poll(() => tones(board)).not.toBe(0);
  const before = await tones(board);
  await skipTheMomentAfterATone(board);
  const { tokenNo } = await sendOrder(till, restaurant, [dishes.carne(restaurant)], takeaway);
  await expect(ticketOf(board, tokenNo)).toHaveAttribute("data-new", "true");
  await expect.poll(() => tones(board)).toBe(before + 2);
  await chooseOnBoard(board, say("kitchen.tool.mute"));
  await board.reload();
  await expect(unmute).toBeVisible();
  await expect(board.getByText(say("shell.online"))).toBeVisible();
  await expect(ticketOf(board, tokenNo)).toBeVisible();
  await sendOrder(till, restaurant, [dishes.carne(restaurant)], takeaway);
  await expect(ticketOf(board, tokenNo + 1)).toHaveAttribute("data-new", "true");
  expect(await tones(board)).toBe(0);
  await unmute.click();
  await expect(unmute).toHaveCount(0);
});

test("a board that could not be loaded says so in red after 15 seconds @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("waiter"));
  await sendOrder(till, restaurant, [dishes.carne(restaurant)]);
  const board = await visit({ as: await restaurant.hire("cook"), size: "tablet" });
  await board.clock.install();
  await board.goto("/dashboard/kitchen");
  await expect(ticketOf(board, 1)).toBeVisible();
  const clock = new Intl.DateTimeFormat("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone: zoneAtNoon,
  });
  const times = [Date.now(), Date.now() + 60_000].map((at) => clock.format(at).replace(/\s/g, " "));
  await expect(
    board
      .getByRole("banner")
      .or(board.locator("header"))
      .getByText(new RegExp(times.join("|"))),
  ).toBeVisible();
  await expect(board.getByText(new RegExp(say("kitchen.feed.fresh", { seconds: "\\d+ s" })))).toBeVisible();
  // Told its changes it is current, however long ago it was loaded.
  await board.clock.fastForward("00:16");
  await expect(board.getByText(new RegExp(say("kitchen.feed.fresh", { seconds: "[0-9] s" })))).toBeVisible();
  let failures = 0;
  await board.route(/\/api\/v1\/kitchen(\?|$)/, (route) => {
    failures += 1;
    return route.abort();
  });
  const refresh = () => chooseOnBoard(board, say("common.refresh"));
  await refresh();
  // Tried again twice before it counts as failed.
  await expect.poll(() => failures).toBe(3);
  await board.clock.fastForward("00:16");
  const banner = board
    .getByRole("alert")
    .filter({ hasText: say("kitchen.feed.stale_banner", { age: "" }).slice(0, 20) });
  await expect(banner).toBeVisible();
  await expect(ticketOf(board, 1)).toContainText("Carne asada");
  await board.unrouteAll({ behavior: "ignoreErrors" });
  await refresh();
  await expect(banner).toHaveCount(0);
});

test("a board that lost its line says so, and catches up by itself when it is back", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("waiter"));
  const board = await visit({ as: await restaurant.hire("cook"), size: "tablet" });
  const line = await cuttableLine(board);
  await board.goto("/dashboard/kitchen");
  await expect(board.getByText(say("shell.online"))).toBeVisible();
  const firstBox = await board.getByRole("main").boundingBox();
  await line.cut();
  const lost = board.getByRole("button", { name: new RegExp(say("shell.offline")) });
  await expect(lost).toBeVisible();
  // It is said in one place, and nothing gives way to it.
  await expect(board.getByText(say("shell.lost"))).toHaveCount(1);
  expect(await board.getByRole("main").boundingBox()).toEqual(firstBox);
  await expectAccessible(board, "board without a line");
  await sendOrder(till, restaurant, [dishes.carne(restaurant)]);
  await line.mend();
  await expect(lost).toHaveCount(0);
  await expect(ticketOf(board, 1)).toContainText("Carne asada");
});

test("what is held is grey and turns by itself when its minutes are over @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("waiter"));
  const board = await visit({ as: await restaurant.hire("cook"), size: "tablet" });
  await board.clock.install();
  await board.goto("/dashboard/kitchen");
  await expectLiveAndEmpty(board);
  await restaurant.run("update store_settings set course_minutes = 15 where tenant_id = $1");
  const drink = { ...dishes.horchata(restaurant), course: 1 };
  const dish = { ...dishes.carne(restaurant), course: 2, hold: true };
  const { tokenNo } = await sendOrder(till, restaurant, [drink, dish]);
  const ticket = ticketOf(board, tokenNo);
  await expect(ticket).toHaveAttribute("data-look", "held");
  await expect(ticket.getByText(say("kitchen.ticket.held"), { exact: true })).toBeVisible();
  await expect(ticket.getByRole("time")).toHaveCount(0);
  await expect(startOf(ticket, "Carne asada")).toHaveCount(0);
  await board.clock.fastForward("15:05");
  await expect(ticket).toHaveAttribute("data-look", "waiting");
  await expect(ticket.getByText("0min")).toBeVisible();
  await expect(startOf(ticket, "Carne asada")).toBeVisible();
});

/** What of each ticket on a board is seen, and how large its words are. */
const ticketsSeen = (board: Page) =>
  board.getByRole("article").evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const sizeOf = (text: string) => {
        const all = [...card.querySelectorAll("li span, h2, time, p")].filter(
          (element) => element.textContent === text,
        );
        return Math.max(0, ...all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
      };
      return {
        isWhole: top >= 0 && bottom <= innerHeight,
        title: sizeOf("Carne asada a"),
        place: sizeOf(card.querySelector("p")?.textContent ?? ""),
      };
    }),
  );

test("tablets show six tickets of four dishes, a desktop ten @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("waiter"));
  for (let token = 1; token <= 12; token += 1) {
    const four = ["a", "b", "c", "d"].map((notes) => ({ ...dishes.carne(restaurant), notes }));
    await sendOrder(till, restaurant, four, takeaway);
  }
  await restaurant.run(
    "update order_lines set notes = null, title = title || ' ' || notes where tenant_id = $1",
  );
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook") });
  await expect(board.getByRole("article")).toHaveCount(12);
  // A touch lets the board be heard, and the bar that asks for it goes.
  await board.getByRole("heading", { level: 1 }).click();
  await expect(board.getByText(say("kitchen.tool.silent"))).toHaveCount(0);
  for (const { width, height, least } of [
    { width: 1440, height: 900, least: 10 },
    { width: 1280, height: 800, least: 6 },
    { width: 1024, height: 768, least: 6 },
  ]) {
    await board.setViewportSize({ width, height });
    const whole = async () => (await ticketsSeen(board)).filter(({ isWhole }) => isWhole).length;
    await expect.poll(whole, { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(least);
    const seen = (await ticketsSeen(board)).filter(({ isWhole }) => isWhole);
    for (const { title, place } of seen) {
      expect(title).toBeGreaterThanOrEqual(20);
      expect(place).toBeGreaterThanOrEqual(18);
    }
  }
  const sizeOf = async () => {
    const box = await ticketOf(board, 2).boundingBox();
    return box && { width: box.width, height: box.height };
  };
  const before = await sizeOf();
  for (const dish of ["a", "b", "c", "d"]) await startOf(ticketOf(board, 2), `Carne asada ${dish}`).click();
  for (const dish of ["a", "b", "c", "d"])
    await expect(completeOf(ticketOf(board, 2), `Carne asada ${dish}`)).toBeVisible();
  expect(await sizeOf()).toEqual(before);
  // When all are late, the row of the head has the most to say; on a tablet held upright it has the least room.
  await restaurant.run(
    "update order_lines set created_at = now() - interval '25 minutes' where tenant_id = $1",
  );
  await board.setViewportSize({ width: 768, height: 1024 });
  await board.reload();
  await expect(board.getByText(say("kitchen.late_count", { count: 12 }))).toBeVisible();
  await expect.poll(() => screenFaults(board)).toEqual([]);
  await board.setViewportSize({ width: 1024, height: 768 });
  const menu = board.getByRole("navigation", { name: say("ui.mainMenu") });
  await expect(menu).toBeVisible();
  await chooseOnBoard(board, say("platform.full_screen.fill"));
  await expect(menu).toBeHidden();
  await chooseOnBoard(board, say("platform.full_screen.leave"));
  await expect(menu).toBeVisible();
});

test("nothing pulses faster than three times a second @further", async ({ restaurant, callAs, visit }) => {
  const till = await callAs(await restaurant.hire("waiter"));
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  await expectLiveAndEmpty(board);
  await sendOrder(till, restaurant, [dishes.carne(restaurant)], takeaway);
  await expect(ticketOf(board, 1)).toHaveAttribute("data-new", "true");
  /** Milliseconds between two bright moments of everything that moves on the ticket. */
  const periods = () =>
    ticketOf(board, 1).evaluate((card) =>
      card.getAnimations({ subtree: true }).map((animation) => {
        const frames =
          animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes().length : 0;
        // Two frames and the first again make one pulse.
        return Number(animation.effect?.getComputedTiming().duration) / Math.max(1, (frames - 1) / 2);
      }),
    );
  /** Milliseconds from one bright moment of its edge to the next, and the looks it has in them. */
  const pulse = () =>
    ticketOf(board, 1).evaluate(
      (card) =>
        new Promise<{ period: number; looks: number }>((resolve) => {
          const beats: { at: number; look: string }[] = [];
          new MutationObserver(() => {
            beats.push({ at: performance.now(), look: getComputedStyle(card).outline });
            const [first, , third] = beats;
            if (first && third)
              resolve({ period: third.at - first.at, looks: new Set(beats.map(({ look }) => look)).size });
          }).observe(card.ownerDocument, { attributeFilter: ["data-beat"], subtree: true });
        }),
    );
  expect(await periods()).toEqual([]);
  expect((await pulse()).looks).toBe(1);
  await board.emulateMedia({ reducedMotion: "no-preference" });
  await sendOrder(till, restaurant, [dishes.carne(restaurant)], takeaway);
  await expect(ticketOf(board, 2)).toHaveAttribute("data-new", "true");
  for (const period of await periods()) expect(period).toBeGreaterThanOrEqual(1_000 / 3);
  const { period, looks } = await pulse();
  expect(period).toBeGreaterThanOrEqual(1_000 / 3);
  expect(looks).toBe(2);
});

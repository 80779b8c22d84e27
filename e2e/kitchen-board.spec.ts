import type { Page } from "@playwright/test";
import { fireCourse } from "../src/contract/courses.ts";
import type { AccountId } from "../src/domain/ids.ts";
import { completeOf, dishOf, expectLiveAndEmpty, startOf, ticketOf } from "./support/board.ts";
import { callRoute } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import { zoneAtNoon } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

const takeaway = { deliveryType: "takeaway", tableId: null } as const;

/** Counts the tones of a device and keeps what it asks to stay awake, from the next load of the page on. */
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
  await page.reload();
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
  visit,
}) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  const board = await visit({
    at: "/dashboard/kitchen",
    as: await restaurant.hire("cook"),
    size: "tablet",
  });
  await watchDevice(board);
  await expectLiveAndEmpty(board);
  await expect(board.locator("html")).toHaveAttribute("data-awake", "screen");
  const unlock = board.getByRole("button", { name: say("kitchen.tool.unlock") });
  const mute = board.getByRole("button", { name: say("kitchen.tool.mute") });
  await unlock.or(mute).click();
  const unmute = board.getByRole("button", { name: say("kitchen.tool.unmute") });
  if (await unmute.isVisible()) await unmute.click();
  await expect(mute).toBeVisible();
  await expect.poll(() => tones(board)).not.toBe(0);
  const before = await tones(board);
  await skipTheMomentAfterATone(board);
  const { tokenNo } = await sendOrder(till.request, restaurant, [dishes.carne(restaurant)], takeaway);
  await expect(ticketOf(board, tokenNo)).toHaveAttribute("data-new", "true");
  await expect.poll(() => tones(board)).toBe(before + 2);
  await mute.click();
  await board.reload();
  await expect(unmute).toBeVisible();
  await expect(board.getByText(say("shell.online"))).toBeVisible();
  await expect(ticketOf(board, tokenNo)).toBeVisible();
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant)], takeaway);
  await expect(ticketOf(board, tokenNo + 1)).toHaveAttribute("data-new", "true");
  expect(await tones(board)).toBe(0);
});

test("a board that could not be loaded says so in red after 15 seconds, and what it showed stays", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant)]);
  const board = await visit({ at: "/dashboard/profile", as: await restaurant.hire("cook"), size: "tablet" });
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
  await expect(board.getByText(new RegExp(say("kitchen.feed.fresh", { seconds: "\\d+" })))).toBeVisible();
  // Told its changes it is current, however long ago it was loaded.
  await board.clock.fastForward("00:16");
  await expect(board.getByText(new RegExp(say("kitchen.feed.fresh", { seconds: "[0-9]\\b" })))).toBeVisible();
  let failures = 0;
  await board.route(/\/api\/v1\/kitchen(\?|$)/, (route) => {
    failures += 1;
    return route.abort();
  });
  const refresh = board.getByRole("button", { name: say("kitchen.tool.refresh") });
  await refresh.click();
  // Tried again twice before it counts as failed.
  await expect.poll(() => failures).toBe(3);
  await board.clock.fastForward("00:16");
  const banner = board
    .getByRole("alert")
    .filter({ hasText: say("kitchen.feed.stale_banner", { age: "" }).slice(0, 20) });
  await expect(banner).toBeVisible();
  await expect(ticketOf(board, 1)).toContainText("Carne asada");
  await board.unrouteAll({ behavior: "ignoreErrors" });
  await refresh.click();
  await expect(banner).toHaveCount(0);
});

test("taps of one ticket go one after another, those of another ticket do not wait for them", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  await sendOrder(
    till.request,
    restaurant,
    [dishes.carne(restaurant), dishes.quesadilla(restaurant)],
    takeaway,
  );
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant)], takeaway);
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  const [first, second] = [ticketOf(board, 1), ticketOf(board, 2)];
  await expect(startOf(second, "Carne asada")).toBeVisible();
  const requests: string[] = [];
  const firstRequest = Promise.withResolvers<void>();
  await board.route(/\/api\/v1\/kitchen\/\d+/, async (route) => {
    requests.push(new URL(route.request().url()).pathname);
    if (requests.length === 1) await firstRequest.promise;
    await route.continue();
  });
  await startOf(first, "Carne asada").click();
  await startOf(first, "Quesadilla").click();
  await startOf(second, "Carne asada").click();
  await expect(completeOf(first, "Carne asada")).toBeVisible();
  await expect(completeOf(first, "Quesadilla")).toBeVisible();
  await expect.poll(() => requests.length).toBe(2);
  const statuses = () =>
    restaurant.run<{ status: string }>("select status from order_lines where tenant_id = $1 order by id");
  await expect
    .poll(statuses)
    .toEqual([{ status: "created" }, { status: "created" }, { status: "preparing" }]);
  firstRequest.resolve();
  await expect.poll(() => requests.length).toBe(3);
  await expect.poll(statuses).toEqual(Array.from({ length: 3 }, () => ({ status: "preparing" })));
});

test("identical lines are one, done with one tap; hours are told; what is done or cancelled is not shown", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  const cart = [
    dishes.carne(restaurant),
    { ...dishes.carne(restaurant), notes: "término medio" },
    dishes.carne(restaurant, 2),
  ];
  await sendOrder(till.request, restaurant, cart, takeaway);
  await sendOrder(
    till.request,
    restaurant,
    [dishes.quesadilla(restaurant), dishes.carne(restaurant)],
    takeaway,
  );
  await sendOrder(till.request, restaurant, [dishes.quesadilla(restaurant)], takeaway);
  await restaurant.run(
    `update order_lines l set created_at = now() - interval '65 minutes'
     from orders o where l.tenant_id = $1 and o.tenant_id = $1 and o.id = l.order_id and o.token_no = 1`,
  );
  await restaurant.run(
    `update order_lines l set status = case when o.token_no = 3 then 'delivered' else 'cancelled' end
     from orders o where l.tenant_id = $1 and o.tenant_id = $1 and o.id = l.order_id and l.title = 'Quesadilla'`,
  );
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  const ticket = ticketOf(board, 1);
  await expect(ticket.getByText("1h 5m")).toBeVisible();
  await expect(ticket).toHaveAttribute("data-look", "late");
  await startOf(ticket, "Carne asada", 3).click();
  await expect(completeOf(ticket, "Carne asada", 3)).toBeVisible();
  await expect(startOf(ticket, "Carne asada", 1)).toBeVisible();
  await expect(ticketOf(board, 2)).not.toContainText("Quesadilla");
  await expect(ticketOf(board, 3)).toHaveCount(0);
  const begun = () =>
    restaurant.run(
      "select count(*)::integer as lines from order_lines where tenant_id = $1 and status = 'preparing'",
    );
  await expect.poll(begun).toEqual([{ lines: 2 }]);
});

test("of two devices that print by themselves one prints a new order and each fired course, and whoever only looks on says nothing of dishes", async ({
  restaurant,
  visit,
}) => {
  const cook = await restaurant.hire("cook");
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  const boards = await Promise.all(
    [1, 2].map(() => visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" })),
  );
  for (const board of boards) {
    await board.getByRole("button", { name: say("kitchen.station.choose") }).click();
    await board.getByRole("menuitem", { name: say("kitchen.station.print_new") }).click();
    await expect(board.getByText(say("kitchen.station.printing"))).toBeVisible();
    await expectLiveAndEmpty(board);
  }
  const opens = Promise.race(boards.map((board) => board.waitForEvent("popup")));
  const held = { ...dishes.quesadilla(restaurant), course: 2, hold: true };
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant), held], takeaway);
  const paper = await opens;
  await expect(paper.getByText("Carne asada")).toBeVisible();
  await expect(paper.getByText("Quesadilla")).toHaveCount(0);
  await expect(paper.getByText(say("kitchen.paper.duplicate"))).toHaveCount(0);
  for (const board of boards) {
    await expect(dishOf(ticketOf(board, 1), "Quesadilla")).toBeVisible();
    await expect(startOf(ticketOf(board, 1), "Quesadilla")).toHaveCount(0);
  }
  const opensAgain = Promise.race(boards.map((board) => board.waitForEvent("popup")));
  const [account] = await restaurant.run<{ id: AccountId }>("select id from accounts where tenant_id = $1");
  if (!account) throw new Error("the order has an account");
  await callRoute(till.request, fireCourse, { body: { account: account.id, course: 2 } });
  const second = await opensAgain;
  await expect(second.getByText(say("kitchen.course.title", { course: 2 }))).toBeVisible();
  await expect(second.getByText("Quesadilla")).toBeVisible();
  await expect(second.getByText("Carne asada")).toHaveCount(0);
  for (const board of boards) await expect(startOf(ticketOf(board, 1), "Quesadilla")).toBeVisible();
  const copies = await restaurant.run("select copy_no from ticket_prints where tenant_id = $1 order by 1");
  expect(copies).toEqual([{ copy_no: 1 }, { copy_no: 2 }]);
  const display = await visit({
    at: "/dashboard/kitchen",
    as: await restaurant.hireWith(["KITCHEN_DISPLAY"]),
    size: "tablet",
  });
  await expect(startOf(ticketOf(display, 1), "Carne asada")).toBeVisible();
  await expect(dishOf(ticketOf(display, 1), "Carne asada")).toHaveCount(0);
});

test("what is held is grey and without a clock, and turns by itself when its minutes are over", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  await board.clock.install();
  await board.reload();
  await expectLiveAndEmpty(board);
  await restaurant.run("update store_settings set course_minutes = 15 where tenant_id = $1");
  const drink = { ...dishes.horchata(restaurant), course: 1 };
  const dish = { ...dishes.carne(restaurant), course: 2, hold: true };
  const { tokenNo } = await sendOrder(till.request, restaurant, [drink, dish]);
  const ticket = ticketOf(board, tokenNo);
  await expect(ticket).toHaveAttribute("data-look", "held");
  await expect(ticket.getByText(say("kitchen.ticket.held"), { exact: true })).toBeVisible();
  await expect(ticket.getByRole("time")).toHaveCount(0);
  await expect(startOf(ticket, "Carne asada")).toHaveCount(0);
  await board.clock.fastForward("15:05");
  await expect(ticket).toHaveAttribute("data-look", "waiting");
  await expect(ticket.getByText("0m")).toBeVisible();
  await expect(startOf(ticket, "Carne asada")).toBeVisible();
});

test("the board fills the screen, and leaves it again", async ({ restaurant, visit }) => {
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  const menu = board.getByRole("navigation", { name: say("ui.mainMenu") });
  await expect(menu).toBeVisible();
  await board.getByRole("button", { name: say("platform.full_screen.fill") }).click();
  const leave = board.getByRole("button", { name: say("platform.full_screen.leave") });
  await expect(leave).toBeVisible();
  await expect(menu).toBeHidden();
  await leave.click();
  await expect(menu).toBeVisible();
});

test("six tickets of four dishes are seen at 1280 × 800 and at 1024 × 768, in figures and words for two metres", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  for (let token = 1; token <= 6; token += 1) {
    const four = ["a", "b", "c", "d"].map((notes) => ({ ...dishes.carne(restaurant), notes }));
    await sendOrder(till.request, restaurant, four, takeaway);
  }
  await restaurant.run(
    "update order_lines set notes = null, title = title || ' ' || notes where tenant_id = $1",
  );
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook") });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
  ]) {
    await board.setViewportSize(size);
    await expect(ticketOf(board, 6)).toBeVisible();
    const seen = await board.getByRole("article").evaluateAll((cards) =>
      cards.map((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        const sizeOf = (text: string) => {
          const all = [...card.querySelectorAll("li span, h2, time, p")].filter(
            (element) => element.textContent === text,
          );
          return Math.max(0, ...all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
        };
        const place = card.querySelector("p")?.textContent ?? "";
        return {
          isWhole: top >= 0 && bottom <= innerHeight,
          title: sizeOf("Carne asada a"),
          place: sizeOf(place),
        };
      }),
    );
    expect(seen).toHaveLength(6);
    for (const { isWhole, title, place } of seen) {
      expect(isWhole).toBe(true);
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
  await expect(board.getByText(say("kitchen.late_count", { count: 6 }))).toBeVisible();
  await expect.poll(() => screenFaults(board)).toEqual([]);
});

test("nothing pulses faster than three times a second, and nothing at all for who wants no motion", async ({
  restaurant,
  visit,
}) => {
  const till = await visit({ at: "/dashboard/profile", as: await restaurant.hire("waiter") });
  const board = await visit({ at: "/dashboard/kitchen", as: await restaurant.hire("cook"), size: "tablet" });
  await expectLiveAndEmpty(board);
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant)], takeaway);
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
  await sendOrder(till.request, restaurant, [dishes.carne(restaurant)], takeaway);
  await expect(ticketOf(board, 2)).toHaveAttribute("data-new", "true");
  for (const period of await periods()) expect(period).toBeGreaterThanOrEqual(1_000 / 3);
  const { period, looks } = await pulse();
  expect(period).toBeGreaterThanOrEqual(1_000 / 3);
  expect(looks).toBe(2);
});

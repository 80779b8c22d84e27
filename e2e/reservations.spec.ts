import type { Locator, Page } from "@playwright/test";
import { reservationPage } from "#app/words/es/guests.ts";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import { addReservation } from "#service/reservations/contract/reservations.ts";
import { createCustomer } from "../db/seeds/store.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { callRoute, sizes } from "./support/device.ts";
import { expect, test } from "./support/journey.ts";
import { type Restaurant, zoneAtNoon } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

const address = "/dashboard/reservation";

/** Today as the restaurant's wall shows it, written as people do. */
const today = () => wallDateOf(Date.now(), zoneAtNoon).split("-").reverse().join("/");

const addGuest = (restaurant: Restaurant, name: string, phone: string) =>
  restaurant.db.inTenant(restaurant.tenantId, (tx) => createCustomer(tx, { name, phone }));

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const bookingDialog = (page: Page) => page.getByRole("dialog", { name: say("reservations.add") });
const cardOf = (page: Page, name: string) => page.getByRole("article", { name: new RegExp(`^${name}`) });

interface Booking {
  readonly guest: string;
  /** `HH:MM` of 24 hours. */
  readonly time: string;
  readonly table: RegExp;
  /** How long the table is kept; left out: as long as is usual. */
  readonly minutes?: number;
}

/** Fills the form of a new reservation for today and sends it. */
async function book(page: Page, { guest, time, table, minutes }: Booking): Promise<Locator> {
  await page.getByRole("button", { name: say("reservations.add") }).click();
  const dialog = bookingDialog(page);
  await dialog.getByText(say("common.choose_a_customer"), { exact: true }).click();
  const search = page.getByRole("combobox", { name: say("customers.search.label") });
  await search.fill(guest);
  await expect(page.getByRole("option", { name: new RegExp(guest) })).toBeVisible();
  await search.press("Enter");
  await expect(dialog.getByText(guest)).toBeVisible();
  await dialog.getByRole("textbox", { name: say("common.date") }).fill(today());
  await dialog.getByLabel(new RegExp(`^${say("common.time")}`)).fill(time);
  const kept = dialog.getByRole("textbox", { name: say("reservations.form.duration") });
  await expect(kept).toHaveValue("90");
  if (minutes !== undefined) await kept.fill(String(minutes));
  await dialog.getByRole("combobox", { name: say("common.table") }).click();
  await page.getByRole("option", { name: table }).click();
  await dialog.getByRole("button", { name: say("reservations.form.book"), exact: true }).click();
  return dialog;
}

test("two people book one table, the second takes another @further", async ({ restaurant, visit }) => {
  await addGuest(restaurant, "Ana Beltrán", "7111-2222");
  await addGuest(restaurant, "Bruno Cruz", "7333-4444");
  const host = await visit({ at: address, as: await restaurant.hire("manager") });
  const phone = await visit({ at: address, as: await restaurant.hireWith(["RESERVATIONS"]) });
  await expect(host.getByText(say("reservations.empty"))).toBeVisible();

  await expect(
    await book(host, { guest: "Ana Beltrán", time: "19:00", table: /^Mesa 1/, minutes: 60 }),
  ).toHaveCount(0);
  await expect(cardOf(host, "Ana Beltrán")).toContainText("7:00 PM");
  // Told, without touching anything.
  await expect(cardOf(phone, "Ana Beltrán")).toContainText("Mesa 1");

  const refused = await book(phone, { guest: "Bruno Cruz", time: "19:30", table: /^Mesa 1/ });
  await expect(refused.getByText(/^Mesa 1 está reservada/)).toBeVisible();
  // The form said so before it was sent.
  await expect(refused.getByText(/^Mesa 1 ya está reservada de .*Ana Beltrán/)).toBeVisible();
  await expect(refused.getByRole("button", { name: "8:00 PM" })).toBeInViewport({ ratio: 1 });
  await expect(refused.getByRole("button", { name: say("reservations.refusal.despite") })).toHaveCount(0);
  await expectAccessible(phone, "a refused booking");
  await refused.getByRole("button", { name: /^Mesa 2/ }).click();
  await expect(refused).toHaveCount(0);
  await expect(cardOf(host, "Bruno Cruz")).toContainText("Mesa 2");

  await host.getByRole("tab", { name: say("reservations.views.timeline") }).click();
  const ana = host.getByRole("button", { name: /^Ana Beltrán/ });
  await expect(ana).toHaveAccessibleName(/7:00 PM.*Mesa 1/);
  await expectAccessible(host, "the timeline");
  // However far the track is scrolled, an arrow is a quarter of an hour, with Shift half of one.
  await host
    .getByRole("region", { name: say("reservations.timeline.label") })
    .evaluate((track) => track.scrollTo({ left: 0 }));
  await ana.focus();
  await host.keyboard.press("Space");
  await host.keyboard.press("ArrowRight");
  await host.keyboard.press("Shift+ArrowRight");
  await host.keyboard.press("Space");
  await expect(ana).toHaveAccessibleName(/7:45 PM.*Mesa 1/);
  await expect(ana).toBeFocused();
  await expect(cardOf(phone, "Ana Beltrán")).toContainText("7:45 PM");

  // Two tables down and an hour on.
  await drag(ana, { x: 120, y: 120 });
  await expect(ana).toHaveAccessibleName(/8:45 PM.*Mesa 3/);
  await expect(cardOf(phone, "Ana Beltrán")).toContainText("Mesa 3");

  await ana.click();
  const details = host.getByRole("dialog", { name: "Ana Beltrán" });
  await expectAccessible(host, "a reservation");
  await details.getByRole("button", { name: say("reservations.seat"), exact: true }).click();
  await expect(host).toHaveURL(new RegExp(`/dashboard/pos\\?tableId=${restaurant.tables[2]}`));
  await expect(host.locator('button[aria-keyshortcuts="F4"]')).toContainText("Ana Beltrán");
  await expect(host.getByRole("combobox", { name: say("common.table") })).toHaveValue(/Mesa 3/);
  await expect(cardOf(phone, "Ana Beltrán")).toContainText(say("reservations.attendance.arrived"));
});

/** Drags a block as a hand does: it is taken, carried in steps and let go. */
async function drag(block: Locator, by: { x: number; y: number }): Promise<void> {
  // In the middle of the track: near its edges it scrolls by itself.
  await block.evaluate((element) => element.scrollIntoView({ inline: "center" }));
  // Waits until it stands still and nothing lies over it.
  await block.hover({ position: { x: 20, y: 20 } });
  const box = await block.boundingBox();
  if (!box) throw new Error("The block is not on screen");
  const { mouse } = block.page();
  const from = { x: box.x + 20, y: box.y + 20 };
  await mouse.down();
  await mouse.move(from.x + by.x, from.y + by.y, { steps: 12 });
  await mouse.up();
}

test("the link of the mail shows a guest the reservation and cancels it @further", async ({
  restaurant,
  visit,
}) => {
  const customerId = await addGuest(restaurant, "Carla Díaz", "7555-6666");
  const host = await visit({ at: address, as: await restaurant.hire("manager") });
  const { reservation } = await callRoute(host.request, addReservation, {
    body: {
      customerId,
      date: minutesFromNow(240),
      tableId: restaurant.tables[0],
      status: "booked",
      notes: null,
      peopleCount: 3,
      despite: [],
    },
  });
  const card = cardOf(host, "Carla Díaz");
  await expect(card).toContainText(say("reservations.attendance.expected"));
  const [row] = await restaurant.run<{ guest_secret: string }>(
    "select guest_secret from reservations where tenant_id = $1",
  );
  const guest = await visit({ at: `/r/${restaurant.tenantId}.${row?.guest_secret}`, size: "phone" });
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(restaurant.name);
  await expect(guest.getByText(reservation.unique_code)).toBeVisible();
  await expectAccessible(guest, "a guest's reservation");
  expect(await screenFaults(guest)).toEqual([]);
  const cancel = guest.getByRole("button", { name: reservationPage.cancel });
  const question = guest.getByRole("dialog", { name: reservationPage.question });
  await cancel.click();
  await question.getByRole("button", { name: reservationPage.keep }).click();
  await expect(question).toBeHidden();
  await cancel.click();
  await question.getByRole("button", { name: reservationPage.cancel }).click();
  await expect(guest.getByText(reservationPage.cancelled)).toBeVisible();
  await expect(card).toContainText(say("reservations.attendance.cancelled_by_guest"));
  await guest.goto("/r/nada");
  await expect(guest.getByText(reservationPage.broken)).toBeVisible();
});

test("till and plan tell that a table is about to be taken @further", async ({ restaurant, visit }) => {
  const customerId = await addGuest(restaurant, "Diego Flores", "7777-8888");
  const host = await visit({
    at: `${address}?view=waiting`,
    as: await restaurant.hireWith(["RESERVATIONS", "POS", "ORDERS"]),
  });
  await callRoute(host.request, addReservation, {
    body: {
      customerId,
      date: minutesFromNow(30),
      tableId: restaurant.tables[1],
      status: "booked",
      notes: null,
      peopleCount: 2,
      despite: [],
    },
  });
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  const table = till.getByRole("combobox", { name: say("common.table") });
  await table.click();
  await till.getByRole("option", { name: /^Mesa 2/ }).click();
  await expect(till.getByRole("complementary").getByText(/Mesa 2 está reservada/)).toBeVisible();
  await expectAccessible(till, "a table that is reserved soon");
  await table.click();
  await till.getByRole("option", { name: /^Mesa 1/ }).click();
  await expect(till.getByRole("complementary").getByText(/está reservada/)).toHaveCount(0);
  await till.goto("/dashboard/orders?view=floor");
  await expect(till.getByRole("button", { name: /^Mesa 2.*Reservada/ })).toBeVisible();

  await host.getByRole("button", { name: say("reservations.waiting.add") }).click();
  const dialog = host.getByRole("dialog", { name: say("reservations.waiting.add") });
  await dialog.getByLabel(new RegExp(`^${say("common.name")}`)).fill("Familia Gómez");
  await dialog.getByLabel(say("reservations.waiting.quoted_label")).fill("20");
  await expectAccessible(host, "adding to the waiting list");
  await dialog.getByRole("button", { name: say("reservations.waiting.add") }).click();
  const party = host.getByRole("article", { name: "Familia Gómez" });
  await expect(party).toContainText(say("reservations.waiting.quoted", { count: 20 }));
  await sendOrder(till.request, restaurant, [dishes.horchata(restaurant)]);
  await party.getByRole("button", { name: say("reservations.seat") }).click();
  const seating = host.getByRole("dialog", {
    name: say("reservations.seat_named", { name: "Familia Gómez" }),
  });
  await expect(seating.getByRole("radio", { name: /^Mesa 2.*Reservada/ })).toBeVisible();
  await expect(seating.getByRole("radio", { name: /^Mesa 3.*Libre/ })).toBeVisible();
  await seating.getByRole("radio", { name: /^Mesa 1.*Ocupada/ }).check();
  await seating.getByRole("button", { name: say("reservations.seat_at", { table: "Mesa 1" }) }).click();
  await expect(seating.getByText(say("reservations.seat_join_question", { table: "Mesa 1" }))).toBeVisible();
  await expectAccessible(host, "a table that is taken");
  await seating.getByRole("button", { name: say("reservations.seat_join") }).click();
  await expect(host).toHaveURL(new RegExp(`tableId=${restaurant.tables[0]}`));
  await host.goto(`${address}?view=waiting`);
  await expect(
    host.getByText(say("reservations.waiting.took_quoted", { minutes: "0 min", quoted: "20 min" })),
  ).toBeVisible();
  await expectAccessible(host, "the waiting list");

  // On a tablet beside the open menu the tables are smallest: of one that is taken and kept nothing is cut off.
  await sendOrder(till.request, restaurant, [dishes.horchata(restaurant)], { tableId: restaurant.tables[1] });
  await till.setViewportSize(sizes.tablet);
  await till.goto("/dashboard/orders?view=floor");
  await till.getByRole("button", { name: say("ui.expandMenu") }).click();
  const kept = till.getByRole("button", { name: /^Mesa 2.*Reservada/ });
  await expect(kept).toBeVisible();
  expect(await kept.evaluate((table) => table.scrollHeight - table.clientHeight)).toBeLessThanOrEqual(0);
});

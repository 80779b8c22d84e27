import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { kitchenBoard } from "#service/kitchen/contract/kitchen.ts";
import { addStation, assignStation, changeStation, listStations, stationMenu } from "../contract/stations.ts";

const grill = { title: "Plancha y parrilla", late_minutes: 15, warn_minutes: 8, pickup_minutes: 3 };

const changed = ({ small: { tenantId } }: Floor) => ({ tenantId, event: { type: "stations_changed" } });

test("every restaurant has a kitchen and a bar", async () => {
  const floor = await aFloor();
  const before = (await floor.cook.call(listStations)).ok.stations;
  expect(before.map((station) => [station.slug, station.late_minutes, station.warn_minutes])).toEqual([
    ["kitchen", 20, null],
    ["bar", 20, null],
  ]);
  const { station } = (await floor.admin.call(addStation, { body: grill })).ok;
  expect(station).toMatchObject({ slug: "plancha-y-parrilla", ...grill });
  expect(floor.server.events).toContainEqual(changed(floor));
  expect((await floor.waiter.call(listStations)).ok.stations.map(({ slug }) => slug)).toEqual([
    "kitchen",
    "bar",
    "plancha-y-parrilla",
  ]);
});

test("eight people who add the same station at once add one", async () => {
  const floor = await aFloor();
  const replies = await Promise.all(
    eight.map(() => floor.admin.call(addStation, { body: grill, headers: aKey() })),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(new Set(replies.filter((reply) => reply.status !== 200).map((reply) => reply.error.code))).toEqual(
    new Set(["station_exists"]),
  );
});

test("new limits are on the board at once; a warning comes before the ticket is late", async () => {
  const floor = await aFloor();
  const [kitchen] = (await floor.cook.call(listStations)).ok.stations;
  const params = { stationId: kitchen?.id ?? 0 };
  const body = { ...grill, title: "Cocina caliente" };
  expect((await floor.admin.call(changeStation, { params, body })).status).toBe(200);
  expect(floor.server.events).toContainEqual(changed(floor));
  expect((await floor.cook.call(kitchenBoard)).ok.station).toMatchObject({ slug: "kitchen", ...body });
  const wrong = await floor.admin.call(changeStation, { params, body: { ...body, warn_minutes: 15 } });
  expect(wrong.error).toMatchObject({ code: "invalid_input", fields: [{ field: "warn_minutes" }] });
});

test("categories and single items go to another station with the next order", async () => {
  const floor = await aFloor();
  const { station } = (await floor.admin.call(addStation, { body: grill })).ok;
  await floor.sendOrder();
  const { categories } = (await floor.admin.call(stationMenu)).ok;
  expect(categories.map(({ title, items }) => [title, items.length])).toEqual([
    ["Comida", 4],
    ["Bebidas", 2],
  ]);
  const { food } = floor.small.categories;
  const { quesadilla } = floor.small.items;
  const [kitchen] = (await floor.cook.call(listStations)).ok.stations;
  const body = {
    categories: [{ id: food, station_id: station.id }],
    items: [{ id: quesadilla.id, station_id: kitchen?.id ?? null }],
  };
  expect((await floor.admin.call(assignStation, { body })).ok.message).toBe(
    "Saved. It applies to new orders.",
  );
  await floor.sendOrder();
  const titles = async (slug: string) =>
    (await floor.cook.call(kitchenBoard, { query: { station: slug } })).ok.orders.map((order) =>
      order.items.map((item) => item.item_title),
    );
  expect(await titles("kitchen")).toEqual([["Pupusa de queso", "Quesadilla"], ["Quesadilla"]]);
  expect(await titles("plancha-y-parrilla")).toEqual([["Pupusa de queso"]]);
});

test("a station, category or item that does not exist changes nothing", async () => {
  const floor = await aFloor();
  const { food } = floor.small.categories;
  const [kitchen, bar] = (await floor.cook.call(listStations)).ok.stations;
  const refused = async (body: object) =>
    (await floor.admin.call(assignStation, { body: { categories: [], items: [], ...body } })).error.code;
  expect(await refused({ categories: [{ id: food, station_id: 999_999 }] })).toBe("not_found");
  expect(
    await refused({
      categories: [
        { id: food, station_id: bar?.id },
        { id: 999_999, station_id: bar?.id },
      ],
    }),
  ).toBe("not_found");
  const { categories } = (await floor.admin.call(stationMenu)).ok;
  expect(categories[0]?.station_id).toBe(kitchen?.id);
});

test("stations are set up by who may change settings", async () => {
  const floor = await aFloor();
  expect((await floor.cook.call(addStation, { body: grill })).error.code).toBe("not_permitted");
  const settings = await aPerson(floor.server, floor.small.tenantId, { scope: ["SETTINGS"] });
  expect((await settings.call(addStation, { body: grill })).status).toBe(200);
});

import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  addAnnouncement,
  findTenants,
  listAnnouncements,
  readAnnouncements,
  updateAnnouncement,
  withdrawAnnouncement,
} from "../../contract/announcements.ts";
import { inTodaysLanguages } from "../../domain/announcement-texts.ts";

const server = await ownTestServer();
const operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
const [mine, theirs] = [
  await createTenant(server.db, { name: "Una Casa" }),
  await createTenant(server.db, { name: "Otra Casa" }),
];
const inactive = await createTenant(server.db, { name: "Cerrada", isActive: false });
const waiter = await aPerson(server, mine, { scope: ["POS"] });
const other = await aPerson(server, theirs, { role: "admin" });
const closed = await aPerson(server, inactive, { role: "admin" });

const hours = (count: number) => new Date(server.deps.clock().getTime() + count * 3_600_000).toISOString();
const written = (text: string) => ({
  texts: inTodaysLanguages({ es: text, en: `${text} (en)` }),
  tone: "info" as const,
  from_at: hours(-1),
  until_at: hours(1),
  tenant_ids: null as TenantId[] | null,
  standing: "all" as const,
});

async function announce(
  body: Omit<ReturnType<typeof written>, "standing"> & { standing: "all" | "active" | "inactive" },
) {
  await operator.call(addAnnouncement, { body, headers: aKey() });
  const { announcements } = (await operator.call(listAnnouncements)).ok;
  return required(announcements[0], "the newest announcement").id;
}

const told = async (person: typeof waiter) =>
  (await person.call(readAnnouncements)).ok.announcements.map(({ texts }) => texts.es);
const withdraw = (id: number) => operator.call(withdrawAnnouncement, { params: { announcement: id } });

test("everybody of every restaurant is told until it is withdrawn", async () => {
  const id = await announce(written("<b>Mantenimiento</b> & más"));
  expect((await waiter.call(readAnnouncements)).ok.announcements).toEqual([
    {
      id,
      texts: expect.objectContaining({
        es: "<b>Mantenimiento</b> & más",
        en: "<b>Mantenimiento</b> & más (en)",
      }),
      tone: "info",
    },
  ]);
  expect(await told(other)).toHaveLength(1);
  expect(await told(closed)).toHaveLength(1);
  await withdraw(id);
  expect(await told(waiter)).toEqual([]);
  expect((await withdraw(id)).error.code).toBe("not_found");
  expect(
    (await operator.call(updateAnnouncement, { params: { announcement: id }, body: written("Otra vez") }))
      .error.code,
  ).toBe("not_found");
});

test("only chosen restaurants are told, or those whose subscription stands so", async () => {
  const chosen = await announce({ ...written("Solo una"), tenant_ids: [mine] });
  const active = await announce({ ...written("Activos"), standing: "active" });
  const out = await announce({ ...written("Inactivos"), standing: "inactive" });
  expect(await told(waiter)).toEqual(["Activos", "Solo una"]);
  expect(await told(other)).toEqual(["Activos"]);
  expect(await told(closed)).toEqual(["Inactivos"]);
  const { announcements } = (await operator.call(listAnnouncements)).ok;
  expect(announcements.find(({ id }) => id === chosen)?.tenants).toEqual([{ id: mine, name: "Una Casa" }]);
  for (const id of [chosen, active, out]) await withdraw(id);
});

test("nothing is told before its time or after it", async () => {
  const [early, late] = [
    await announce({ ...written("Luego"), from_at: hours(1), until_at: hours(2) }),
    await announce(written("Ya fue")),
  ];
  // Its time passes.
  await server.db.directory(
    "update announcements set from_at = now() - interval '2 hours', until_at = now() - interval '1 hour' where id = $1",
    [late],
  );
  expect(await told(waiter)).toEqual([]);
  await operator.call(updateAnnouncement, { params: { announcement: early }, body: written("Ahora") });
  expect(await told(waiter)).toEqual(["Ahora"]);
  for (const id of [early, late]) await withdraw(id);
});

test("one whose time has passed is refused on its end, new or changed", async () => {
  const past = { ...written("Ya pasó"), from_at: hours(-2), until_at: hours(-1) };
  const id = await announce(written("Todavía"));
  const refusals = [
    await operator.call(addAnnouncement, { body: past, headers: aKey() }),
    await operator.call(updateAnnouncement, { params: { announcement: id }, body: past }),
  ];
  for (const { error } of refusals)
    expect(error).toMatchObject({ code: "announcement_over", fields: [{ field: "until_at" }] });
  await withdraw(id);
});

test("of two operators who change one the later is told", async () => {
  const id = await announce(written("Uno"));
  const { announcements } = (await operator.call(listAnnouncements)).ok;
  const version = required(announcements[0], "the announcement").version;
  const change = (text: string) =>
    operator.call(updateAnnouncement, { params: { announcement: id }, body: { ...written(text), version } });
  const first = { ...written("Dos"), version };
  const send = () => operator.call(updateAnnouncement, { params: { announcement: id }, body: first });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect((await change("Tres")).error.code).toBe("changed_meanwhile");
  expect(await told(waiter)).toEqual(["Dos"]);
  const { version: now } = required((await operator.call(listAnnouncements)).ok.announcements[0], "it");
  const again = { ...written("Tres"), version: now };
  expect(
    (await operator.call(updateAnnouncement, { params: { announcement: id }, body: again })).status,
  ).toBe(200);
  expect(await told(waiter)).toEqual(["Tres"]);
  await withdraw(id);
});

test.each([
  ["an end before its beginning", { until_at: hours(-2) }, "until_at"],
  ["no text", { texts: inTodaysLanguages({ es: "   ", en: "Well" }) }, "texts.es"],
  ["a text that is too long", { texts: inTodaysLanguages({ es: "Bien", en: "x".repeat(301) }) }, "texts.en"],
  ["a language without a text", { texts: { es: "Bien" } as never }, "texts.en"],
  ["no restaurant", { tenant_ids: [] }, "tenant_ids"],
])("%s is refused at its field", async (_name, change, field) => {
  const refused = await operator.call(addAnnouncement, {
    body: { ...written("Bien"), ...change },
    headers: aKey(),
  });
  expect(refused.error).toMatchObject({ code: "invalid_input", fields: [{ field }] });
});

test("what is for no restaurant, or for the platform, is not announced", async () => {
  for (const id of [await platformTenant(server.db), 999_999 as TenantId])
    expect(
      (
        await operator.call(addAnnouncement, {
          body: { ...written("Nadie"), tenant_ids: [id] },
          headers: aKey(),
        })
      ).error.code,
    ).toBe("not_found");
});

test("restaurants are found by a part of their names, and the platform is none", async () => {
  const found = async (q: string) =>
    (await operator.call(findTenants, { query: { q } })).ok.tenants.map(({ name }) => name);
  expect(await found("casa")).toEqual(["Otra Casa", "Una Casa"]);
  expect(await found("%")).toEqual([]);
  expect(await found("plataforma")).toEqual([]);
});

test("nobody of a restaurant announces, changes or lists anything", async () => {
  expect((await other.call(addAnnouncement, { body: written("Yo"), headers: aKey() })).error.code).toBe(
    "not_signed_in",
  );
  expect((await other.call(listAnnouncements)).error.code).toBe("not_signed_in");
});

import { beforeAll, expect, test } from "vitest";
import { aBrowser } from "#app/server/testing/browser.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { currentUser, signIn } from "#core/auth/contract/auth.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { addUser } from "#core/users/contract/users.ts";
import { exportOperatorActions, listOperatorActions } from "#reporting/audit/contract/operator-actions.ts";
import {
  addTenant,
  countTenants,
  exportTenants,
  listTenants,
  readTenant,
  updateTenant,
} from "../../contract/tenants.ts";

const server = await ownTestServer();
const { db } = server;
let operator: Person;
const firstNames = ["Árbol", "barco azul", "Casa", "dedo", "Elote", "=1+1"];
const starts = ["2031-01-05", "2031-01-20", "2031-02-10", "2031-02-11", "2031-03-01", "2031-05-14"];

beforeAll(async () => {
  operator = await aPerson(server, await platformTenant(db), { role: "superadmin" });
  for (const [no, name] of firstNames.entries()) {
    const id = await createTenant(db, {
      name,
      email: `cocina-${no}@fonda.example`,
      isActive: name !== "dedo",
    });
    await db.directory("update tenants set subscription_start = $2 where id = $1", [id, starts[no]]);
  }
});

const names = async (query: Record<string, string> = {}) =>
  (await operator.call(listTenants, { query })).ok.tenants.map(({ name }) => name);

const password = "una frase muy larga";

test("restaurants stand by name, five on a page, without the platform itself", async () => {
  const first = (await operator.call(listTenants)).ok;
  expect(first).toMatchObject({ total: 6, previous: null });
  expect(first.tenants.map(({ name }) => name)).toEqual(["=1+1", "Árbol", "barco azul", "Casa", "dedo"]);
  expect(await names({ page: "2" })).toEqual(["Elote"]);
  expect(await names({ page: "9" })).toEqual([]);
  const second = (await operator.call(listTenants, { query: { search: "", perPage: "2", page: "2" } })).ok;
  expect(second).toMatchObject({
    currentPage: 2,
    perPage: 2,
    tenants: [{ name: "barco azul" }, { name: "Casa" }],
  });
  expect(await names({ search: "elote" })).toEqual(["Elote"]);
});

test.each([
  ["ARBOL", ["Árbol"]],
  ["árb", ["Árbol"]],
  ["rbol", []],
  ["azul BAR", ["barco azul"]],
  ["azul casa", []],
  ["cocina-4", ["Elote"]],
  ["cocina-4@fonda.example", ["Elote"]],
  ["fonda", ["=1+1", "Árbol", "barco azul", "Casa", "dedo"]],
  ["=1", ["=1+1", "barco azul"]],
  ["%", []],
  ["<b>", ["barco azul"]],
  ["\\", []],
])("%s finds what has all its words at the beginning of a word of name or address", async (search, found) => {
  expect(await names({ q: search })).toEqual(found);
});

test("they are narrowed by status and by when the subscription began", async () => {
  expect(await names({ status: "inactive" })).toEqual(["dedo"]);
  expect(await names({ status: "active", q: "dedo" })).toEqual([]);
  expect(await names({ from: "2031-02-01", to: "2031-02-28" })).toEqual(["Casa", "dedo"]);
  expect(await names({ from: "2031-03-01" })).toEqual(["=1+1", "Elote"]);
  expect(await names({ to: "2031-01-05" })).toEqual(["Árbol"]);
  server.clock.now = new Date("2031-03-20T12:00:00-06:00");
  expect(await names({ type: "last_month" })).toEqual(["Casa", "dedo"]);
  expect(await names({ type: "this_month" })).toEqual(["Elote"]);
  server.clock.now = undefined;
  const turned = await operator.call(listTenants, { query: { from: "2031-02-02", to: "2031-02-01" } });
  expect(turned.error).toMatchObject({ code: "invalid_input", fields: [{ field: "to" }] });
  const counts = (await operator.call(countTenants)).ok;
  expect(counts).toEqual({ activeTenants: 5, inactiveTenants: 1, allTenants: 6 });
});

test("the file is named with status and date, and no cell of it is a formula", async () => {
  server.clock.now = new Date("2031-05-14T23:10:00-06:00");
  const file = await operator.call(exportTenants, { params: { status: "active" }, query: { lang: "es" } });
  server.clock.now = undefined;
  expect(decodeURIComponent(String(file.headers["content-disposition"]))).toContain(
    "Restaurantes - Activos - 2031-05-14.csv",
  );
  expect(file.raw).toContain(`"'=1+1",cocina-5@fonda.example,Activo,14/05/2031,`);
  expect(file.raw).not.toContain("dedo");
  expect(file.raw.trim().split("\r\n")).toHaveLength(6);
});

test.each([
  [{ q: "fonda a" }, "active"],
  [{ q: "cocina" }, "inactive"],
  [{ type: "custom", from: "2031-01-06", to: "2031-02-10" }, "all"],
  [{ q: "b", type: "custom", to: "2031-02-01" }, "all"],
  [{}, "all"],
] as const)("%o of %s: the file has what the list shows, in its order", async (narrowing, status) => {
  const listed = (
    await operator.call(listTenants, {
      query: { ...narrowing, status, limit: "100" } as Record<string, string>,
    })
  ).ok.tenants;
  const file = await operator.call(exportTenants, { params: { status }, query: narrowing });
  const lines = file.raw.trim().split("\r\n").slice(1);
  expect(lines.map((line) => Number(line.split(",")[0]))).toEqual(listed.map(({ id }) => id));
});

test("days of a file in the wrong order are refused as those of the list are", async () => {
  const query = { type: "custom", from: "2031-03-01", to: "2031-02-01" };
  const { error } = await operator.call(exportTenants, { params: { status: "all" }, query });
  expect(error.fields).toMatchObject([{ field: "to", code: "ends_before_start" }]);
});

test("what operators do is listed for them, as a file too; their sign-ins as well", async () => {
  const body = { name: "Fonda del Acto", email: "acto@x.example", password, isActive: true };
  await operator.call(addTenant, { body });
  const acts = (await operator.call(listOperatorActions, { query: { q: "fonda del acto" } })).ok;
  expect(acts.rows).toMatchObject([{ action: "tenant.added", title: body.name, by: "Persona de prueba" }]);
  const file = await operator.call(exportOperatorActions, { query: { q: "fonda del acto", lang: "en" } });
  expect(file.raw).toContain("Fonda del Acto");
  const none = await operator.call(listOperatorActions, { query: { subject: "webhook" } });
  expect(none.ok.rows).toEqual([]);
  const admin = await aPerson(server, await createTenant(db, { name: "Otra" }), { role: "admin" });
  expect((await admin.call(listOperatorActions, { query: {} })).error.code).toBe("not_signed_in");
});

test("a new restaurant's admin signs in at once", async () => {
  const body = { name: "Fonda <b>Nueva</b>", email: "Nueva@x.example", password, isActive: true };
  expect((await operator.call(addTenant, { body })).ok.message).toContain(body.name);
  const browser = aBrowser(server);
  const reply = await browser.call(signIn, { body: { username: "nueva@x.example", password } });
  expect(reply.ok.user).toMatchObject({ role: "admin", store_name: body.name });
  const again = (await operator.call(addTenant, { body })).error;
  expect(again).toMatchObject({ code: "username_taken", fields: [{ field: "email" }] });
  const easy = await operator.call(addTenant, {
    body: { ...body, email: "b@x.example", password: "password1" },
  });
  expect(easy.error).toMatchObject({ code: "password_too_common", fields: [{ field: "password" }] });
  const shape = await operator.call(addTenant, { body: { ...body, name: " ", email: "nada", password: "" } });
  expect(shape.error.fields?.map(({ field }) => field)).toEqual(["name", "email", "password"]);
});

test("an address taken meanwhile leaves no restaurant behind", async () => {
  const id = await createTenant(db, { name: "Zaguán" });
  const admin = await aPerson(server, id, { role: "admin" });
  const email = "carrera@x.example";
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () =>
      operator.call(addTenant, { body: { name: "Carrera", email, password, isActive: true } }),
    ),
    admin.call(addUser, {
      body: {
        name: "Ana",
        username: email,
        password,
        designation: "",
        phone: "",
        email: "",
        userScopes: ["POS"],
      },
    }),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const isOfOperator = replies.slice(0, 4).some(({ status }) => status === 200);
  expect(await names({ q: "carrera" })).toEqual(isOfOperator ? ["Carrera"] : []);
});

test("the same request sent eight times at once adds one restaurant", async () => {
  const before = (await operator.call(countTenants)).ok.allTenants;
  const body = { name: "Una Vez", email: "una@x.example", password, isActive: true };
  const headers = { "idempotency-key": "una-vez" };
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => operator.call(addTenant, { body, headers })),
  );
  expect(new Set(replies.map(({ raw }) => raw)).size).toBe(1);
  expect((await operator.call(countTenants)).ok.allTenants).toBe(before + 1);
});

test("a restaurant that is switched off works no more", async () => {
  const id = await createTenant(db, { name: "Interruptor", email: "i@x.example" });
  const admin = await aPerson(server, id, { role: "admin" });
  const set = (isActive: boolean) =>
    operator.call(updateTenant, {
      params: { id },
      body: { name: "Otro Nombre", email: "o@x.example", isActive },
    });
  expect((await set(false)).status).toBe(200);
  expect((await admin.call(currentUser)).ok.subscription_active).toBe(false);
  expect(await names({ q: "otro nombre", status: "inactive" })).toEqual(["Otro Nombre"]);
  expect(await names({ q: "interruptor" })).toEqual([]);
  await set(true);
  expect((await admin.call(currentUser)).ok.subscription_active).toBe(true);
});

test("of two operators who change one restaurant the later is told", async () => {
  const id = await createTenant(db, { name: "Dos Manos", email: "dos@x.example" });
  const read = async () => (await operator.call(readTenant, { params: { id } })).ok.tenantInfo;
  const change = (name: string, isActive: boolean, version?: string) =>
    operator.call(updateTenant, {
      params: { id },
      body: { name, email: "dos@x.example", isActive, version },
    });
  const both = await read();
  const [listed] = (await operator.call(listTenants, { query: { q: "dos manos" } })).ok.tenants;
  expect(listed?.version).toBe(both.version);
  expect((await change("Dos Manos", false, both.version)).status).toBe(200);
  const { error } = await change("Cuatro Manos", true, both.version);
  expect(error.code).toBe("changed_meanwhile");
  const now = await read();
  expect(now).toMatchObject({ name: "Dos Manos", is_active: false, version: error.details?.version });
  expect((await change("Cuatro Manos", false, now.version)).status).toBe(200);
  expect((await change("Sin Versión", true)).status).toBe(200);
});

test("a restaurant is told with its store and its people", async () => {
  const id = await createTenant(db, { name: "Con Local", email: "local@x.example" });
  await aPerson(server, id, { role: "admin" });
  await db.inTenant(id, (tx) =>
    tx.query({
      text: "update store_settings set address = 'Calle <i>Arce</i>', phone = '2222-0000', is_qr_menu_enabled = true where tenant_id = $1",
      values: [id],
    }),
  );
  expect((await operator.call(readTenant, { params: { id } })).ok).toMatchObject({
    tenantInfo: { id, name: "Con Local", is_active: true, has_ended: false },
    storeDetails: {
      address: "Calle <i>Arce</i>",
      phone: "2222-0000",
      email: "local@x.example",
      currency: "USD",
      is_qr_menu_enabled: true,
    },
    totalUsers: 1,
  });
});

test("what is no restaurant can neither be read nor changed", async () => {
  const body = { name: "X", email: "x@x.example", isActive: false };
  for (const id of [999_999, await platformTenant(db)]) {
    expect((await operator.call(updateTenant, { params: { id }, body })).error.code).toBe("not_found");
    expect((await operator.call(readTenant, { params: { id } })).error.code).toBe("not_found");
  }
});

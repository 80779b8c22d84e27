import { expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { aBrowser, type Browser } from "#app/server/testing/browser.ts";
import { collide } from "#app/server/testing/collide.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { numberThat, solvedFor } from "#app/server/testing/solved-puzzle.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { currentUser, signIn } from "#core/auth/contract/auth.ts";
import { readStoreSetting } from "#core/settings/contract/store-settings.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { readSetup } from "#operator/setup/contract/setup-guide.ts";
import { required } from "#platform/server/http/app-error.ts";
import { confirmSignUp, mailSignUpAgain, signUp, signUpDoor } from "../contract/sign-up.ts";
import { mailSignUp } from "./mail-sign-up.ts";
import { signUpRoutes } from "./routes.ts";
import { makePuzzle } from "./sign-up-door.ts";
import { sweepSignUps } from "./sweep-sign-ups.ts";

const server = await ownTestServer();
const neighbour = await createTenant(server.db, { name: "Vecino" });
const password = "quesillo con loroco";
const start = new Date("2031-05-14T13:10:00-06:00");
const after = (seconds: number) => {
  server.clock.now = new Date(start.getTime() + seconds * 1_000);
};
after(0);

let people = 0;
function somebody(changes: Record<string, string> = {}) {
  people += 1;
  return {
    store_name: "Comedor Las Flores",
    name: "Marta Rivas",
    username: `nueva${people}@test.example`,
    password,
    language: "es" as const,
    website: "",
    ...changes,
  };
}

const begin = (browser: Browser, body: ReturnType<typeof somebody>) =>
  browser.call(signUp, { body: { ...body, ...solvedFor(server) } });

/** Does what the worker would do for the newest sign-up, or the one of this address. */
async function runMails(): Promise<void> {
  const jobs = (await waitingJobs(server)).filter(({ name }) => name === "mail-sign-up");
  const last = required(jobs.at(-1), "the job that mails");
  await mailSignUp.handle({ signUpId: Number(last.payload.signUpId) }, server.deps);
}

const mailTo = (username: string) => server.mails.findLast(({ to }) => to === username);
const tokenIn = (username: string) =>
  /confirm\?token=(\S+)/.exec(required(mailTo(username), "the mail with the link").text)?.[1] ?? "";

/** Signs somebody up and gives their browser and the token of their mail. */
async function mailed(changes: Record<string, string> = {}) {
  const body = somebody(changes);
  const browser = aBrowser(server);
  expect((await begin(browser, body)).status).toBe(200);
  await runMails();
  return { browser, body, token: tokenIn(body.username) };
}

async function tenantsNamed(name: string): Promise<number> {
  const rows = await server.db.directory<{ id: number }>("select id from tenants where name = $1", [name]);
  return rows.length;
}

test("who confirms the mail has an empty restaurant in their language", async () => {
  const { browser, token, body } = await mailed({ store_name: "Casa Nueva", language: "en" });
  expect(await tenantsNamed("Casa Nueva")).toBe(0);
  const { user } = (await browser.call(confirmSignUp, { body: { token } })).ok;
  expect(user).toMatchObject({ role: "admin", name: "Marta Rivas", store_name: "Casa Nueva" });
  expect(user.subscription_active).toBe(true);
  expect((await browser.call(currentUser)).ok.username).toBe(body.username);
  const { steps } = (await browser.call(readSetup)).ok;
  expect(steps.some(({ step, is_done }) => step === "items" && !is_done)).toBe(true);
  expect((await browser.call(readStoreSetting)).ok).toMatchObject({ language: "en", email: body.username });
  const [tenant] = await server.db.directory(
    "select subscription_kind, subscription_end from tenants where id = $1",
    [user.tenant_id],
  );
  expect(tenant).toEqual({ subscription_kind: "trial", subscription_end: "2031-06-12" });
  const elsewhere = await aBrowser(server).call(signIn, { body: { username: body.username, password } });
  expect(elsewhere.status).toBe(200);
});

test("a known address is told the same in the same way", async () => {
  const { username } = await aPerson(server, neighbour, {});
  const [known, unknown] = [somebody({ username: username.toUpperCase() }), somebody()];
  const browsers = [aBrowser(server), aBrowser(server)] as const;
  const replies = [await begin(browsers[0], known), await begin(browsers[1], unknown)] as const;
  expect(replies[0].ok).toEqual(replies[1].ok);
  const shape = ({ headers }: (typeof replies)[0]) =>
    Object.entries(headers)
      .filter(([name]) => !["date", "x-request-id", "set-cookie"].includes(name))
      .map(([name, value]) => (name.includes("nonce") || name.includes("security") ? name : [name, value]));
  expect(shape(replies[0])).toEqual(shape(replies[1]));
  const jobs = (await waitingJobs(server)).filter(({ name }) => name === "mail-sign-up").slice(-2);
  for (const { payload } of jobs)
    await mailSignUp.handle({ signUpId: Number(payload.signUpId) }, server.deps);
  expect(mailTo(username)?.subject).toBe("Usted ya tiene una cuenta en Comanda");
  expect(mailTo(username)?.text).not.toContain("token=");
  expect(mailTo(unknown.username)?.text).toContain("token=");
  after(61);
  const again = await Promise.all(browsers.map((browser) => browser.call(mailSignUpAgain)));
  expect(again[0]?.ok).toEqual(again[1]?.ok);
  after(0);
});

test("nothing that was typed but the address stands in the mail", async () => {
  const store_name = '<img src=x onerror="alert(1)"> & Hijos';
  const name = "Gane un premio en http://evil.example";
  const { browser, body, token } = await mailed({ store_name, name });
  const mail = required(mailTo(body.username), "the mail");
  for (const part of [mail.subject, mail.text, mail.html]) {
    expect(part).not.toContain("evil.example");
    expect(part).not.toContain("onerror");
  }
  const { user } = (await browser.call(confirmSignUp, { body: { token } })).ok;
  expect(user).toMatchObject({ store_name, name });
  await begin(aBrowser(server), somebody({ username: body.username }));
  await runMails();
  const known = required(mailTo(body.username), "the mail about the account");
  expect(known.html).not.toContain("<img");
  expect(known.subject).toBe("Usted ya tiene una cuenta en Comanda");
});

test("the secrets and the password are nowhere in the database or the jobs", async () => {
  const { browser, token } = await mailed();
  const rows = await server.db.directory<{ text: string }>("select s::text as text from sign_ups s", []);
  const kept = JSON.stringify([rows, await waitingJobs(server)]);
  const cookie = required(browser.cookies.get("comanda_sign_up"), "the browser's cookie");
  for (const secret of [token.split(".")[1] ?? "missing", cookie, password])
    expect(kept).not.toContain(secret);
});

test("another browser than the one that signed up tells the password that was chosen", async () => {
  const { token } = await mailed({ store_name: "Otro Aparato" });
  const phone = aBrowser(server);
  expect((await phone.call(confirmSignUp, { body: { token } })).error.code).toBe("sign_up_password_needed");
  const wrong = await phone.call(confirmSignUp, { body: { token, password: "otra-clave-larga" } });
  expect(wrong.error).toMatchObject({ code: "password_wrong", fields: [{ field: "password" }] });
  expect(await tenantsNamed("Otro Aparato")).toBe(0);
  expect((await phone.call(confirmSignUp, { body: { token, password } })).status).toBe(200);
  expect(await tenantsNamed("Otro Aparato")).toBe(1);
});

test("a link that was used, has run out or is made up opens nothing", async () => {
  const used = await mailed();
  const old = await mailed({ store_name: "Tarde" });
  expect((await used.browser.call(confirmSignUp, { body: { token: used.token } })).status).toBe(200);
  const again = await used.browser.call(confirmSignUp, { body: { token: used.token } });
  expect(again.error.code).toBe("sign_up_done");
  const [id, secret] = old.token.split(".");
  const madeUp = [
    `${id}.${"A".repeat(43)}`,
    `999999.${secret}`,
    `${secret}`,
    "x".repeat(200),
    `${old.token}'`,
  ];
  for (const token of madeUp)
    expect((await old.browser.call(confirmSignUp, { body: { token } })).error.code).toBe(
      "sign_up_link_invalid",
    );
  after(24 * 3_600 + 1);
  const late = await old.browser.call(confirmSignUp, { body: { token: old.token } });
  expect(late.error.code).toBe("sign_up_link_invalid");
  expect((await old.browser.call(mailSignUpAgain)).error.code).toBe("sign_up_gone");
  expect(await tenantsNamed("Tarde")).toBe(0);
  after(0);
});

test("eight presses at once make one restaurant", async () => {
  const { browser, token } = await mailed({ store_name: "Una Sola" });
  const replies = await collide(
    { server, small: { tenantId: neighbour } },
    {
      hold: "select id from sign_ups where $1::bigint > 0 for update -- no tenant_id here",
      calls: Array.from({ length: 8 }, () => () => browser.copy().call(confirmSignUp, { body: { token } })),
    },
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await tenantsNamed("Una Sola")).toBe(1);
});

test("two sign-ups of one address make one restaurant", async () => {
  const first = await mailed({ store_name: "Primera" });
  const second = await mailed({ store_name: "Segunda", username: first.body.username });
  expect((await second.browser.call(confirmSignUp, { body: { token: second.token } })).status).toBe(200);
  const late = await first.browser.call(confirmSignUp, { body: { token: first.token } });
  expect(late.error.code).toBe("sign_up_done");
  expect([await tenantsNamed("Primera"), await tenantsNamed("Segunda")]).toEqual([0, 1]);
});

test("a mail can be had again after a pause, and both links open", async () => {
  const { browser, body, token } = await mailed();
  const early = await browser.call(mailSignUpAgain);
  expect(early.error).toMatchObject({ code: "too_many_requests", details: { seconds: 60 } });
  expect((await aBrowser(server).call(mailSignUpAgain)).error.code).toBe("sign_up_gone");
  after(61);
  const jobsBefore = (await waitingJobs(server)).length;
  const both = await Promise.all([browser.call(mailSignUpAgain), browser.copy().call(mailSignUpAgain)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect((await waitingJobs(server)).length).toBe(jobsBefore + 1);
  await runMails();
  expect(tokenIn(body.username)).not.toBe(token);
  expect((await browser.call(confirmSignUp, { body: { token } })).status).toBe(200);
  after(122);
  expect((await browser.call(mailSignUpAgain)).error.code).toBe("sign_up_gone");
  after(0);
});

test("however many ask, an address is mailed six times in an hour", async () => {
  const { username } = somebody();
  const away = { ...server.deps, mailer: { delivers: true, send: () => Promise.reject(new Error("away")) } };
  for (let asked = 0; asked < 9; asked += 1) {
    await begin(aBrowser(server), somebody({ username }));
    const job = required((await waitingJobs(server)).at(-1), "the job");
    const payload = { signUpId: Number(job.payload.signUpId) };
    if (asked === 0) await expect(mailSignUp.handle(payload, away)).rejects.toThrow("away");
    await mailSignUp.handle(payload, server.deps);
  }
  expect(server.mails.filter(({ to }) => to === username)).toHaveLength(6);
});

test("robots: an unsolved, foreign, old or spent puzzle is refused", async () => {
  const { puzzle, solution } = solvedFor(server);
  const foreign = makePuzzle("the secret of somebody else", server.deps.clock());
  const tries: { puzzle: string; solution: string }[] = [
    { puzzle, solution: numberThat(puzzle, { solves: false }) },
    { puzzle: foreign, solution: numberThat(foreign, { solves: true }) },
    { puzzle: "x", solution },
  ];
  for (const part of tries) {
    const refused = await aBrowser(server).call(signUp, { body: { ...somebody(), ...part } });
    expect(refused.error.code).toBe("sign_up_puzzle_stale");
  }
  after(2 * 3_600 + 1);
  const old = await aBrowser(server).call(signUp, { body: { ...somebody(), puzzle, solution } });
  expect(old.error.code).toBe("sign_up_puzzle_stale");
  after(0);
  const once = await aBrowser(server).call(signUp, { body: { ...somebody(), puzzle, solution } });
  const twice = await aBrowser(server).call(signUp, { body: { ...somebody(), puzzle, solution } });
  expect(twice.error.code).toBe("sign_up_puzzle_stale");
  const before = (await waitingJobs(server)).length;
  const robot = somebody({ website: "http://evil.example" });
  const trapped = await aBrowser(server).call(signUp, { body: { ...robot, puzzle: "", solution: "" } });
  expect(trapped.ok).toEqual(once.ok);
  expect((await waitingJobs(server)).length).toBe(before);
});

test("the door's puzzle is one that opens", async () => {
  const browser = aBrowser(server);
  const door = (await browser.call(signUpDoor)).ok;
  expect(door).toMatchObject({ is_open: true, contact: null, trial_days: 30 });
  const part = { puzzle: door.puzzle, solution: numberThat(door.puzzle, { solves: true }) };
  expect((await browser.call(signUp, { body: { ...somebody(), ...part } })).status).toBe(200);
});

test.each([
  ["store_name", { store_name: "\u200b" }, "invalid_input"],
  ["name", { name: " " }, "invalid_input"],
  ["username", { username: "marta" }, "invalid_input"],
  ["password", { password: "corta" }, "invalid_input"],
  ["password", { password: "Password123" }, "password_too_common"],
  ["password", { password: "lasflores1", store_name: "Comedor Lasflores" }, "password_too_common"],
  ["language", { language: "xx" }, "invalid_input"],
])("what is wrong with %s is said at the field", async (field, changes, code) => {
  const refused = await begin(aBrowser(server), somebody(changes as Record<string, string>));
  expect(refused.error.code).toBe(code);
  expect(refused.error.fields?.[0]?.field).toBe(field);
});

test("an address of network or mail signs up so often in an hour, then waits", async () => {
  const app = await buildApp(server.deps, [signUpRoutes], { secure: false, trustProxy: false });
  const body = { ...somebody(), puzzle: "x", solution: "0" };
  const statuses = async (times: number, browserOf: () => Browser, bodyOf: () => typeof body) => {
    const found: number[] = [];
    for (let tries = 0; tries < times; tries += 1)
      found.push((await browserOf().call(signUp, { body: bodyOf() })).status);
    return found;
  };
  const one = aBrowser({ app });
  const many = () => ({ ...somebody(), puzzle: "x", solution: "0" });
  expect(await statuses(11, () => one, many)).toEqual([...Array(10).fill(409), 429]);
  const other = aBrowser({ app });
  expect(
    await statuses(
      6,
      () => other,
      () => body,
    ),
  ).toEqual([...Array(5).fill(409), 429]);
  expect(
    await statuses(
      6,
      () => aBrowser({ app }),
      () => body,
    ),
  ).toEqual([...Array(5).fill(409), 429]);
  await app.close();
});

test("where sign-up is closed or mails reach nobody nothing is begun", async () => {
  const { browser, token } = await mailed({ store_name: "Cerrada" });
  const closed = { isOpen: false };
  const silent = { ...server.deps.mailer, delivers: false };
  for (const deps of [
    { ...server.deps, signUp: closed },
    { ...server.deps, mailer: silent },
  ]) {
    const app = await buildApp(deps, [signUpRoutes], { secure: false, trustProxy: false });
    const visitor = aBrowser({ app });
    expect((await visitor.call(signUpDoor)).ok.is_open).toBe(false);
    expect((await begin(visitor, somebody())).error.code).toBe("sign_up_closed");
    const cookies = new Map(browser.cookies);
    const owner = aBrowser({ app }, { cookies });
    expect((await owner.call(confirmSignUp, { body: { token } })).error.code).toBe("sign_up_closed");
    expect((await owner.call(mailSignUpAgain)).error.code).toBe("sign_up_closed");
    await app.close();
  }
  const app = await buildApp(
    { ...server.deps, signUp: closed, supportEmail: "hola@comanda.example" },
    [signUpRoutes],
    {
      secure: false,
      trustProxy: false,
    },
  );
  expect((await aBrowser({ app }).call(signUpDoor)).ok.contact).toBe("hola@comanda.example");
  await app.close();
  expect(await tenantsNamed("Cerrada")).toBe(0);
});

test("what nobody confirmed is swept a day later, and the restaurants stay", async () => {
  const open = await mailed();
  expect((await open.browser.call(confirmSignUp, { body: { token: open.token } })).status).toBe(200);
  await mailed();
  const left = async () => (await server.db.directory("select id from sign_ups", [])).length;
  after(23 * 3_600);
  await sweepSignUps.handle({}, server.deps);
  expect(await left()).toBeGreaterThan(0);
  after(25 * 3_600);
  await sweepSignUps.handle({}, server.deps);
  await sweepSignUps.handle({}, server.deps);
  expect(await left()).toBe(0);
  expect((await open.browser.call(currentUser)).status).toBe(200);
  after(0);
});

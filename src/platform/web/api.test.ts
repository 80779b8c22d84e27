import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { currentUser, refreshToken } from "#core/auth/contract/auth.ts";
import { route } from "../contract/define.ts";
import { money } from "../contract/wire.ts";
import { cents } from "../domain/money/cents.ts";
import { call, listenToApi } from "./api.ts";
import { ApiError } from "./api-error.ts";
import type { Regained } from "./session/regain-session.ts";

const saveThing = route({
  method: "POST",
  path: "/things/:name",
  summary: "A mutation.",
  access: { staff: ["POS"] },
  params: z.object({ name: z.string() }),
  query: z.object({ page: z.number().optional() }),
  body: z.object({ price: money }),
  response: z.object({ price: money }),
});
const readThing = route({
  method: "GET",
  path: "/thing",
  summary: "A read.",
  access: "signed-in",
  response: z.object({ message: z.string() }),
});
const askPublic = route({
  method: "POST",
  path: "/ask",
  summary: "Public.",
  access: "public",
  response: z.object({ message: z.string() }),
  idempotency: "natural",
});

const user = {
  user_id: 1,
  username: "a@example.com",
  name: "Ana",
  role: "staff",
  scope: "POS",
  designation: null,
  phone: null,
  photo: null,
  tenant_id: 1,
  store_name: "La Ceiba",
  currency: "USD",
  time_zone: "America/El_Salvador",
  language: "es",
  own_digits: false,
  store_language: "es",
  subscription_active: true,
  confirm_sends: 0,
  shared_till: null,
  department_code: null,
  municipality_code: null,
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}
type Answer = { status: number; body: unknown } | "lost";

const ok = (body: unknown): Answer => ({ status: 200, body });
const refusal = (status: number, code: string): Answer => ({
  status,
  body: { success: false, code, message: `words of ${code}`, requestId: "r1" },
});

let sent: Sent[];
let answers: (request: Sent) => Answer | Promise<Answer>;
const signals = {
  regain: vi.fn<() => Promise<Regained>>(async () => "nobody"),
  signedOut: vi.fn(),
  subscriptionInactive: vi.fn(),
  answered: vi.fn(),
};
const storage = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  sent = [];
  storage.clear();
  signals.signedOut.mockClear();
  signals.regain.mockReset().mockResolvedValue("nobody");
  signals.subscriptionInactive.mockClear();
  listenToApi(signals);
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
      removeItem: (key: string) => void storage.delete(key),
    },
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const request: Sent = {
      method: String(init.method),
      path: pathname.replace("/api/v1", ""),
      search: searchParams,
      headers: { ...(init.headers as Record<string, string>) },
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    sent.push(request);
    const answer = await answers(request);
    if (answer === "lost") throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pathsSent = () => sent.map((request) => request.path);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe("one call", () => {
  test("domain values travel in their wire form, and back", async () => {
    answers = () => ok({ price: 2.5 });
    const input = { params: { name: "a/b" }, query: { page: 2 }, body: { price: cents(1250) } };
    expect(await call(saveThing, input)).toEqual({ price: 250 });
    expect(sent[0]).toMatchObject({ method: "POST", path: "/things/a%2Fb", body: { price: 12.5 } });
    expect(sent[0]?.search.get("page")).toBe("2");
    expect(sent[0]?.search.has("lang")).toBe(true);
  });

  test("a refusal carries the server's words, code, fields and number", async () => {
    const fields = [{ field: "price", code: "too_small", message: "Too small." }];
    answers = () => ({
      status: 400,
      body: { success: false, code: "invalid_input", message: "Check.", requestId: "r9", fields },
    });
    const error = await failureOf(call(readThing));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: "invalid_input",
      message: "Check.",
      status: 400,
      requestId: "r9",
      fields,
    });
  });

  test("an answer that is not the contract's is not believed", async () => {
    answers = () => ok({ wrong: 1 });
    expect(await failureOf(call(readThing))).toMatchObject({ code: "unreadable" });
  });

  test("an inactive subscription is told to the app", async () => {
    answers = () => refusal(402, "subscription_inactive");
    await failureOf(call(readThing));
    expect(signals.subscriptionInactive).toHaveBeenCalledOnce();
  });
});

describe("a mutation", () => {
  test("whose answer is lost is sent again under the same key", async () => {
    answers = () => (sent.length < 3 ? "lost" : ok({ price: 1 }));
    await call(saveThing, { params: { name: "x" }, body: { price: cents(100) } });
    const keys = sent.map((request) => request.headers["idempotency-key"]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test("takes the caller's key", async () => {
    answers = () => ok({ price: 1 });
    await call(saveThing, { params: { name: "x" }, body: { price: cents(100) }, idempotencyKey: "mine" });
    expect(sent[0]?.headers["idempotency-key"]).toBe("mine");
  });

  test("that the server decided is not sent again", async () => {
    answers = () => refusal(409, "price_changed");
    await failureOf(call(saveThing, { params: { name: "x" }, body: { price: cents(100) } }));
    expect(sent).toHaveLength(1);
  });

  test("a request without a stored answer is not repeated", async () => {
    answers = () => "lost";
    expect(await failureOf(call(askPublic))).toMatchObject({ code: "offline" });
    expect(sent).toHaveLength(1);
  });
});

describe("an ended access token", () => {
  const alive = (request: Sent): Answer => {
    if (request.path === refreshToken.path) return ok({ message: "", user });
    const refreshed = sent.some((request) => request.path === refreshToken.path);
    return refreshed ? ok({ message: "hello" }) : refusal(401, "not_signed_in");
  };

  test("is renewed once for all calls that wait, and they are replayed", async () => {
    answers = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return alive(request);
    };
    const replies = await Promise.all([call(readThing), call(readThing), call(readThing), call(readThing)]);
    expect(replies).toEqual(Array(4).fill({ message: "hello" }));
    expect(pathsSent().filter((path) => path === refreshToken.path)).toHaveLength(1);
    expect(signals.signedOut).not.toHaveBeenCalled();
    expect(JSON.parse(storage.get("user") ?? "{}")).toMatchObject({ name: "Ana", tenant_id: 1 });
  });

  test("that another tab has renewed meanwhile costs no second renewal", async () => {
    answers = (request) => {
      if (sent.length > 1) return ok({ message: "hello" });
      storage.set("session_refreshed_at", String(Date.now() + 5));
      expect(request.path).toBe("/thing");
      return refusal(401, "not_signed_in");
    };
    expect(await call(readThing)).toEqual({ message: "hello" });
    expect(pathsSent()).toEqual(["/thing", "/thing"]);
  });

  test("leads to the sign-in screen when the session is over", async () => {
    storage.set("user", JSON.stringify(user));
    answers = () => refusal(401, "not_signed_in");
    expect(await failureOf(call(readThing))).toMatchObject({ code: "not_signed_in" });
    expect(signals.signedOut).toHaveBeenCalledOnce();
    expect(storage.has("user")).toBe(false);
  });

  test("where something typed would be lost the call is sent again after signing in", async () => {
    storage.set("user", JSON.stringify(user));
    signals.regain.mockResolvedValue("same");
    answers = ({ path }) =>
      sent.filter((request) => request.path === path).length > 1 && path !== refreshToken.path
        ? ok({ price: 1 })
        : refusal(401, "not_signed_in");
    expect(await call(saveThing, { params: { name: "a" }, body: { price: cents(100) } })).toEqual({
      price: 100,
    });
    const [first, again] = sent.filter(({ method, path }) => method === "POST" && path !== refreshToken.path);
    expect(again?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(signals.signedOut).not.toHaveBeenCalled();
  });

  test("a session that somebody else opened anew is theirs: nothing is sent", async () => {
    storage.set("user", JSON.stringify(user));
    signals.regain.mockResolvedValue("other");
    answers = () => refusal(401, "not_signed_in");
    expect(await failureOf(call(readThing))).toMatchObject({ code: "not_signed_in" });
    expect(storage.has("user")).toBe(true);
    expect(signals.signedOut).not.toHaveBeenCalled();
  });

  test("is renewed at most three times in a row", async () => {
    answers = (request) =>
      request.path === refreshToken.path ? ok({ message: "", user }) : refusal(401, "not_signed_in");
    await failureOf(call(readThing));
    expect(pathsSent().filter((path) => path === refreshToken.path)).toHaveLength(3);
    expect(signals.signedOut).toHaveBeenCalledOnce();
  });

  test("is no reason to sign out while the server cannot be asked", async () => {
    answers = (request) => (request.path === refreshToken.path ? "lost" : refusal(401, "not_signed_in"));
    expect(await failureOf(call(readThing))).toMatchObject({ code: "offline" });
    expect(signals.signedOut).not.toHaveBeenCalled();
  });
});

describe("a refused permission", () => {
  test("is asked for once more with a fresh token, then shown, and nobody is signed out", async () => {
    answers = (request) =>
      request.path === refreshToken.path ? ok({ message: "", user }) : refusal(403, "not_permitted");
    for (let round = 0; round < 6; round += 1)
      expect(await failureOf(call(readThing))).toMatchObject({ code: "not_permitted" });
    expect(signals.signedOut).not.toHaveBeenCalled();
  });

  test("on a public route is an answer", async () => {
    answers = () => refusal(401, "invalid_credentials");
    expect(await failureOf(call(askPublic))).toMatchObject({ code: "invalid_credentials" });
    expect(sent).toHaveLength(1);
  });
});

test("the signed-in person is kept without what is private", async () => {
  answers = () => ok(user);
  const { storeUser } = await import("./session/session.ts");
  storeUser(await call(currentUser));
  const kept = JSON.parse(storage.get("user") ?? "{}");
  expect(Object.keys(kept)).not.toContain("username");
  expect(Object.keys(kept)).not.toContain("phone");
});

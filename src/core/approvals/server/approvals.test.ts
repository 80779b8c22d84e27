import { expect, test } from "vitest";
import { withRecordedHashes } from "#app/server/testing/recorded-hashes.ts";
import { aPerson, type Person, testPassword } from "#app/server/testing/sessions.ts";
import { createPin } from "#app/server/testing/slow/create-pin.ts";
import { testNow } from "#app/server/testing/test-clock.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { APPROVAL_LIFE_MS } from "#platform/domain/access/approvals.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { requestHash } from "#platform/server/http/idempotency.ts";
import { giveApproval, listApprovers, readPin, setPin } from "../contract/approvals.ts";
import { approveByPin } from "./approve-by-pin.ts";

const server = await testServer();
const tenantId = await createTenant(server.db, { name: "La Casa" });
const pin = "7391";

async function aManager(scope: "OPERATIONS_MANAGER" | "POS" = "OPERATIONS_MANAGER"): Promise<Person> {
  const manager = await aPerson(server, tenantId, { scope: [scope] });
  await createPin(server.db, { tenantId, userId: manager.userId }, pin);
  return manager;
}

const cashier = await aPerson(server, tenantId, { scope: ["ORDER_BILLING"] });
const manager = await aManager();

const refund = { action: "sale.refund", subject: 7 } as const;
const terms = { title: "Pupusa de queso", amount: 1.5, pieces: 1 };
const asked = () => requestHash("one refund");
const act = requestHash({ asked: asked().toString("hex"), terms }).toString("hex");
const ask = (approver: Person, rest: object = {}, asker = cashier) =>
  asker.call(giveApproval, { body: { approver_id: approver.userId, pin, ...refund, act, ...rest } });

/** What a use case does with an approval; true when it passed. */
async function use(
  approval: string | undefined,
  rest: object = {},
  asker = cashier,
  request = asked,
): Promise<unknown> {
  const ctx: Pick<StaffContext, "role" | "scope" | "sessionId" | "now" | "asked"> = {
    asked: request,
    role: "staff",
    scope: ["ORDER_BILLING"],
    sessionId: asker.sessionId,
    now: server.deps.clock(),
  };
  return server.db
    .inTenant(tenantId, (tx) => approveByPin(tx, ctx, { ...refund, terms, approval, ...rest }))
    .catch((error: { code: unknown }) => error.code);
}

test("a PIN is set with the password, told as set, and approves for a colleague", async () => {
  const fresh = await aPerson(server, tenantId, { scope: ["OPERATIONS_MANAGER"] });
  expect((await fresh.call(readPin)).ok).toEqual({ set_at: null, is_given: false });
  const body = { password: testPassword, pin: "480215" };
  expect((await fresh.call(setPin, { body: { ...body, password: "not this one" } })).error).toMatchObject({
    code: "password_wrong",
    fields: [expect.objectContaining({ field: "password" })],
  });
  expect((await fresh.call(setPin, { body: { ...body, pin: "1234" } })).error.code).toBe("pin_too_simple");
  expect((await fresh.call(setPin, { body: { ...body, pin: "12345678901" } })).error.code).toBe(
    "invalid_input",
  );
  expect((await fresh.call(readPin)).ok).toEqual({ set_at: null, is_given: false });
  await fresh.call(setPin, { body });
  expect((await fresh.call(readPin)).ok.set_at).toBeInstanceOf(Date);
  const { ok } = await ask(fresh, { pin: "480215" });
  expect(await use(ok.approval)).toBe(fresh.userId);
});

test("the approvers are those with a PIN who may approve now", async () => {
  const noLonger = await aManager("POS");
  const disabled = await aManager();
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update users set is_active = false where tenant_id = $1 and id = $2",
      values: [tenantId, disabled.userId],
    }),
  );
  const ids = (await cashier.call(listApprovers)).ok.approvers.map((approver) => approver.user_id);
  expect(ids).toContain(manager.userId);
  for (const other of [noLonger, disabled]) {
    expect(ids).not.toContain(other.userId);
    expect((await ask(other)).error.code).toBe("not_found");
  }
});

test("an approval passes once, also when it is sent eight times at once", async () => {
  const { approval } = (await ask(manager)).ok;
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => use(approval)));
  expect(outcomes.filter((outcome) => outcome === manager.userId)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "approval_invalid")).toHaveLength(7);
});

test("an approval is good for its act as it was asked, for two minutes only", async () => {
  const { approval } = (await ask(manager)).ok;
  const elsewhere = await aPerson(server, tenantId, { scope: ["ORDER_BILLING"] });
  expect(await use(undefined)).toBe("approval_required");
  expect(await use("1.made-up")).toBe("approval_invalid");
  expect(await use(approval, { action: "order.void" })).toBe("approval_invalid");
  expect(await use(approval, { subject: 8 })).toBe("approval_invalid");
  expect(await use(approval, {}, elsewhere)).toBe("approval_invalid");
  expect(await use(approval, { terms: { ...terms, amount: 10.5, pieces: 7 } })).toBe("approval_invalid");
  expect(await use(approval, {}, cashier, () => requestHash("another refund"))).toBe("approval_invalid");
  server.clock.now = new Date(testNow().getTime() + APPROVAL_LIFE_MS + 1_000);
  expect(await use(approval)).toBe("approval_invalid");
  server.clock.now = undefined;
  expect(await use(approval)).toBe(manager.userId);
});

test("an act that fails gives its approval back", async () => {
  const { approval } = (await ask(manager)).ok;
  const ctx = { asked, role: "staff", scope: [], sessionId: cashier.sessionId, now: testNow() } as const;
  const failing = server.db.inTenant(tenantId, async (tx) => {
    await approveByPin(tx, ctx, { ...refund, terms, approval });
    throw new Error("the act failed");
  });
  await expect(failing).rejects.toThrow("the act failed");
  expect(await use(approval)).toBe(manager.userId);
});

test("five wrong PINs, at once too, lock it for a minute", async () => {
  const guessed = await aManager();
  const codes = await Promise.all(
    ["1111", "2222", "3333", "4444", "5555", "6666"].map(async (wrong) => {
      // The hash queue may turn one of them away in a rush; it is then no attempt.
      for (;;) {
        const { error } = await ask(guessed, { pin: wrong });
        if (error.code !== "too_many_requests") return error.code;
      }
    }),
  );
  expect(codes.toSorted()).toEqual(["pin_locked", ...Array.from({ length: 5 }, () => "pin_wrong")]);
  const locked = (await ask(guessed)).error;
  expect(locked).toMatchObject({ code: "pin_locked", details: { name: "Persona de prueba" } });
  expect(locked.details?.seconds).toBeGreaterThan(0);
  server.clock.now = new Date(testNow().getTime() + 61_000);
  expect((await ask(guessed)).status).toBe(200);
  server.clock.now = undefined;
  const entries = await server.db.inTenant(tenantId, (tx) =>
    tx.query<{ user_id: number; after: unknown }>({
      text: `select user_id, after from audit_entries where tenant_id = $1 and action = 'approval.refused'
        and subject_id = $2 order by id`,
      values: [tenantId, guessed.userId],
    }),
  );
  expect(entries.map(({ after }) => (after as { attempts: number }).attempts)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(entries.map((entry) => entry.user_id))).toEqual(new Set([cashier.userId]));
});

test("while a PIN is looked at, its row is not held", async () => {
  const approver = await aManager();
  const { promise: mayCompute, resolve: compute } = Promise.withResolvers<void>();
  await withRecordedHashes(async (hashes) => {
    const asking = ask(approver);
    await expect.poll(() => hashes).toHaveLength(1);
    const rows = await server.db.inTenant(tenantId, (tx) =>
      tx.query({
        text: "select user_id from approval_pins where tenant_id = $1 and user_id = $2 for update nowait",
        values: [tenantId, approver.userId],
      }),
    );
    expect(rows).toHaveLength(1);
    compute();
    expect((await asking).status).toBe(200);
  }, mayCompute);
});

test("who may approve needs nobody, and leaves a foreign approval unused", async () => {
  const { approval } = (await ask(manager, {}, manager)).ok;
  const ctx = { asked, role: "admin", scope: [], sessionId: manager.sessionId, now: testNow() } as const;
  const passed = await server.db.inTenant(tenantId, (tx) =>
    approveByPin(tx, ctx, { ...refund, terms, approval }),
  );
  expect(passed).toBeNull();
  expect(await use(approval, {}, manager)).toBe(manager.userId);
});

test("neither the PIN nor the approval is stored in words", async () => {
  const { approval } = (await ask(manager)).ok;
  const [row] = await server.db.inTenant(tenantId, (tx) =>
    tx.query<{ pins: string; approvals: string; log: string }>({
      text: `select (select json_agg(p) from approval_pins p where tenant_id = $1)::text as pins,
        (select json_agg(a) from approvals a where tenant_id = $1)::text as approvals,
        (select json_agg(e) from audit_entries e where tenant_id = $1)::text as log`,
      values: [tenantId],
    }),
  );
  expect(row?.pins).toContain("$argon2id$");
  expect(row?.approvals).not.toContain(approval.split(".")[1]);
  for (const text of [row?.pins, row?.log]) expect(text).not.toMatch(/"(pin|password)":/);
});

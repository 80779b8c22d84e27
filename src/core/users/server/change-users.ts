import { removePin } from "#core/approvals/server/public.ts";
import { forgetDevices } from "#core/auth/server/known-device.ts";
import { liveDevices, SESSION_STORED_DAYS } from "#core/auth/server/live-devices.ts";
import { endSessions } from "#core/auth/server/public.ts";
import { ensureSignInName } from "#core/tenants/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Role } from "#platform/domain/access/actor.ts";
import { forbiddenGain } from "#platform/domain/access/decide-person.ts";
import { formatScope, isPermission, type Permission } from "#platform/domain/access/permissions.ts";
import type { Id, UserId } from "#platform/domain/ids.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { refuseWeakPassword } from "#platform/server/auth/refuse-weak-password.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type * as contract from "../contract/users.ts";
import { givePin, hashNewPin } from "./give-pin.ts";
import {
  allUsers,
  editedUserFields,
  freeUsername,
  lockManagedUser,
  type ManagedUser,
  writeUser,
} from "./user-queries.ts";

/** Lists the people of the restaurant with the devices they are signed in on. */
export function listUsers(ctx: StaffContext): Promise<ResponseOf<typeof contract.listUsers>> {
  return ctx.inTenant(async (tx) => {
    const users = await allUsers(tx);
    const devices = await liveDevices(tx, null, ctx);
    const monthAgo = new Date(ctx.now.getTime() - SESSION_STORED_DAYS * DAY_MS);
    return {
      users: users.map(({ scopes, pin_set_at, created_at: addedAt, ...user }) => {
        const scope = scopes.filter(isPermission);
        return {
          ...user,
          scope: formatScope(scope),
          has_signed_in: user.last_seen_at !== null || addedAt < monthAgo,
          has_pin: pin_set_at !== null,
          version: versionOf(editedUserFields({ ...user, scope })),
          devices: devices
            .filter(({ user_id }) => user_id === user.id)
            .map(({ id, name, device_ip, shared_till, created_at, last_seen_at }) => {
              const isMyDevice = id === ctx.sessionId;
              return {
                device_id: id,
                device_name: name,
                device_ip,
                shared_till,
                created_at,
                last_seen_at,
                isMyDevice,
              };
            }),
        };
      }),
    };
  });
}

/**
 * Adds a person of the staff. Refuses `username_taken`, a weak password, and `scope_not_yours` for a permission that the actor
 * has not.
 */
export async function addUser(
  ctx: StaffContext,
  { username: typed, password, pin, userScopes: scope, name, ...rest }: BodyOf<typeof contract.addUser>,
): Promise<{ message: string; username: string }> {
  const permission = forbiddenGain(ctx, [], scope);
  if (permission !== null)
    throw new AppError("scope_not_yours", { field: "userScopes", details: { permission } });
  refuseWeakPassword(password, { name, username: typed });
  const hash = await inHashQueue(
    () => hashPassword(password),
    async () => true,
  );
  const pinHash = pin === undefined ? null : await hashNewPin(pin);
  const fields = {
    name,
    designation: rest.designation || null,
    phone: rest.phone || null,
    email: rest.email || null,
    scope,
  };
  return ctx.inTenant(async (tx) => {
    const isShort = !typed.includes("@");
    const username = isShort ? `${typed}@${await ensureSignInName(tx)}` : typed;
    const subjectId = await createUser(tx, { ...fields, username, role: "staff", password: { hash } });
    const act = { action: "user.added", subject: "user", subjectId } as const;
    await recordAudit(tx, ctx, [{ ...act, before: null, after: { username, ...editedUserFields(fields) } }]);
    if (pinHash !== null) await givePin(tx, ctx, { userId: subjectId, hash: pinHash });
    const message = isShort
      ? ctx.say("users.reply.added_by_name", { name, username })
      : ctx.say("common.name_was_added", { name });
    return { message, username };
  });
}

export interface NewUser {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly scope?: readonly Permission[];
  readonly designation?: string | null;
  readonly phone?: string | null;
  /** The username when left out. */
  readonly email?: string | null;
  /** Hashed before the transaction: that takes long. */
  readonly password: { readonly hash: string };
  /** Number of orders they confirm before sending; ten when left out. */
  readonly confirmSends?: number;
}

/**
 * Creates a person who can sign in. Throws `username_taken` for a username that exists anywhere on the
 * platform, without saying where.
 */
export async function createUser(tx: Tx, user: NewUser): Promise<Id<"User">> {
  const username = user.username.toLowerCase();
  const added = await tx.first(
    sqlOf
      .insertInto("users")
      .values({
        tenant_id: tx.tenantId,
        username,
        password_hash: user.password.hash,
        name: user.name,
        role: user.role,
        scopes: scopesOf(user.scope ?? []),
        designation: user.designation ?? null,
        phone: user.phone ?? null,
        email: user.email === undefined ? username : user.email,
        confirm_sends: user.confirmSends,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
  );
  // Another restaurant's address is met here only: the directory is the one list of all.
  const isFree =
    added !== undefined &&
    (await tx.run(
      sqlOf
        .insertInto("user_directory")
        .values({ username, tenant_id: tx.tenantId, user_id: added.id })
        .onConflict((conflict) => conflict.doNothing()),
    )) === 1;
  if (!isFree) throw new AppError("username_taken", { field: "username" });
  return added.id;
}

/** Returns permissions as they are stored: each once, in the order of the list. */
function scopesOf(scope: readonly Permission[]): string[] {
  return formatScope(scope)
    .split(",")
    .filter((name) => name !== "");
}

/** Changes a person's data and permissions; their sessions have the new permissions from the next request on. */
export function updateUser(
  ctx: StaffContext,
  username: string,
  { userScopes: scope, version, ...rest }: BodyOf<typeof contract.updateUser>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const person = await lockManagedUser(tx, ctx, username, "change");
    const before = editedUserFields(person);
    refuseStaleEdit(version, before);
    const permission = forbiddenGain(ctx, person.scope, scope);
    if (permission !== null)
      throw new AppError("scope_not_yours", { field: "userScopes", details: { permission } });
    const fields = {
      name: rest.name,
      designation: rest.designation || null,
      phone: rest.phone || null,
      email: rest.email || null,
    };
    const after = editedUserFields({ ...fields, scope });
    if (versionOf(after) !== versionOf(before)) {
      await writeUser(tx, person.userId, { ...fields, scopes: scopesOf(scope) }, ctx.now);
      const act = { action: "user.updated", subject: "user", subjectId: person.userId } as const;
      await recordAudit(tx, ctx, [{ ...act, before, after }]);
    }
    return { message: ctx.say("common.name_was_saved", { name: fields.name }) };
  });
}

/** Blocks a person, which ends their sessions, or lets them in again. Whatever they have open stays theirs. */
export async function changeUserActive(
  ctx: StaffContext,
  { realtime }: Pick<Deps, "realtime">,
  { username, isActive }: { username: string; isActive: boolean },
): Promise<{ message: string }> {
  let ended: Awaited<ReturnType<typeof endSessions>> = [];
  const reply = await ctx.inTenant(async (tx) => {
    const person = await lockManagedUser(tx, ctx, username, "disable");
    ended = [];
    if (person.isActive !== isActive) {
      await writeUser(tx, person.userId, { is_active: isActive }, ctx.now);
      if (!isActive) ended = await endSessions(tx, { userId: person.userId }, "user_disabled", ctx.now);
      const action = isActive ? "user.enabled" : "user.disabled";
      await recordAudit(tx, ctx, [
        {
          action,
          subject: "user",
          subjectId: person.userId,
          before: { is_active: !isActive },
          after: { is_active: isActive },
        },
      ]);
    }
    const { name } = person;
    return { message: ctx.say(isActive ? "users.reply.enabled" : "users.reply.disabled", { name }) };
  });
  for (const { id } of ended) realtime.endSession(ctx.tenantId, id);
  return reply;
}

/** Number of tables that a refusal names. */
const NAMED_TABLES = 5;

/**
 * Deletes a person, which keeps their row for the history (docs/decisions/0042): nobody signs in with it, no list offers it, the
 * username is free. Refuses `user_has_accounts` and `user_has_drawer` while something of theirs is open.
 */
export async function deleteUser(
  ctx: StaffContext,
  { realtime, openWork }: Pick<Deps, "realtime"> & { readonly openWork: OpenWork },
  username: string,
): Promise<{ message: string }> {
  let ended: Awaited<ReturnType<typeof endSessions>> = [];
  const reply = await ctx.inTenant(async (tx) => {
    const person = await lockManagedUser(tx, ctx, username, "delete");
    await refuseWhileBusy(tx, person, openWork);
    const { userId } = person;
    await writeUser(tx, userId, { archived_at: ctx.now, is_active: false }, ctx.now);
    await freeUsername(tx, username);
    await removePin(tx, userId);
    await forgetDevices(tx, userId);
    ended = await endSessions(tx, { userId }, "user_deleted", ctx.now);
    const before = { username, ...editedUserFields(person) };
    await recordAudit(tx, ctx, [
      { action: "user.deleted", subject: "user", subjectId: userId, before, after: null },
    ]);
    return { message: ctx.say("common.name_was_deleted", { name: person.name }) };
  });
  for (const { id } of ended) realtime.endSession(ctx.tenantId, id);
  return reply;
}

/** Features above the people say what somebody has open. */
export interface OpenWork {
  /** Returns the tables of their open accounts, by name; null for an account without a table. */
  readonly openAccountsOf: (tx: Tx, userId: UserId) => Promise<readonly { readonly table: string | null }[]>;
  /** Returns the title of the drawer that they have open. */
  readonly openDrawerOf: (tx: Tx, userId: UserId) => Promise<{ readonly title: string } | undefined>;
}

async function refuseWhileBusy(
  tx: Tx,
  { userId, name }: ManagedUser,
  { openAccountsOf, openDrawerOf }: OpenWork,
): Promise<void> {
  const accounts = await openAccountsOf(tx, userId);
  if (accounts.length > 0) {
    const tables = accounts.flatMap(({ table }) => table ?? []).slice(0, NAMED_TABLES);
    throw new AppError("user_has_accounts", { details: { name, count: accounts.length, tables } });
  }
  const drawer = await openDrawerOf(tx, userId);
  if (drawer) throw new AppError("user_has_drawer", { details: { name, drawer: drawer.title } });
}

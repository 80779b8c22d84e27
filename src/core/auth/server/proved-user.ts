import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { knownDevice } from "#platform/server/auth/known-device.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import type { Deps } from "#platform/server/deps.ts";
import { isAtOwnDoor } from "#platform/server/http/actor.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { realmOfRequest } from "#platform/server/http/cookies.ts";
import { type User, userOfUsername } from "./user-of-username.ts";

/**
 * Who has this password, at this door. Refuses with `invalid_credentials`, after the same work and time, an unknown user, a wrong
 * password and the wrong door; with `too_many_requests` a flood.
 */
export async function provedUser(
  ctx: PublicContext,
  { db }: Deps,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<User> {
  const user = await userOfUsername(db, username);
  const isRight = await inHashQueue(
    () => verifyPassword(user?.passwordHash, password),
    async () => (await knownDevice(db, ctx.request, username)) !== undefined,
  );
  const isHere = user !== undefined && isAtOwnDoor(user.tenantKind, realmOfRequest(ctx.request));
  if (isRight && isHere) return user;
  throw refusedSignIn(ctx, user);
}

/** Writes the refusal down and gives it. */
export function refusedSignIn(
  ctx: PublicContext,
  user: Pick<User, "tenantId" | "userId"> | undefined,
  refusal = new AppError("invalid_credentials"),
): AppError {
  const who = { tenant: user?.tenantId, user: user?.userId, address: ctx.address, code: refusal.code };
  ctx.log.warn(who, "sign-in refused");
  return refusal;
}

import { signInBrowser } from "#core/auth/server/public.ts";
import { beginTenant, nextTenantId } from "#core/tenants/server/public.ts";
import { createUser } from "#core/users/server/public.ts";
import { startTrial } from "#operator/subscription/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import type { SubscriptionTerms } from "#platform/server/config/config.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { parseToken } from "#platform/server/http/actor.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import type * as contract from "../contract/sign-up.ts";
import { browserHash, clearSignUpCookie } from "./sign-up-cookie.ts";
import { refuseClosed } from "./sign-up-door.ts";
import { claimSignUp, type LinkedSignUp, linkedSignUp } from "./sign-up-queries.ts";

/**
 * Makes the restaurant of a mailed link, with its admin and its trial, and signs them in on this browser: one transaction, so that of two presses at
 * once one makes it. Throws `sign_up_link_invalid` for a link that is unknown or has run out, `sign_up_done` once the restaurant
 * stands or the address has an account, and in another browser than the one that signed up `sign_up_password_needed` and
 * `password_wrong`: nobody opens what somebody else asked for in their name.
 */
export async function confirmSignUp(
  ctx: PublicContext,
  deps: Deps,
  { token: text, password }: BodyOf<typeof contract.confirmSignUp>,
): Promise<ResponseOf<typeof contract.confirmSignUp>> {
  refuseClosed(deps);
  const token = parseToken(text);
  const link = token && { id: token.tenantId, hash: token.hash };
  const signUp = link && (await linkedSignUp(deps.db, link, ctx.now));
  if (!signUp) throw new AppError("sign_up_link_invalid");
  if (signUp.confirmed_at !== null) throw new AppError("sign_up_done");
  const isOwnBrowser = browserHash(ctx.request)?.equals(signUp.browser_hash) ?? false;
  if (!isOwnBrowser) await refuseStranger(signUp, password);
  const tenantId = await nextTenantId(deps.db);
  const signedIn = await signInBrowser(ctx, deps, tenantId, async (tx) => ({
    userId: await makeRestaurant(tx, signUp, { now: ctx.now, terms: deps.subscription }),
    sharedTillId: null,
  }));
  const user = required(signedIn, "the first person of the restaurant");
  clearSignUpCookie(ctx.reply);
  ctx.log.info({ tenant: tenantId, address: ctx.address }, "a restaurant signed up");
  return { message: ctx.say("signUp.welcome", { name: user.name }), user };
}

/** Refuses whoever does not know the password that was chosen. */
async function refuseStranger({ password_hash }: LinkedSignUp, password: string | undefined): Promise<void> {
  if (password === undefined) throw new AppError("sign_up_password_needed");
  if (!(await inHashQueue(() => verifyPassword(password_hash, password))))
    throw new AppError("password_wrong", { field: "password" });
}

/** Uses the sign-up up and makes what it asked for; all of it, or nothing. */
async function makeRestaurant(
  tx: Tx,
  signUp: LinkedSignUp,
  { now, terms }: { readonly now: Date; readonly terms: SubscriptionTerms },
): Promise<UserId> {
  if (!(await claimSignUp(tx, signUp.id, now))) throw new AppError("sign_up_done");
  const { store_name: name, person_name, username, language, password_hash } = signUp;
  await beginTenant(tx, { name, email: username, language });
  await startTrial(tx, terms, now);
  const admin = { username, name: person_name, role: "admin", password: { hash: password_hash } } as const;
  return createUser(tx, admin).catch((error: unknown) => {
    // Another sign-up of the address was confirmed meanwhile, or somebody was added under it.
    if (error instanceof AppError && error.code === "username_taken") throw new AppError("sign_up_done");
    throw error;
  });
}

import { signInBrowser } from "#core/auth/server/public.ts";
import { beginTenant, nextTenantId } from "#core/tenants/server/public.ts";
import { createUser } from "#core/users/server/public.ts";
import { startTrial } from "#operator/subscription/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword, verifyPassword } from "#platform/server/auth/passwords.ts";
import { refuseWeakPassword } from "#platform/server/auth/refuse-weak-password.ts";
import { secretHash } from "#platform/server/auth/secret-hash.ts";
import type { SubscriptionTerms } from "#platform/server/config/config.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { parseToken } from "#platform/server/http/actor.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { addJobWithoutTenant } from "#platform/server/jobs/jobs.ts";
import type * as contract from "../contract/sign-up.ts";
import { mailSignUp } from "./mail-sign-up.ts";
import { refuseClosed, solvedPuzzle } from "./sign-up-door.ts";
import {
  AGAIN_SECONDS,
  claimSignUp,
  insertSignUp,
  LINK_SECONDS,
  type LinkedSignUp,
  linkedSignUp,
  requestMailAgain,
} from "./sign-up-queries.ts";
import "@fastify/cookie";
import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieOf } from "#platform/server/http/cookies.ts";

/** Returns the same answer whether the address has an account or not. */
function mailedAnswer(ctx: PublicContext): ResponseOf<typeof contract.signUp> {
  return { message: ctx.say("signUp.mailed"), again_after_seconds: AGAIN_SECONDS };
}

/**
 * Stores a sign-up and has its link mailed. The job looks up whether the address has an account: the request
 * does, takes and says the same either way. Throws `sign_up_closed`, `sign_up_puzzle_stale` (a fresh puzzle
 * helps), `password_too_common` and `too_many_requests`.
 */
export async function beginSignUp(
  ctx: PublicContext,
  deps: Deps,
  body: BodyOf<typeof contract.signUp>,
): Promise<ResponseOf<typeof contract.signUp>> {
  refuseClosed(deps);
  const { store_name: storeName, name: personName, username, password, language } = body;
  const browser = browserSecret();
  if (body.website !== "") {
    ctx.log.info({ address: ctx.address }, "a robot signed up and was ignored");
    setSignUpCookie(ctx.reply, browser.text);
    return mailedAnswer(ctx);
  }
  const puzzleHash = solvedPuzzle(body, deps.cookieSecret, ctx.now);
  if (!puzzleHash) throw new AppError("sign_up_puzzle_stale");
  refuseWeakPassword(password, { username, name: `${personName} ${storeName}` });
  const passwordHash = await inHashQueue(() => hashPassword(password));
  const asked = { username, storeName, personName, language, passwordHash, puzzleHash };
  const id = await insertSignUp(deps.db, { ...asked, browserHash: browser.hash }, ctx.now);
  if (id === undefined) throw new AppError("sign_up_puzzle_stale");
  await addJobWithoutTenant(deps.db, mailSignUp, { signUpId: id });
  setSignUpCookie(ctx.reply, browser.text);
  return mailedAnswer(ctx);
}

/**
 * Has another link mailed for the sign-up of this browser. Throws `sign_up_gone` when it has none,
 * `sign_up_done` when the restaurant exists, and `too_many_requests` with the seconds that are left of the
 * pause.
 */
export async function mailSignUpAgain(
  ctx: PublicContext,
  deps: Deps,
): Promise<ResponseOf<typeof contract.mailSignUpAgain>> {
  refuseClosed(deps);
  const browser = browserHash(ctx.request);
  if (!browser) throw new AppError("sign_up_gone");
  const asked = await requestMailAgain(deps.db, browser, ctx.now);
  switch (asked.kind) {
    case "gone":
      throw new AppError("sign_up_gone");
    case "done":
      throw new AppError("sign_up_done");
    case "early":
      throw new AppError("too_many_requests", { details: { seconds: asked.seconds } });
    case "asked":
      await addJobWithoutTenant(deps.db, mailSignUp, { signUpId: asked.id });
      return mailedAnswer(ctx);
    default:
      return unreachable(asked);
  }
}

/**
 * Makes the restaurant of a mailed link, with its admin and its trial, and signs the admin in on this
 * browser: in one transaction, so that of two presses at once one succeeds. Throws `sign_up_link_invalid` for
 * a link that is unknown or has run out, `sign_up_done` once the restaurant exists or the address has an
 * account. Another browser than the one that signed up needs the password (`sign_up_password_needed`,
 * `password_wrong`), so that nobody confirms a sign-up in somebody else's name.
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

/** Throws unless the chosen password is known. */
async function refuseStranger({ password_hash }: LinkedSignUp, password: string | undefined): Promise<void> {
  if (password === undefined) throw new AppError("sign_up_password_needed");
  if (!(await inHashQueue(() => verifyPassword(password_hash, password))))
    throw new AppError("password_wrong", { field: "password" });
}

/** Uses the sign-up up and makes its restaurant; all of it, or nothing. */
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
    // Another sign-up of the address was confirmed meanwhile, or a user was added under it.
    if (error instanceof AppError && error.code === "username_taken") throw new AppError("sign_up_done");
    throw error;
  });
}

const cookieAt = ({ server }: FastifyRequest) =>
  cookieOf("sign_up", { realm: "staff", secure: server.cookiesAreSecure });

/** Makes a secret of 256 random bits for the browser that signs up; only its hash is stored. */
function browserSecret(): { readonly text: string; readonly hash: Buffer } {
  const text = randomBytes(32).toString("base64url");
  return { text, hash: secretHash(text) };
}

/** Sets the secret: with it the browser may ask for another mail, and open a link without the password. */
function setSignUpCookie(reply: FastifyReply, secret: string): void {
  const { name, options } = cookieAt(reply.request);
  reply.setCookie(name, secret, { ...options, maxAge: LINK_SECONDS });
}

function clearSignUpCookie(reply: FastifyReply): void {
  const { name, options } = cookieAt(reply.request);
  reply.clearCookie(name, options);
}

/** Returns the hash of the browser's secret; undefined when this browser signed nobody up. */
function browserHash(request: FastifyRequest): Buffer | undefined {
  const text = request.cookies[cookieAt(request).name];
  return text === undefined || text === "" ? undefined : secretHash(text);
}

import { demoCode } from "#core/second-factor/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import type { DemoSignIn, Deps } from "#platform/server/deps.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { isForwarded } from "#platform/server/http/is-forwarded.ts";
import type * as contract from "../contract/auth.ts";
import type * as platform from "../contract/operator-session.ts";
import { userOfUsername } from "./user-of-username.ts";

/** Stored hashes that were checked already: the demo's people share one, and each check costs 19 MiB. */
const isDemoHash = new Map<string, boolean>();

/**
 * Returns the demo's people who can still sign in with its password; whoever chose another one is left out. Nobody behind a
 * proxy is told any.
 */
export async function demoSignIns(
  { request }: PublicContext,
  deps: Deps,
): Promise<ResponseOf<typeof contract.demoSignIns>> {
  return { people: isForwarded(request) ? [] : await offeredDemo(deps, deps.demo ?? []) };
}

/** Returns the people whose password is still the demo's. */
async function offeredDemo({ db }: Deps, demo: readonly DemoSignIn[]): Promise<DemoSignIn[]> {
  const people: DemoSignIn[] = [];
  for (const { username, password, designation } of demo) {
    const user = await userOfUsername(db, username);
    if (!user?.isActive) continue;
    const hash = user.passwordHash;
    const fits = isDemoHash.get(hash) ?? (await inHashQueue(() => verifyPassword(hash, password)));
    isDemoHash.set(hash, fits);
    if (fits) people.push({ username, password, name: user.name, designation });
  }
  return people;
}

/**
 * Returns the demo's operator with a code that is good now, as long as password and second factor are the
 * public ones; none to anybody behind a proxy.
 */
export async function platformDemoSignIn(
  ctx: PublicContext,
  deps: Deps,
): Promise<ResponseOf<typeof platform.platformDemoSignIn>> {
  const { demoOperator } = deps;
  if (!demoOperator || isForwarded(ctx.request)) return { people: [] };
  const [person] = await offeredDemo(deps, [demoOperator]);
  const user = person && (await userOfUsername(deps.db, person.username));
  if (!user) return { people: [] };
  const code = await deps.db.inTenant(user.tenantId, (tx) =>
    demoCode(tx, user.userId, { secrets: deps.secrets, now: ctx.now, secret: demoOperator.secondFactor }),
  );
  return { people: code === undefined ? [] : [{ ...person, code }] };
}

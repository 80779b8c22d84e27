import type { ResponseOf } from "#platform/contract/define.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import type { DemoSignIn, Deps } from "#platform/server/deps.ts";
import type { demoSignIns as contract } from "../contract/auth.ts";
import { userOfUsername } from "./user-of-username.ts";

/** What is known of a stored hash: the demo's people share one, and asking costs 19 MiB each time. */
const isDemoHash = new Map<string, boolean>();

/** The demo's people who can still sign in with its password: whoever chose an own one is not offered. */
export async function demoSignIns(deps: Deps): Promise<ResponseOf<typeof contract>> {
  return { people: await offeredDemo(deps, deps.demo ?? []) };
}

/** Of these, those whose password is still the demo's. */
export async function offeredDemo({ db }: Deps, demo: readonly DemoSignIn[]): Promise<DemoSignIn[]> {
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

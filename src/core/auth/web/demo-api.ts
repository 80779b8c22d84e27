import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { currentRealm } from "#platform/web/session/realm.ts";
import { demoSignIns } from "../contract/auth.ts";

const consoleDemo = async (signal?: AbortSignal) =>
  call((await import("../contract/operator-session.ts")).platformDemoSignIn, signal ? { signal } : {});

/** The demo's people at this door, if there is a demo that still has its password. */
export const demoQuery = () => {
  const realm = currentRealm();
  return queryOptions({
    queryKey: ["demo", realm],
    queryFn: ({ signal }) => (realm === "console" ? consoleDemo(signal) : call(demoSignIns, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
};

/** A person of the demo; at the console's door with a code that is good now. */
export interface DemoEntry {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
}

/** Returns the sign-in of one of the demo's people with a fresh code: codes change every moment. */
export async function freshDemoEntry({ username, password }: DemoEntry): Promise<DemoEntry> {
  const { people } = currentRealm() === "staff" ? { people: [] } : await consoleDemo();
  const fresh = people.find((person) => person.username === username);
  return { username, password, ...(fresh ? { code: fresh.code } : {}) };
}

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, expect, inject } from "vitest";
import { apiBase } from "../../contract/platform/api-base.ts";
import type { Floor } from "./floor.ts";
import type { Person } from "./sessions.ts";
import { testClockAhead } from "./test-clock.ts";

const script = fileURLToPath(new URL("killable-server.ts", import.meta.url));

/** When a process that is killed has its transactions held: nothing is committed yet, or all of it, but not answered. */
export const killMoments = ["before", "after"] as const;
export type KillMoment = (typeof killMoments)[number];

export interface KillableProcess {
  /** Waits until so many transactions are held, ends the process at once and waits until the database has noticed. */
  killHolding(transactions: number): Promise<void>;
  /** Sends as this person; the status, or null when the process died before it answered. */
  post(who: Person, path: string, body: object, headers: Record<string, string>): Promise<number | null>;
}

/** Makes server processes on the floor's own database; what is left of them ends with the file. */
export function killableProcesses(): (floor: Floor, moment: KillMoment) => Promise<KillableProcess> {
  const children = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
  });
  return async (floor, moment) => {
    const url = new URL(inject("postgres").appUrl);
    url.pathname = new URL(floor.server.ownerUrl).pathname;
    const child = fork(script, [url.href, moment, String(testClockAhead)], { execArgv: [], stdio: "ignore" });
    children.add(child);
    const [port] = (await once(child, "message")) as [number];
    let held = 0;
    child.on("message", () => {
      held += 1;
    });
    return {
      killHolding: async (transactions) => {
        await expect.poll(() => held).toBe(transactions);
        child.kill("SIGKILL");
        await backendsGone(floor);
      },
      post: (who, path, body, headers) =>
        fetch(`http://127.0.0.1:${port}${apiBase}${path}`, {
          method: "POST",
          headers: { cookie: cookieOf(who), "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        }).then(
          (reply) => reply.status,
          () => null,
        ),
    };
  };
}

function cookieOf({ cookies }: Person): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}

/** The database notices a dead client when it writes to it: until then its transaction may still commit. */
async function backendsGone(floor: Floor): Promise<void> {
  const busy = async () => {
    const [row] = await floor.rows<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
        where $1::bigint > 0 and datname = current_database() and state <> 'idle' and pid <> pg_backend_pid() -- no tenant_id here`,
    );
    return row?.count;
  };
  await expect.poll(busy).toBe(0);
}

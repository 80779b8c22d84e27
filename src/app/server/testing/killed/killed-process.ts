import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, expect, inject } from "vitest";
import { apiBase } from "#platform/contract/api-base.ts";
import { newestEventNo } from "#platform/server/realtime/newest-event-no.ts";
import type { Floor } from "../floor.ts";
import type { Person } from "../sessions.ts";
import { testClockAhead } from "../test-clock.ts";
import { type OpenScreens, openScreens } from "./open-screens.ts";

const script = fileURLToPath(new URL("killable-server.ts", import.meta.url));

/** When a process that is killed has its transactions held: nothing is committed yet, or all of it, but not answered. */
export const killMoments = ["before", "after"] as const;
export type KillMoment = (typeof killMoments)[number];

/** Each costs two processes: in `npm test` payments meet both, others only the one after which something could be there twice. */
export const fewKillMoments: readonly KillMoment[] = inject("chance").times > 1 ? killMoments : ["after"];

export interface KillableProcess {
  /** A board, a till and a guest's page that are open at it. */
  readonly screens: OpenScreens;
  isRunning(): boolean;
  /** From now on the newest number is not read, or is again; changes that are read beside it wait. */
  holdReadings(isHeld: boolean): void;
  /**
   * Waits until so many transactions are held, ends the process at once and waits until the database has noticed. In its place another
   * one is started, as whoever looks after it does, at which the screens catch up by themselves.
   */
  killHolding(transactions: number): Promise<void>;
  /** Sends as this person; the status, or null when the process died before it answered. */
  post(who: Person, path: string, body: object, headers?: Record<string, string>): Promise<number | null>;
}

/** Makes server processes on the floor's own database, with screens open; what is left of them ends with the file. */
export function killableProcesses(): (
  floor: Floor,
  moment: KillMoment | "never",
) => Promise<KillableProcess> {
  const children = new Set<ChildProcess>();
  const opened = new Set<OpenScreens>();
  afterAll(() => {
    for (const screens of opened) screens.close();
    for (const child of children) child.kill("SIGKILL");
  });
  const start = async (floor: Floor, moment: KillMoment | "never", port = 0) => {
    const parameters = [floor.server.appUrl, moment, String(testClockAhead), String(port)];
    const child = fork(script, parameters, { execArgv: [], stdio: "ignore" });
    children.add(child);
    const [taken] = (await once(child, "message")) as [number];
    return { child, port: taken };
  };
  return async (floor, moment) => {
    const { child, port } = await start(floor, moment);
    const screens = await openScreens(floor, port);
    opened.add(screens);
    let held = 0;
    child.on("message", () => {
      held += 1;
    });
    return {
      screens,
      isRunning: () => child.exitCode === null && child.signalCode === null,
      holdReadings: (isHeld) => void child.send(isHeld ? "hold readings" : "let go"),
      killHolding: async (transactions) => {
        await expect.poll(() => held).toBe(transactions);
        child.kill("SIGKILL");
        await backendsGone(floor);
        await start(floor, "never", port);
        await caughtUp(floor, screens);
      },
      post: (who, path, body, headers = {}) =>
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

/** Every screen is served again and knows of everything that was committed. */
async function caughtUp(floor: Floor, { board, till, guest }: OpenScreens): Promise<void> {
  const newest = await floor.server.db.inTenant(floor.small.tenantId, newestEventNo);
  for (const screen of [board, till]) {
    await expect.poll(() => screen.greetings.length).toBeGreaterThan(1);
    expect(screen.greetings.at(-1)).toBe(newest);
  }
  const asked = guest.length;
  await expect.poll(() => guest.slice(asked).includes(200)).toBe(true);
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

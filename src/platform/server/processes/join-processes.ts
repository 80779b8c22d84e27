import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { StartupError } from "../config/startup-error.ts";
import type { Database } from "../db/in-tenant.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { type KnownProcess, processFault } from "./process-fault.ts";

/** Milliseconds between two beats of a process. */
const BEAT_MS = 5_000;
/** Milliseconds after its last beat in which a process counts as running. @proof */
export const ALIVE_MS = 20_000;
/** Milliseconds between two looks at a process that must end first. */
const LOOK_MS = 1_000;

interface Joining {
  readonly db: Pick<Database, "directory">;
  readonly config: Pick<Config, "process" | "equalSettings">;
  readonly secrets: Pick<SecretBox, "fingerprints">;
  readonly log: Pick<Logger, "warn">;
  /** Milliseconds for which another process may still end: one that was killed does not say so. */
  readonly patience?: number;
}

/**
 * Joins the processes that run on this database and returns a function that leaves them. Throws StartupError in words when one of them has
 * other keys or settings that must be the same, and did not end within `patience`.
 */
export async function joinProcesses({
  db,
  config,
  secrets,
  log,
  patience = ALIVE_MS,
}: Joining): Promise<() => Promise<void>> {
  const id = randomUUID();
  const own = { kind: config.process, settings: config.equalSettings, keys: secrets.fingerprints };
  const beat = () =>
    db.directory(
      `insert into running_processes (id, kind, settings, keys) values ($1, $2, $3, $4)
       on conflict (id) do update set seen_at = now()`,
      [id, own.kind, JSON.stringify(own.settings), [...own.keys]],
    );
  const remove = () => db.directory("delete from running_processes where id = $1", [id]);
  for (let waited = 0; ; waited += LOOK_MS) {
    // Written before the others are read: of two that start at once at least one sees the other.
    await beat();
    const fault = await faultBeside(db, id, own);
    if (fault === undefined) break;
    await remove();
    if (waited >= patience) throw new StartupError(fault);
    if (waited === 0) log.warn(`${fault} Waiting for it to end.`);
    await wait(LOOK_MS);
  }
  // A beat that fails is made up for by the next one.
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    // Without a database the missing beat says it.
    await remove().catch(() => undefined);
  };
}

async function faultBeside(
  db: Joining["db"],
  id: string,
  own: Omit<KnownProcess, "startedAt">,
): Promise<string | undefined> {
  await db.directory("delete from running_processes where seen_at < now() - interval '1 day'", []);
  const others = (await runningProcesses(db)).filter((other) => other.id !== id);
  return others.map((other) => processFault(own, other)).find((fault) => fault !== undefined);
}

/** Reads the processes that run on this database. */
export function runningProcesses(
  db: Pick<Database, "directory">,
): Promise<(KnownProcess & { readonly id: string })[]> {
  return db.directory(
    `select id, kind, settings, keys, started_at as "startedAt" from running_processes
     where seen_at > now() - make_interval(secs => $1) order by started_at`,
    [ALIVE_MS / 1000],
  );
}

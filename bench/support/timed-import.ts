import { randomUUID } from "node:crypto";
import { apiBase } from "#app/contract/routes.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import type { Figure } from "./figure.ts";
import { ms, times } from "./figure.ts";
import { percentiles } from "./percentiles.ts";
import { accessCookie } from "./sign-in.ts";

/** Sends a body to a route as who has this session; how many milliseconds until all of its answer was there. */
export function timedSender(url: string, session: string) {
  return async ({ method, path }: RouteDefinition, body: unknown): Promise<number> => {
    const started = performance.now();
    const reply = await fetch(url + apiBase + path, {
      method,
      headers: {
        cookie: `${accessCookie}=${session}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify(body),
    });
    const answer = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${answer.slice(0, 500)}`);
    return performance.now() - started;
  };
}

const ROUNDS = 5;

/** What imports of two sizes took: the middle of both, the slowest of the large ones, and how many times the small. */
export async function readImports<Step extends string>(
  sizes: readonly [number, number],
  steps: Readonly<Record<Step, string>>,
  measure: (size: number) => Promise<Readonly<Record<Step, number>>>,
): Promise<{ readonly rows: Figure["rows"]; readonly rounds: number }> {
  const readings = [];
  for (const size of sizes) {
    const rounds: Readonly<Record<Step, number>>[] = [];
    // The first warms the code up.
    for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await measure(size));
    readings.push(rounds.slice(1));
  }
  const [small = [], large = []] = readings;
  const middle = (step: Step, all: typeof small) => percentiles(all.map((reading) => reading[step])).p50;
  const rows = (Object.keys(steps) as Step[]).map((step) => [
    steps[step],
    ms(middle(step, small)),
    ms(middle(step, large)),
    ms(Math.max(...large.map((reading) => reading[step]))),
    times(middle(step, large), middle(step, small)),
  ]);
  return { rows, rounds: ROUNDS };
}

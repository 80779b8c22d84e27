import type { BareLoad } from "./programs/bare-driver.ts";
import type { OrderLoad, OrderRate } from "./programs/order-load.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import { type Figure, ms } from "./support/figure.ts";
import { recordOrders } from "./support/record-order.ts";
import { runProgram } from "./support/run-program.ts";
import { smallTenants } from "./support/small-tenants.ts";

const TENANTS = 100;
const CONNECTIONS = [1, 8, 32] as const;
/** Both sides take turns, so that a busy moment of the machine harms both. */
const ROUNDS = 2;
const WARM_SECONDS = 1;
const SECONDS = 4;

/** Durable orders a second through HTTP against the very same SQL sent by a bare driver. */
export async function ordersFigure(world: BenchWorld): Promise<Figure> {
  const { database } = world;
  const tenants = await smallTenants(database.db, TENANTS, ["POS"]);
  const recorded = await recordOrders(database.appUrl, tenants);
  const { url } = await world.product();
  const window = { warmSeconds: WARM_SECONDS, seconds: SECONDS };
  const rows: string[][] = [];
  for (const connections of CONNECTIONS) {
    const http: OrderRate[] = [];
    const bare: OrderRate[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const load: OrderLoad = { url, tenants, connections, ...window };
      http.push(await runProgram<OrderRate>("order-load", load, 30));
      const driver: BareLoad = { appUrl: database.appUrl, orders: recorded, connections, ...window };
      bare.push(await runProgram<OrderRate>("bare-driver", driver, 30));
    }
    rows.push(rowOf(connections, "HTTP", http, bare), rowOf(connections, "bare driver", bare));
  }
  const [first] = recorded;
  return {
    title: `Orders a second, durable, ${TENANTS} restaurants`,
    aim: "at least 0.60 of what the same SQL reaches without the product around it",
    columns: ["connections", "sent by", "orders/s", "p50", "p95", "p99", "of bare"],
    rows,
    notes: [
      `An order is ${first?.statements.length ?? 0} statements: session, start of the transaction with its tenant, idempotency key, menu and table, stock with locks, order, kept answer, event number with the commit. Row level security and fsync are on. The bare driver sends them one after another, as the product has to where one needs the answer of another.`,
      `Each side measured ${ROUNDS} times ${SECONDS} s in turns; rates are means, percentiles those of the better round.`,
    ],
  };
}

function rowOf(
  connections: number,
  label: string,
  rounds: readonly OrderRate[],
  bare?: readonly OrderRate[],
): string[] {
  const mean = (list: readonly OrderRate[]) =>
    list.reduce((sum, rate) => sum + rate.perSecond, 0) / list.length;
  const [best] = rounds.toSorted((a, b) => a.p95 - b.p95);
  if (!best) throw new Error("No round was measured");
  const share = bare ? (mean(rounds) / mean(bare)).toFixed(2) : "1.00";
  return [
    String(connections),
    label,
    mean(rounds).toFixed(0),
    ms(best.p50),
    ms(best.p95),
    ms(best.p99),
    share,
  ];
}

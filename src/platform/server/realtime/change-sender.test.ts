import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { ChangeSender, type ChangeSenderDeps } from "./change-sender.ts";

const unheard: unknown[] = [];
const hear = (cause: unknown) => unheard.push(cause);
process.on("unhandledRejection", hear);
afterAll(() => void process.off("unhandledRejection", hear));

/** A database that dies while something is read: every statement is rejected, one after the other. */
function dyingDatabase(): ChangeSenderDeps["db"] {
  let statements = 0;
  const query = () => {
    statements += 1;
    const delay = statements * 5;
    return new Promise((_, reject) => setTimeout(() => reject(new Error("Connection terminated")), delay));
  };
  const tx = { tenantId: 1, snapshot: () => undefined, query, first: query, one: query, run: query };
  return { inTenant: (_: number, work: (tx: unknown) => unknown) => work(tx) } as never;
}

test("a database that dies while changes are read is told to the screens", async () => {
  const failed: number[] = [];
  const definition = { name: "orders_changed", shape: z.object({}) };
  const source = { definition, read: (tx: { query(): Promise<unknown> }) => tx.query() };
  const teller = new ChangeSender({
    db: dyingDatabase(),
    clock: () => new Date(0),
    log: pino({ level: "silent" }),
    sources: [source, source] as never,
    isHeard: () => true,
    tell: () => undefined,
    onFailure: (tenantId) => failed.push(tenantId),
  });
  teller.add(1, 1, { orderIds: [], tableIds: [] });
  await expect.poll(() => failed).toEqual([1]);
  await teller.close();
  // All statements have been rejected by now, and Node has looked who heard them.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(unheard).toEqual([]);
});

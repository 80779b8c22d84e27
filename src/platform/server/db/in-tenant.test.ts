import { setTimeout } from "node:timers/promises";
import { expect, inject, test, vi } from "vitest";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { required } from "../http/app-error.ts";
import { createDatabase } from "./in-tenant.ts";
import { createPool } from "./pool.ts";

test("work that swallowed an error of the database is refused at the commit", async () => {
  const { db } = await testServer();
  const tenantId = await createTenant(db, { name: "Tragada" });
  const work = db.inTenant(tenantId, async (tx) => {
    await tx
      .query({
        text: "insert into stations (tenant_id, slug, title) values ($1, 'kitchen', 'x')",
        values: [tenantId],
      })
      .catch(() => undefined);
  });
  await expect(work).rejects.toThrow("rolled back");
});

test("a database that stops answering ends the request at its one time limit", async () => {
  const limit = 2_000;
  const pool = createPool({ url: inject("postgres").appUrl, max: 1, statementTimeout: limit });
  const db = createDatabase(pool, () => undefined);
  const connection = await pool.connect();
  const { rows } = await connection.query<{ pid: number }>("select pg_backend_pid() as pid");
  const pid = required(rows[0], "the backend's id").pid;
  const asked = vi.spyOn(connection, "query");
  connection.release();
  try {
    process.kill(pid, "SIGSTOP");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let ended = false;
    const refused = expect(db.inTenant(1, async () => undefined)).rejects.toThrow("Query read timeout");
    const finished = refused.finally(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await finished;
    // A rollback would have waited for a second limit.
    expect(asked.mock.calls.map(([text]) => text)).not.toContain("rollback");
    expect(asked).toHaveBeenCalled();
    expect(pool.totalCount).toBe(0);
  } finally {
    vi.useRealTimers();
    process.kill(pid, "SIGCONT");
    await db.close();
  }
});

test("a connection that dies while its transaction works fails that work alone", async () => {
  const pool = createPool({ url: inject("postgres").appUrl, max: 1 });
  const db = createDatabase(pool, () => undefined);
  try {
    const work = db.inTenant(1, async (tx) => {
      const [row] = await tx.query<{ pid: number }>({
        text: "select pg_backend_pid() as pid, $1::bigint as tenant_id",
        values: [tx.tenantId],
      });
      // PostgreSQL ends a session that it is told to end between two statements, and says so on the connection.
      process.kill(row?.pid ?? 0, "SIGTERM");
      for (;;) {
        await setTimeout(20);
        await tx.query({ text: "select $1::bigint as tenant_id", values: [tx.tenantId] });
      }
    });
    await expect(work).rejects.toThrow(/connection/);
    await expect(db.inTenant(1, async () => "served")).resolves.toBe("served");
  } finally {
    await db.close();
  }
});

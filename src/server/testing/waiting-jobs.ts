import pg from "pg";
import type { TestServer } from "./test-server.ts";

export interface WaitingJob {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What the worker would do next, in the order in which it was added. */
export async function waitingJobs({ ownerUrl }: Pick<TestServer, "ownerUrl">): Promise<WaitingJob[]> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const { rows } = await client.query<WaitingJob>(
    `select t.identifier as name, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  );
  await client.end();
  return rows;
}

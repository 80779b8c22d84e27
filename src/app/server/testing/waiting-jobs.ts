import pg from "pg";
import type { TestServer } from "./test-server.ts";

export interface WaitingJob {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Returns the worker's next jobs in the order in which they were added. */
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

/** The same, taken from the queue: whoever asks does the work. */
export async function takeJobs({ ownerUrl }: Pick<TestServer, "ownerUrl">): Promise<WaitingJob[]> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const { rows } = await client.query<WaitingJob & { id: string }>(
    `with taken as (delete from graphile_worker._private_jobs returning id, task_id, payload)
     select taken.id, t.identifier as name, taken.payload from taken
     join graphile_worker._private_tasks t on t.id = taken.task_id order by taken.id`,
  );
  await client.end();
  return rows;
}

import pg from "pg";

/**
 * The worker's connections. The library would begin to close a pool of its own making and take its listeners away
 * without waiting for the end: a database that stops in that moment then ended the process with an error.
 */
export function createWorkerPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  // The pool replaces a broken connection, and the next query on it reports real trouble.
  const stay = () => undefined;
  pool.on("error", stay);
  pool.on("connect", (client) => client.on("error", stay));
  return pool;
}

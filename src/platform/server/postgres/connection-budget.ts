/**
 * Purposes of the embedded database's connections. The parts add up to its limit, so that one part never
 * takes another's connections (decision 36).
 */
export const connectionBudget = {
  /** Reserved by PostgreSQL for its superuser. */
  superuser: 3,
  /** Requests and sockets: the largest DATABASE_POOL_SIZE with the embedded database. */
  pool: 30,
  /** Jobs: the worker's own, two of them for its notices and its schedule, three for the notices of its lanes. */
  worker: 9,
  /** The connection that says that a worker runs. */
  lease: 1,
  /** Migrations, the command line and the checks of a start. */
  tools: 5,
  /** Statements that were given up but that the database has not ended yet. */
  spare: 16,
} as const;

/** Most connections of the embedded database. */
export const CONNECTIONS_MAX = Object.values(connectionBudget).reduce((sum, part) => sum + part, 0);

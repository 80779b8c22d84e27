/**
 * What the embedded database's connections are for: the parts add up to what it takes, so that nobody is ever refused
 * one because somebody else has it (decision 36).
 */
export const connectionBudget = {
  /** Kept back by PostgreSQL for its superuser. */
  superuser: 3,
  /** Requests and sockets: the largest DATABASE_POOL_SIZE with the embedded database. */
  pool: 30,
  /** Jobs: the worker's own, two of them for its notices and its schedule, three for the notices of its lanes. */
  worker: 9,
  /** Migrations, the command line and the checks of a start. */
  tools: 5,
  /** Statements that were given up and that the database has not ended yet. */
  spare: 16,
} as const;

/** Most connections of the embedded database. */
export const CONNECTIONS_MAX = Object.values(connectionBudget).reduce((sum, part) => sum + part, 0);

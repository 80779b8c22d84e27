import type { ErrorCode } from "#app/contract/errors.ts";

/** Of a socket that does not reach the database, or no longer. */
const cutOff = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"]);

/** Full: PostgreSQL's word for it, and the system's. */
const full = new Set(["53100", "ENOSPC", "EDQUOT"]);

/**
 * Classes of SQLSTATE that say the database is away, busy or stopping, not that the statement is wrong: 08 connection,
 * 53 resources, 57 stopped by the operator, 58 system, 25P03/25006 idle too long or read only, 40 overtaken at every try.
 */
const AWAY = /^(08|53|57|58)...$|^(25P03|25006|40001|40P01)$/;

/** pg's own words when a connection ends under it; it gives them no code. */
const CONNECTION_LOST =
  /^(Query read timeout|Connection terminated|timeout e(xpired|xceeded when trying to connect)|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/** What an error of the database or of the way to it is for the caller; undefined when it is a fault of ours. */
export function databaseFault(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, constraint } = error as { code?: unknown; syscall?: unknown; constraint?: unknown };
  if (typeof code !== "string")
    return CONNECTION_LOST.test(error.message) ? "service_unavailable" : undefined;
  if (full.has(code)) return "storage_full";
  if (code === "55P03") return "still_running";
  if (code === "23505" && typeof constraint === "string" && constraint.endsWith("_client_uuid_key"))
    return "uuid_taken";
  // ENOENT of `connect` is the database's socket; of a file it is our fault.
  const isAway = cutOff.has(code) || AWAY.test(code) || (code === "ENOENT" && syscall === "connect");
  return isAway ? "service_unavailable" : undefined;
}

import { CONNECTIONS_MAX } from "./connection-budget.ts";

/** Address of the server: its unix socket, or a port of 127.0.0.1. Never another one. */
export type PostgresAddress = { readonly kind: "socket" } | { readonly kind: "port"; readonly port: number };

const commonSettings = {
  idle_in_transaction_session_timeout: "30s",
  lock_timeout: "5s",
  timezone: "UTC",
  log_timezone: "UTC",
} as const;

/** 256 MB of log replay in about 3 s after a crash; PostgreSQL's own 1 GB takes 11 s. */
const durableSettings = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  max_wal_size: "256MB",
  shared_buffers: "256MB",
  max_connections: String(CONNECTIONS_MAX),
} as const;

/** Loses everything in a crash, so only for clusters that are thrown away. */
const throwawaySettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_wal_size: "1GB",
  shared_buffers: "128MB",
  max_connections: "200",
  wal_level: "minimal",
  max_wal_senders: "0",
  // Not worth it for a hundred databases that live for seconds; tests that read plans run analyze themselves.
  autovacuum: "off",
} as const;

/** Command line of the server. Settings given here win over every file in the data directory. */
export function serverArguments(
  address: PostgresAddress,
  { durable, connections }: { readonly durable: boolean; readonly connections?: number | undefined },
): string[] {
  const settings = {
    ...commonSettings,
    ...(durable ? durableSettings : throwawaySettings),
    ...(connections === undefined ? {} : { max_connections: String(connections) }),
    ...(address.kind === "socket"
      ? { listen_addresses: "", unix_socket_directories: "." }
      : { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(address.port) }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

import { useQuery } from "@tanstack/react-query";
import { listTenantHealth } from "../contract/health.ts";
import { healthQuery, operationsQuery } from "./operations-api.ts";

/** The first screen need not follow the queue as its own screen does. */
const REFETCH_MS = 60_000;

/** Reads what needs attention: jobs that failed for good, and restaurants that need help. */
export function useAttentionList() {
  const jobs = useQuery({ ...operationsQuery("failed"), refetchInterval: REFETCH_MS });
  const needing = useQuery(healthQuery(listTenantHealth.query.parse({ only: "needing" })));
  return { jobs, needing };
}

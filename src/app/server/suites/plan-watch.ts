import type pg from "pg";

/** A table with more rows is large: no hot query may read it from end to end. */
const LARGE_TABLE_ROWS = 10_000;
/** Rows a node may read in vain, over all its loops. */
const MAX_ROWS_REMOVED = 1_000;
/** Rows of a large table a node may give, over all its loops: an answer for a screen is never longer. */
const MAX_ROWS_READ = 5_000;

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Actual Loops"?: number;
  "Actual Rows"?: number;
  Plans?: PlanNode[];
}

export interface LoggedPlan {
  readonly query: string;
  readonly plan: PlanNode;
}

/** From now on every new connection to the database tells the plan of every statement it runs, nested ones too. */
export async function logPlans(superuser: pg.Client, database: string): Promise<void> {
  const settings = {
    session_preload_libraries: "'auto_explain'",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
    "auto_explain.log_nested_statements": "on",
    "auto_explain.log_format": "json",
    "auto_explain.log_level": "notice",
  };
  for (const [name, value] of Object.entries(settings))
    await superuser.query(`alter database ${database} set ${name} = ${value}`);
}

/** Collects the plans that the pool's connections tell. */
export function watchPlans(pool: pg.Pool): LoggedPlan[] {
  const plans: LoggedPlan[] = [];
  pool.on("connect", (client) => {
    client.on("notice", ({ message = "" }) => {
      const json = /plan:\s*({[\s\S]*})\s*$/.exec(message)?.[1];
      if (json === undefined) return;
      const { "Query Text": query, Plan: plan } = JSON.parse(json) as {
        "Query Text": string;
        Plan: PlanNode;
      };
      plans.push({ query, plan });
    });
  });
  return plans;
}

/** Tables that hold so many rows that reading them whole would be felt. */
export async function largeTables(superuser: pg.Client): Promise<string[]> {
  const { rows } = await superuser.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > $1",
    [LARGE_TABLE_ROWS],
  );
  return rows.map(({ name }) => name);
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Returns the slow parts of a plan, a sentence each. */
export function planFaults({ query, plan }: LoggedPlan, large: readonly string[]): string[] {
  const text = query.replaceAll(/\s+/g, " ").slice(0, 160);
  return nodesOf(plan).flatMap((node) => {
    const table = node["Relation Name"] ?? "";
    const loops = node["Actual Loops"] ?? 1;
    const removed =
      ((node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0)) * loops;
    const faults: string[] = [];
    if (node["Node Type"] === "Seq Scan" && large.includes(table))
      faults.push(`reads all of ${table}: ${text}`);
    const read = (node["Actual Rows"] ?? 0) * loops;
    if (large.includes(table) && read > MAX_ROWS_READ) faults.push(`reads ${read} rows of ${table}: ${text}`);
    if (removed > MAX_ROWS_REMOVED) faults.push(`reads ${removed} rows of ${table} in vain: ${text}`);
    return faults;
  });
}

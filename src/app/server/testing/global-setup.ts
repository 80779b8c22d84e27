import type { TestProject } from "vitest/node";
import { startThrowawayPostgres } from "#platform/server/postgres/throwaway-postgres.ts";
import { createTemplate } from "./database.ts";

/** One throw-away PostgreSQL for the whole run, with a migrated template; every worker copies it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowawayPostgres();
  const { superuserUrl, ownerUrl, appUrl } = postgres;
  await createTemplate(superuserUrl, ownerUrl);
  project.provide("postgres", { superuserUrl, ownerUrl, appUrl });
  return () => postgres.stop();
}

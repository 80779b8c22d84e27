import type { TestProject } from "vitest/node";
import { startThrowawayPostgres } from "../platform/postgres/throwaway-postgres.ts";
import { createTemplate } from "./database.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { superuserUrl: string; ownerUrl: string; appUrl: string };
    /** Where random tests begin, and how many times as long as in `npm test` they go on. */
    chance: { seed: number; times: number };
  }
}

/** One throw-away PostgreSQL for the whole run, with a migrated template; every worker copies it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowawayPostgres();
  const { superuserUrl, ownerUrl, appUrl } = postgres;
  await createTemplate(superuserUrl, ownerUrl);
  project.provide("postgres", { superuserUrl, ownerUrl, appUrl });
  return () => postgres.stop();
}

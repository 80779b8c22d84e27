export type {} from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { superuserUrl: string; ownerUrl: string; appUrl: string };
    /** Where random tests begin, and how many times as long as in `npm test` they go on. */
    chance: { seed: number; times: number };
  }
}

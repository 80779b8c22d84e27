import { z } from "zod";
import { job } from "#platform/server/jobs/jobs.ts";
import { deleteEnded } from "./sign-up-queries.ts";

/** Deletes sign-ups whose links have run out: nobody can confirm them any more, and robots' names are not kept. */
export const sweepSignUps = job({
  name: "sweep-sign-ups",
  payload: z.object({}),
  maxAttempts: 3,
  schedule: "43 * * * *",
  async handle(_nothing, { db, clock, log }) {
    const count = await deleteEnded(db, clock());
    if (count > 0) log.info({ count }, "sign-ups swept");
  },
});

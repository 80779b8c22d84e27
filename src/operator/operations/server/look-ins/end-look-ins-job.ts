import { z } from "zod";
import { job } from "#platform/server/jobs/jobs.ts";
import { endLookIns } from "./end-look-ins.ts";
import { lookInsThatAreOver } from "./look-in-queries.ts";

/** Each minute: writes the end of look-ins whose time is up. They had opened nothing since that very moment. */
export const endLookInsInTime = job({
  name: "end-look-ins",
  payload: z.object({}),
  maxAttempts: 3,
  schedule: "* * * * *",
  async handle(_nothing, deps) {
    for (const { end, ...look } of await lookInsThatAreOver(deps.db))
      await endLookIns(deps, [look], end, deps.clock());
  },
});

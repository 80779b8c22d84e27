import { z } from "zod";

/** Query of a print page with the part of the waiting print; without it there is nothing to print. */
export const printSearch = z.object({ part: z.string().optional().catch(undefined) });

import { z } from "zod";

/** Which one of those that wait a print page prints; without it there is nothing to print. */
export const printSearch = z.object({ part: z.string().optional().catch(undefined) });

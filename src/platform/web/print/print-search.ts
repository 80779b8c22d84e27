import { z } from "zod";
import { PAPER_LANGUAGE } from "../i18n.ts";

/**
 * Query of a print page with the part of the waiting print, without which there is nothing to print, and the language of the
 * paper, which the words are started with.
 */
export const printSearch = z.object({
  part: z.string().optional().catch(undefined),
  [PAPER_LANGUAGE]: z.string().optional().catch(undefined),
});

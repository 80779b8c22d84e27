import { z } from "zod";

/** Whether somebody can be mailed there: many sign in by a name that is no address. */
export const isMailAddress = (text: string): boolean => z.email().safeParse(text).success;

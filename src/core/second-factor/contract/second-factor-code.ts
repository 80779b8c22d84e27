import { z } from "zod";

/** A code of somebody's app, six digits, or one of their recovery codes. */
export const secondFactorCode = z.string().trim().min(1).max(40);

/** Six digits of the app, with or without a space in the middle. */
export const appCode = secondFactorCode.regex(/^\d{3} ?\d{3}$/);

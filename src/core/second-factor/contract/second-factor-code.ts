import { z } from "zod";

/** What somebody reads off their app, six digits, or one of their recovery codes. */
export const secondFactorCode = z.string().trim().min(1).max(40);

/** Six digits of their app alone, with a space in the middle or not. */
export const appCode = secondFactorCode.regex(/^\d{3} ?\d{3}$/);

import { z } from "zod";

/** What somebody reads off their app, six digits, or one of their recovery codes. */
export const secondFactorCode = z.string().trim().min(1).max(40);

import { z } from "zod";
import { job } from "../../server/jobs/jobs.ts";

/**
 * Sends one mail that was composed when something happened, in the same transaction. Never with a secret in it:
 * a waiting job is readable in the database.
 */
export const sendMail = job({
  name: "send-mail",
  payload: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    leaveUrl: z.string().optional(),
  }),
  maxAttempts: 8,
  handle: (mail, { mailer }) => mailer.send(mail),
});

import { z } from "zod";
import { userOfUsername } from "#core/auth/server/public.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { isLanguage } from "#platform/words/languages.ts";
import { accountMail, linkMail } from "./sign-up-mail.ts";
import { dropMail, noteMail } from "./sign-up-queries.ts";

/**
 * Mails a fresh link to whoever signed up, or that they have an account. The link is made here: none waits in the database. A second
 * try mails another one.
 */
export const mailSignUp = job({
  name: "mail-sign-up",
  payload: z.object({ signUpId: z.number().int().positive() }),
  maxAttempts: 5,
  async handle({ signUpId }, { db, clock, mailer, publicUrl, log }) {
    const token = makeToken(signUpId);
    const signUp = await noteMail(db, signUpId, token.hash, clock());
    if (!signUp) {
      log.info({ signUp: signUpId }, "no mail: the sign-up is over, or its address was mailed enough");
      return;
    }
    const { username, language } = signUp;
    try {
      const user = await userOfUsername(db, username);
      const own = isLanguage(user?.language) ? user.language : language;
      const mail = user
        ? accountMail({ username, language: own, publicUrl }, user.name)
        : linkMail({ username, language, publicUrl }, token.text);
      await mailer.send(mail);
    } catch (error) {
      await dropMail(db, signUpId, token.hash);
      throw error;
    }
    log.info({ signUp: signUpId }, "sign-up mailed");
  },
});

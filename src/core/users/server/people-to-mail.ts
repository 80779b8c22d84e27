import { z } from "zod";
import type { Actor } from "#platform/domain/access/actor.ts";
import { isPermission } from "#platform/domain/access/permissions.ts";
import { knownLanguage } from "#platform/domain/text/languages.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Language } from "#platform/server/i18n/say.ts";

/** Somebody who can be mailed, in their own language or the restaurant's. */
export interface MailedPerson {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * Returns the people of a restaurant to mail. A person without an address is mailed at their username when
 * that is one.
 */
export async function peopleToMail(
  tx: Tx,
  houseLanguage: Language,
  concerns: (person: Actor) => boolean,
): Promise<MailedPerson[]> {
  const people = await tx.rows(
    sqlOf
      .selectFrom("users")
      .select(["name", "username", "email", "language", "role", "scopes"])
      .where("tenant_id", "=", tx.tenantId)
      .where("is_active", "=", true)
      .where("archived_at", "is", null)
      .orderBy("id"),
  );
  return people
    .filter(({ role, scopes }) => concerns({ role, scope: scopes.filter(isPermission) }))
    .flatMap(({ name, username, email, language }) => {
      const to = email ?? username;
      return isMailAddress(to) ? [{ to, name, language: knownLanguage(language, houseLanguage) }] : [];
    });
}

/** Tells whether mail can be sent there: many usernames are no addresses. */
export const isMailAddress = (text: string): boolean => z.email().safeParse(text).success;

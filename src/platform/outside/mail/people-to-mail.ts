import type { Actor } from "../../domain/access/actor.ts";
import { isPermission } from "../../domain/access/permissions.ts";
import { sqlOf, type Tx } from "../../server/db/tx.ts";
import type { Language } from "../../server/i18n/say.ts";
import { isLanguage } from "../../words/languages.ts";
import { isMailAddress } from "./is-mail-address.ts";

/** Somebody who can be mailed, in their own language or the restaurant's. */
export interface MailedPerson {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
}

/** The people of a restaurant whom something concerns. Whoever gave no address is mailed where they sign in, when that is one. */
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
      return isMailAddress(to)
        ? [{ to, name, language: isLanguage(language) ? language : houseLanguage }]
        : [];
    });
}

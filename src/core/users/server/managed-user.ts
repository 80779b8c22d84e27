import { type PersonAct, refusePerson } from "#platform/domain/access/decide-person.ts";
import { formatScope } from "#platform/domain/access/permissions.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockUser, type ManagedUser } from "./user-queries.ts";

/**
 * The person of a username, held for a change by this actor. Refuses `not_found`, and what the domain refuses: an admin,
 * oneself where that locks out, and whoever may do more than the actor.
 */
export async function lockManagedUser(
  tx: Tx,
  ctx: StaffContext,
  username: string,
  act: PersonAct,
): Promise<ManagedUser> {
  const person = found(await lockUser(tx, username));
  const refusal = refusePerson(ctx, person, act);
  if (refusal !== null) throw new AppError(refusal, { details: { name: person.name } });
  return person;
}

/** What the form of a person holds; the version of an edit and the audit log are made of it. */
export function editedFields(
  person: Pick<ManagedUser, "name" | "designation" | "phone" | "email" | "scope">,
) {
  const { name, designation, phone, email, scope } = person;
  return { name, designation, phone, email, scope: formatScope(scope) };
}

import { mayDo } from "#platform/domain/access/actions.ts";
import type { Actor } from "#platform/domain/access/actor.ts";
import { mayApprove } from "#platform/domain/access/approvals.ts";

/** Who looks at a cash session. */
export interface SessionActor extends Actor {
  readonly userId: number;
}

/** Who opened a cash session and so answers for its drawer. */
export interface SessionOwner {
  readonly opened_by: number;
}

interface SessionEnd {
  /** Null while it is open. */
  readonly closed_at: Date | null;
}

/** Whether the actor moves cash of a session and closes it: a drawer is counted and emptied by who answers for it, or by a manager. */
export function mayHandleSession(actor: SessionActor, session: SessionOwner): boolean {
  return session.opened_by === actor.userId || mayApprove(actor);
}

/**
 * Whether the count is blind for the actor: while a session is open, only who oversees cash is told what was sold, from
 * which follows what must be in the drawer.
 */
export function isCountBlind(actor: Actor, session: SessionEnd): boolean {
  return session.closed_at === null && !mayDo(actor, "cash.oversee");
}

/** Whether the actor sees this session: managers all, others their own and what is open beside them. */
export function maySeeSession(actor: SessionActor, session: SessionOwner & SessionEnd): boolean {
  return mayDo(actor, "cash.oversee") || session.opened_by === actor.userId || session.closed_at === null;
}

/**
 * Whether what a whole day or period was charged is kept from the actor: of who counts a drawer without overseeing cash,
 * because it would tell what is in it.
 */
export function isBlindToSales(actor: Actor): boolean {
  return mayDo(actor, "cash.work") && !mayDo(actor, "cash.oversee");
}

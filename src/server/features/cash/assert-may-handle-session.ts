import {
  mayHandleSession,
  type SessionActor,
  type SessionOwner,
} from "../../../domain/cash/may-handle-session.ts";
import { AppError } from "../../platform/http/app-error.ts";

/** Refuses `not_permitted` to whoever neither answers for the drawer nor is a manager (`mayHandleSession`). */
export function assertMayHandleSession(actor: SessionActor, session: SessionOwner): void {
  if (!mayHandleSession(actor, session)) throw new AppError("not_permitted");
}

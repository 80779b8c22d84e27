import { useNavigate } from "@tanstack/react-router";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { isExisting } from "#platform/web/screens/existing-screens.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";

/** Where the form is left to: accounting, and for those who may not look into it their first screen. */
export function useWayBack() {
  const user = useUser();
  const navigate = useNavigate();
  const isOpen = isExisting("accounting") && user !== null && mayEnter(actorOf(user), "accounting");
  const href = isOpen ? screens.accounting.path : "/dashboard";
  return { href, isAccounting: isOpen, leave: () => void navigate({ to: href }) };
}

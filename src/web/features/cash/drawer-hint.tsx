import { useQuery } from "@tanstack/react-query";
import { mayEnter } from "../../../domain/access/may-enter.ts";
import { actorOf, useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./cash.module.css";
import { deskQuery } from "./cash-api.ts";

/** Beside what takes money: that it goes into no drawer now. Says nothing when it does, or to who sees no drawers. */
export function DrawerHint() {
  const t = useT();
  const user = useUser();
  const isSeen = user !== null && mayEnter(actorOf(user), "cash");
  const desk = useQuery({ ...deskQuery, enabled: isSeen }).data;
  if (!desk || desk.payments_go_to !== null) return null;
  return (
    <p className={classes.secondary}>
      {t(desk.rules.is_session_required ? "cash.hint.required" : "cash.hint.unbound")}
    </p>
  );
}

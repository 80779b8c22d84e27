import { useQuery } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { FireCourseButton } from "#service/orders/web/courses/fire-course.tsx";
import { accountName, openAccountsQuery } from "#service/orders/web/public.ts";
import { useCart } from "../pos-context.ts";
import classes from "./table-courses.module.css";

/** Milliseconds between updates, because held courses fire by themselves. */
const TICK_MS = 5_000;

const shownKeys = [openAccountsQuery.queryKey];

/** Shows held courses of the cart's table and fires them, for users who may see open accounts. */
export function TableCourses() {
  const user = useUser();
  const t = useT();
  const tableId = useCart((state) => state.cart.tableId);
  const accountId = useCart((state) => state.cart.account?.id);
  const enabled = user !== null && mayEnter(actorOf(user), "orders");
  const { data } = useQuery({ ...openAccountsQuery, enabled });
  useRealtimeRefresh(["new_order", "order_update"], shownKeys);
  useTick();
  const account = data?.accounts.find(({ table_id, accounts }) =>
    tableId === null ? accounts.some(({ id }) => id === accountId) : table_id === tableId,
  );
  if (!account) return null;
  return (
    <div className={classes.courses}>
      <FireCourseButton account={account} name={accountName(account, t)} />
    </div>
  );
}

function useTick(): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
}

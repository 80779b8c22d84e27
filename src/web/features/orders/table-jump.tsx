import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { tableNumber } from "../../../domain/floor/table-state.ts";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { useT } from "../../platform/use-t.ts";
import { floorQuery } from "./floor-query.ts";
import { openAccountsQuery } from "./orders-query.ts";
import classes from "./table-jump.module.css";
import { useOpenTable } from "./use-open-table.ts";

/** A number that nobody goes on with is forgotten, in milliseconds. */
const FORGET_MS = 3_000;
const LONGEST = 4;

/** A number and Enter open that table, from anywhere on the screen but a field or dialog (UX, Keyboard). */
export function TableJump({ onTable }: { onTable: (key: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const { data: floor } = useQuery(floorQuery);
  const { data: open } = useQuery(openAccountsQuery);
  const openTable = useOpenTable(onTable);
  const jump = (number: number) => {
    const table = floor?.tables.find((one) => tableNumber(one.table_title) === number);
    if (!table) return void toastError(t("accounts.floor.no_such_table", { number }));
    openTable(
      table,
      open?.accounts.find((account) => account.tableId === table.id),
    )?.();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    if (/^[0-9]$/.test(event.key)) setTyped((before) => (before + event.key).slice(-LONGEST));
    else if (typed === "") return;
    else if (event.key === "Backspace") setTyped(typed.slice(0, -1));
    else {
      setTyped("");
      if (event.key !== "Enter") return;
      event.preventDefault();
      jump(Number(typed));
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  useEffect(() => {
    if (typed === "") return;
    const timer = setTimeout(() => setTyped(""), FORGET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <p className={classes.jump} role="status" data-shown={typed !== "" || undefined}>
      {typed === "" ? null : t("accounts.floor.jump", { number: Number(typed) })}
    </p>
  );
}

/** Whether keys belong to a field or to a dialog that is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement && target.closest("input:not([type=radio]), textarea, select") !== null
  );
}

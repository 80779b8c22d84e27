import { useEffect, useEffectEvent, useState } from "react";
import { tableNumber } from "../../../domain/floor/table-number.ts";
import type { TableId } from "../../../domain/ids.ts";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./table-jump.module.css";

/** A number that nobody goes on with is forgotten, in milliseconds. */
const FORGET_MS = 3_000;
const MOST_DIGITS = 4;

export interface TableJumpProps<Table> {
  tables: readonly Table[];
  onTable: (table: Table) => void;
}

/** A number and Enter lead to that table, from anywhere on the screen but a field or dialog (UX, Keyboard). */
export function TableJump<Table extends { readonly id: TableId; readonly title: string }>({
  tables,
  onTable,
}: TableJumpProps<Table>) {
  const t = useT();
  const jump = (number: number) => {
    const table = tables.find((table) => tableNumber(table.title) === number);
    if (table) onTable(table);
    else toastError(t("floor.no_such_table", { number }));
  };
  const typed = useTypedNumber(jump);
  return (
    <p className={classes.jump} role="status" data-shown={typed !== "" || undefined}>
      {typed === "" ? null : t("floor.jump", { number: Number(typed) })}
    </p>
  );
}

/** The digits typed so far, outside fields and dialogs; Enter hands them over as a number. */
function useTypedNumber(onEnter: (number: number) => void): string {
  const [typed, setTyped] = useState("");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    if (/^[0-9]$/.test(event.key)) setTyped((before) => (before + event.key).slice(-MOST_DIGITS));
    else if (typed === "") return;
    else if (event.key === "Backspace") setTyped(typed.slice(0, -1));
    else {
      setTyped("");
      if (event.key !== "Enter") return;
      event.preventDefault();
      onEnter(Number(typed));
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
  return typed;
}

/** Whether keys belong to a field or to a dialog that is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement && target.closest("input:not([type=radio]), textarea, select") !== null
  );
}

import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { tableNumber } from "../domain/table-number.ts";
import classes from "./table-jump.module.css";

/** A number that nobody goes on with is forgotten, in milliseconds. */
const FORGET_MS = 3_000;
const MOST_DIGITS = 4;

export interface TableJumpProps<Table> {
  tables: readonly Table[];
  onTable: (table: Table) => void;
  /** What to say of the number typed so far; that Enter leads to the table unless told. */
  hint?: (number: number) => string;
  /** For who can do something else with the number. */
  ref?: Ref<TypedNumber>;
}

interface TypedNumber {
  /** The number typed so far, which thereby is used; null without one. */
  take(): number | null;
}

/** A number and Enter lead to that table, from anywhere on the screen but a field or dialog (UX, Keyboard). */
export function TableJump<Table extends { readonly id: TableId; readonly title: string }>({
  tables,
  onTable,
  hint,
  ref,
}: TableJumpProps<Table>) {
  const t = useT();
  const jump = (number: number) => {
    const table = tables.find((table) => tableNumber(table.title) === number);
    if (table) onTable(table);
    else toastError(t("floor.no_such_table", { number }));
  };
  const { typed, take } = useTypedNumber(jump);
  useImperativeHandle(ref, () => ({ take }));
  return (
    <p className={classes.jump} role="status" data-shown={typed !== "" || undefined}>
      {typed === "" ? null : (hint?.(Number(typed)) ?? t("floor.jump", { number: Number(typed) }))}
    </p>
  );
}

/** The digits typed so far, outside fields and dialogs; Enter hands them over as a number. */
function useTypedNumber(onEnter: (number: number) => void) {
  const [typed, setTyped] = useState("");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    if (/^[0-9]$/.test(event.key)) {
      event.preventDefault();
      setTyped((before) => (before + event.key).slice(-MOST_DIGITS));
      return;
    }
    // Space presses the button that has the focus, which may want the number.
    if (typed === "" || event.key === " ") return;
    if (event.key === "Backspace" || event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
    }
    setTyped(event.key === "Backspace" ? typed.slice(0, -1) : "");
    if (event.key === "Enter") onEnter(Number(typed));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the button or the resting field that has the focus takes Enter for its own.
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, []);
  useEffect(() => {
    if (typed === "") return;
    const timer = setTimeout(() => setTyped(""), FORGET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const take = () => {
    setTyped("");
    return typed === "" ? null : Number(typed);
  };
  return { typed, take };
}

/** Whether keys belong to a field or to a dialog that is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=radio], [data-resting]), textarea, select") !== null
  );
}

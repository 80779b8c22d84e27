import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { typedDigit } from "#platform/domain/text/western-digits.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { tableNumber } from "../domain/table-number.ts";
import classes from "./table-jump.module.css";

/** Milliseconds after which an unused number is forgotten. */
const FORGET_MS = 3_000;
const MAX_DIGITS = 4;

interface TableJumpProps<Table> {
  tables: readonly Table[];
  onTable: (table: Table) => void;
  /** Describes the number typed so far; by default it says that Enter leads to the table. */
  hint?: (number: number) => string;
  /** Lets the caller use the number for something else. */
  ref?: Ref<TypedNumber>;
}

interface TypedNumber {
  /** Returns the typed number and clears it; null without one. */
  take(): number | null;
}

/** Typing a number and Enter leads to that table, from anywhere on the screen except fields and dialogs (UX, Keyboard). */
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

/** Collects digits typed outside fields and dialogs; Enter passes them on as a number. */
function useTypedNumber(onEnter: (number: number) => void) {
  const [typed, setTyped] = useState("");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    const digit = typedDigit(event.key);
    if (digit !== null) {
      event.preventDefault();
      setTyped((before) => (before + digit).slice(-MAX_DIGITS));
      return;
    }
    // Space presses the focused button, which may use the number.
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
    // Captures Enter before the focused button or the resting field takes it.
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

/** Tells whether the keys belong to a field or an open dialog. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=radio], [data-resting]), textarea, select") !== null
  );
}

import { useEffect, useEffectEvent, useState } from "react";
import { useT } from "../use-t.ts";
import classes from "./number-jump.module.css";

/** A number that nobody goes on with is forgotten, in milliseconds. */
const FORGET_MS = 3_000;
const LONGEST = 4;

/** A number and Enter lead to that table, from anywhere on the screen but a field or dialog (UX, Keyboard). */
export function NumberJump({ onJump }: { onJump: (number: number) => void }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    if (/^[0-9]$/.test(event.key)) setTyped((before) => (before + event.key).slice(-LONGEST));
    else if (typed === "") return;
    else if (event.key === "Backspace") setTyped(typed.slice(0, -1));
    else {
      setTyped("");
      if (event.key !== "Enter") return;
      event.preventDefault();
      onJump(Number(typed));
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
      {typed === "" ? null : t("orders.floor.jump", { number: Number(typed) })}
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

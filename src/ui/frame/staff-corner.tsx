import { useEffect, useEffectEvent, useState } from "react";
import classes from "./staff-corner.module.css";

/** Milliseconds that the hint stays: guests read the screen for hours. */
const HINT_MS = 8_000;
/** Milliseconds that the corner is held: longer than a guest touches a screen by chance. */
const HOLD_MS = 1_200;

export interface StaffCornerProps {
  /** The label for the keyboard and screen readers: "Mostrar el menú del personal". */
  label: string;
  /** Instructions, shown for some seconds when the screen opens. */
  hint: string;
  onOpen: () => void;
}

/** The way from a screen that guests see to the staff's menu: hold its corner, or Tab to it and press Enter. */
export function StaffCorner({ label, hint, onOpen }: StaffCornerProps) {
  const [holding, setHolding] = useState(false);
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), HINT_MS);
    return () => clearTimeout(timer);
  }, []);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!holding) return;
    const timer = setTimeout(() => open(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [holding]);
  const release = () => setHolding(false);
  return (
    <>
      {isNew ? <p className={classes.hint}>{hint}</p> : null}
      <button
        type="button"
        className={classes.corner}
        data-holding={holding || undefined}
        aria-label={label}
        onPointerDown={() => setHolding(true)}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => {
          // A tap has its count in `detail`; keys and screen readers have none.
          if (event.detail === 0) onOpen();
        }}
      />
    </>
  );
}

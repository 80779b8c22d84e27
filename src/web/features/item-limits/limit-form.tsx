import { type ReactNode, useState } from "react";
import { LIMIT_MAX } from "../../../domain/item-limits/item-limit.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { QuantityInput } from "../../../ui/forms/quantity-input.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./limit-form.module.css";

const FIRST_COUNT = 5;

export interface LimitFormProps {
  /** The number to begin with; 5 unless told. */
  firstCount?: number | undefined;
  /** Sold out or counted down now, so that it can be sold freely again. */
  isLimited: boolean;
  /** The limit it has now, above the buttons. */
  state: ReactNode;
  /** The buttons that mark it as sold out. */
  children: ReactNode;
  countLabel: (count: number) => string;
  busy: boolean;
  onCount: (count: number) => void;
  onFree: () => void;
}

/** The form of a limit, the same at till and kitchen: sold out, so many portions left, for sale again. */
export function LimitForm(props: LimitFormProps) {
  const { firstCount = FIRST_COUNT, isLimited, state, children, countLabel, busy, onCount, onFree } = props;
  const t = useT();
  const [count, setCount] = useState(firstCount);
  return (
    <div className={classes.form}>
      {state}
      {children}
      <div className={classes.count}>
        <QuantityInput label={t("itemLimits.count")} value={count} max={LIMIT_MAX} onChange={setCount} />
        <Button size="lg" variant="default" disabled={busy} onClick={() => onCount(count)}>
          {countLabel(count)}
        </Button>
      </div>
      {isLimited ? (
        <Button size="lg" variant="default" fullWidth disabled={busy} onClick={onFree}>
          {t("itemLimits.free")}
        </Button>
      ) : null}
    </div>
  );
}

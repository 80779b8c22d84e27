import { useT } from "#platform/web/use-t.ts";
import type { ItemLimit } from "../contract/item-limits.ts";
import classes from "./limit-state.module.css";

/** How much of a dish is left, and until when that counts. */
export function LimitState({ limit: { remaining, until } }: { limit: ItemLimit }) {
  const t = useT();
  return (
    <p className={classes.state} data-tone={remaining === 0 ? "red" : "amber"}>
      <strong>
        {remaining === 0 ? t("itemLimits.sold_out") : t("itemLimits.left", { count: remaining })}
      </strong>
      <span>{t(until === null ? "itemLimits.told" : "itemLimits.tomorrow")}</span>
    </p>
  );
}

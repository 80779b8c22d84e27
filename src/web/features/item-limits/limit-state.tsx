import type { ItemLimit } from "../../../contract/item-limits.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./limit-state.module.css";

/** How much of a dish is left, and until when that counts. */
export function LimitState({ limit: { remaining, until } }: { limit: ItemLimit }) {
  const t = useT();
  return (
    <p className={classes.state} data-tone={remaining === 0 ? "red" : "amber"}>
      <strong>{remaining === 0 ? t("pos.limit.sold_out") : t("pos.limit.left", { count: remaining })}</strong>
      <span>{t(until === null ? "pos.limit.told" : "pos.limit.tomorrow")}</span>
    </p>
  );
}

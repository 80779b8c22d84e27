import type { PurchaseRow } from "../../../contract/purchases/purchases.ts";
import { StatusBadge } from "../../../ui/data/status-badge.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./purchases.module.css";

const tones = { received: "green", cancelled: "grey" } as const;

/** What became of a purchase; of a note of credit or debit also what it does to stock. */
export function PurchaseStatus({ purchase }: { purchase: Pick<PurchaseRow, "status" | "effect"> }) {
  const t = useT();
  const { status, effect } = purchase;
  return (
    <span className={classes.two}>
      <StatusBadge tone={tones[status]} label={t(`purchases.status.${status}`)} />
      {effect === "brings" ? null : <span className={classes.second}>{t(`purchases.effect.${effect}`)}</span>}
    </span>
  );
}

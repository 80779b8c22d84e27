import type { MoneyRefusal } from "../../../../ui/forms/parse-money.ts";
import { useT } from "../../../platform/use-t.ts";

/** Words for amounts that cannot be read. */
export function useMoneyRefusals(): Record<MoneyRefusal, string> {
  const t = useT();
  return {
    not_a_number: t("charge.refusal.not_a_number"),
    too_many_decimals: t("charge.refusal.too_many_decimals"),
    too_large: t("charge.refusal.too_large"),
    negative: t("charge.refusal.negative"),
  };
}

import type { MoneyRefusal } from "../../../../ui/forms/parse-money.ts";
import { useT } from "../../../platform/use-t.ts";

/** Words for amounts that cannot be read. */
export function useMoneyRefusals(): Record<MoneyRefusal, string> {
  const t = useT();
  return {
    not_a_number: t("payments.refusal.not_a_number"),
    too_many_decimals: t("payments.refusal.too_many_decimals"),
    too_large: t("payments.refusal.too_large"),
    negative: t("payments.refusal.negative"),
  };
}

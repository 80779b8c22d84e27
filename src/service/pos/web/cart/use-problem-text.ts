import { hoursText } from "#core/settings/web/public.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { useT } from "#platform/web/use-t.ts";
import { usePos } from "../pos-context.ts";
import type { LineProblem } from "./cart-review.ts";

/** Says what is wrong with a line of the cart. */
export function useProblemText(): (problem: LineProblem) => string {
  const { money } = usePos();
  const t = useT();
  return (problem) => {
    switch (problem.kind) {
      case "unavailable":
        return t("pos.problem.unavailable");
      case "variant_required":
        return t("pos.problem.variant_required");
      case "modifier_missing":
      case "modifier_too_many":
        return t(`pos.problem.${problem.kind}`, { group: problem.group, count: problem.count });
      case "sold_out":
        return problem.remaining === 0
          ? t("pos.problem.line_sold_out")
          : t("pos.problem.line_only_left", { count: problem.remaining });
      case "not_offered":
        return t("pos.problem.not_offered", { hours: hoursText(problem.hours, t) });
      case "price_changed":
        return t("pos.problem.price_changed", { price: money(problem.price) });
      case "insufficient_stock":
        return problem.ingredient === ""
          ? t("pos.problem.insufficient_stock_unknown")
          : t("pos.problem.insufficient_stock", { ingredient: problem.ingredient });
      default:
        return unreachable(problem);
    }
  };
}

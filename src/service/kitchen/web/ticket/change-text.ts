import { unreachable } from "#platform/domain/unreachable.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { LineChange } from "#service/line-changes/contract/line-changes.ts";

type Change = Pick<LineChange, "kind" | "quantity" | "from_table" | "to_table">;

/** What happened to a dish after it was sent, as a cook reads it. */
export function changeText({ kind, quantity, from_table, to_table }: Change, t: Translate): string {
  const noTable = t("kitchen.change.no_table");
  switch (kind) {
    case "cancelled":
      return t("kitchen.change.cancelled");
    case "reduced":
      return t("kitchen.change.reduced", { quantity });
    case "moved":
      return t("kitchen.change.moved", { from: from_table ?? noTable, to: to_table ?? noTable });
    default:
      return unreachable(kind);
  }
}

import { useMemo } from "react";
import type { SortWords } from "#ui/data/sortable-entry.ts";
import { useT } from "../use-t.ts";

/** Returns the words of a `SortableList` in the current language. */
export function useSortWords(): SortWords {
  const t = useT();
  return useMemo(
    () => ({
      move: (name) => t("lists.sort.move", { name }),
      role: t("lists.sort.role"),
      help: t("lists.sort.help"),
      taken: (at) => t("lists.sort.taken", { ...at }),
      over: (at) => t("lists.sort.over", { ...at }),
      dropped: (at) => t("lists.sort.dropped", { ...at }),
      cancelled: (at) => t("lists.sort.cancelled", { ...at }),
    }),
    [t],
  );
}

import type { useWords } from "./page-context.ts";
import type { WireItem } from "./page-data.ts";

type Group = Pick<WireItem["modifierGroups"][number], "min" | "max" | "required">;

/** Says how many add-ons of a group may be chosen. */
export function groupRule({ min, max, required }: Group, t: ReturnType<typeof useWords>): string {
  const text =
    max === null
      ? min > 0
        ? t("choose_least", { min })
        : t("addons")
      : min === max
        ? t("choose_exactly", { count: max })
        : min > 0
          ? t("choose_between", { min, max })
          : t("choose_most", { max });
  return required ? `${text} · ${t("required")}` : text;
}

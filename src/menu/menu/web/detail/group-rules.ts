import { factsText } from "#platform/web/facts-text.ts";
import { useT } from "#platform/web/use-t.ts";
import type { ModifierGroup } from "../../contract/menu-item-detail.ts";

/** Describes the rules of a group: "Obligatorio · elegir de 1 a 2". */
export function useGroupRules() {
  const t = useT();
  return ({
    min,
    max,
    max_each: maxEach = 1,
    required,
  }: Pick<ModifierGroup, "min" | "max" | "required"> & { readonly max_each?: number }): string =>
    factsText([
      t(required ? "menuItems.groups.required" : "menuItems.groups.optional"),
      howMany(min, max),
      ...(maxEach > 1 ? [t("menuItems.groups.each_up_to", { count: maxEach })] : []),
    ]);

  function howMany(min: number, max: number | null): string {
    if (max === null) return min === 0 ? t("menuItems.groups.any") : t("menuItems.groups.from", { min });
    if (min === max) return t("menuItems.groups.exactly", { max });
    return min === 0 ? t("menuItems.groups.up_to", { max }) : t("menuItems.groups.between", { min, max });
  }
}

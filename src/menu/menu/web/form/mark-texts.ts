import type { z } from "zod";
import type { Translate } from "#platform/web/i18n.ts";
import type { choiceFields } from "../../contract/menu-choices.ts";

type Marks = z.input<typeof choiceFields>;

/** Returns how allergens and diets read beside what somebody else saved meanwhile. */
export const markTexts = (t: Translate) => ({
  diets: {
    label: t("menuItems.marks.suits"),
    text: (chosen: Marks["diets"]) =>
      chosen?.map((diet) => t(`menuItems.marks.diet.${diet}`)).join(", ") || t("menuItems.marks.suits_none"),
  },
  allergens: {
    label: t("menuItems.marks.contains"),
    text: (chosen: Marks["allergens"]) =>
      chosen
        ? chosen.map((allergen) => t(`menuItems.marks.allergen.${allergen}`)).join(", ") ||
          t("menuItems.marks.contains_none")
        : t("platform.conflict.empty"),
  },
});

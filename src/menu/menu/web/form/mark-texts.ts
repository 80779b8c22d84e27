import type { z } from "zod";
import { formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { choiceFields } from "../../contract/menu-choices.ts";

type Marks = z.input<typeof choiceFields>;

/** Returns how allergens and diets read beside what somebody else saved meanwhile. */
export const markTexts = (t: Translate) => ({
  diets: {
    label: t("menuItems.marks.suits"),
    text: (chosen: Marks["diets"]) =>
      formatList((chosen ?? []).map((diet) => t(`menuItems.marks.diet.${diet}`))) ||
      t("menuItems.marks.suits_none"),
  },
  allergens: {
    label: t("menuItems.marks.contains"),
    text: (chosen: Marks["allergens"]) =>
      chosen
        ? formatList(chosen.map((allergen) => t(`menuItems.marks.allergen.${allergen}`))) ||
          t("menuItems.marks.contains_none")
        : t("platform.conflict.empty"),
  },
});

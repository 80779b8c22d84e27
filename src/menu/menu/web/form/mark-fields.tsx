import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { MultiSelect } from "#ui/forms/multi-select.tsx";
import { allergens, diets } from "../../domain/food-marks.ts";
import type { ItemForm } from "./item-values.ts";

/** Whom an item suits and what is in it; that nobody knows is not the same as nothing. */
export function MarkFields({ form }: { form: ItemForm }) {
  const t = useT();
  const values = form.getValues();
  const { error } = form.getInputProps("diets");
  return (
    <>
      <MultiSelect
        label={t("menuItems.marks.suits")}
        allOption={t("menuItems.marks.suits_none")}
        options={diets.map((diet) => ({ value: diet, label: t(`menuItems.marks.diet.${diet}`) }))}
        value={values.diets ?? []}
        error={error}
        onChange={(chosen) =>
          form.setFieldValue(
            "diets",
            diets.filter((diet) => chosen.includes(diet)),
          )
        }
      />
      {values.allergens ? (
        <MultiSelect
          label={t("menuItems.marks.contains")}
          allOption={t("menuItems.marks.contains_none")}
          options={allergens.map((allergen) => ({
            value: allergen,
            label: t(`menuItems.marks.allergen.${allergen}`),
          }))}
          value={values.allergens}
          onChange={(chosen) =>
            form.setFieldValue(
              "allergens",
              allergens.filter((allergen) => chosen.includes(allergen)),
            )
          }
        />
      ) : null}
      <CheckField
        label={t("menuItems.marks.known")}
        description={t("menuItems.marks.known_hint")}
        checked={Boolean(values.allergens)}
        onChange={(isKnown) => form.setFieldValue("allergens", isKnown ? [] : null)}
      />
    </>
  );
}

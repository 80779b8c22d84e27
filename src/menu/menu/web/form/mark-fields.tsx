import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { MultiSelect } from "#ui/forms/options/multi-select.tsx";
import { allergens, diets, type FoodMarks } from "../../domain/food-marks.ts";

interface MarkFieldsProps {
  marks: FoodMarks;
  /** Error of the diets. */
  error?: string | null | undefined;
  /** Says what it means that nothing is declared. */
  knownHint: string;
  onChange: (marks: { allergens: FoodMarks["allergens"]; diets: FoodMarks["diets"] }) => void;
}

/** Diets and allergens of an item, a variant or an add-on; undeclared is not the same as none. */
export function MarkFields({ marks, error, knownHint, onChange }: MarkFieldsProps) {
  const t = useT();
  return (
    <>
      <MultiSelect
        label={t("menuItems.marks.suits")}
        allOption={t("menuItems.marks.suits_none")}
        options={diets.map((diet) => ({ value: diet, label: t(`menuItems.marks.diet.${diet}`) }))}
        value={[...marks.diets]}
        error={error}
        onChange={(chosen) =>
          onChange({ allergens: marks.allergens, diets: diets.filter((diet) => chosen.includes(diet)) })
        }
      />
      {marks.allergens ? (
        <MultiSelect
          label={t("menuItems.marks.contains")}
          allOption={t("menuItems.marks.contains_none")}
          options={allergens.map((allergen) => ({
            value: allergen,
            label: t(`menuItems.marks.allergen.${allergen}`),
          }))}
          value={[...marks.allergens]}
          onChange={(chosen) =>
            onChange({
              allergens: allergens.filter((allergen) => chosen.includes(allergen)),
              diets: marks.diets,
            })
          }
        />
      ) : null}
      <CheckField
        label={t("menuItems.marks.known")}
        description={knownHint}
        checked={marks.allergens !== null}
        onChange={(isKnown) => onChange({ allergens: isKnown ? [] : null, diets: marks.diets })}
      />
    </>
  );
}

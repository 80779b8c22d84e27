import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { usualLeast } from "../../domain/group-problems.ts";

interface Rules {
  readonly required?: boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | null | undefined;
  readonly max_each?: number | undefined;
}

interface GroupRuleFieldsProps {
  values: Rules;
  onChange: (changes: Rules) => void;
  errorOf: (field: keyof Rules) => string | null;
}

/** Asks how many add-ons of a group are chosen, and how often one of them. A required group takes at least one. */
export function GroupRuleFields({ values, onChange, errorOf }: GroupRuleFieldsProps) {
  const t = useT();
  const { required = false, min = 0, max = null, max_each: maxEach = 1 } = values;
  return (
    <>
      <CheckField
        label={t("menuItems.groups.required")}
        description={t("menuItems.groups.is_required_hint")}
        checked={required}
        onChange={(checked) =>
          onChange({ required: checked, min: checked ? Math.max(min, usualLeast(checked)) : min })
        }
      />
      <FieldGrid disabled={false}>
        <DecimalField
          label={t("common.minimum")}
          decimals={0}
          value={min}
          error={errorOf("min")}
          onChange={(value) => onChange({ min: value ?? usualLeast(required) })}
        />
        <DecimalField
          label={t("common.maximum")}
          description={t("menuItems.groups.max_hint")}
          decimals={0}
          value={max}
          error={errorOf("max")}
          onChange={(value) => onChange({ max: value })}
        />
        <DecimalField
          label={t("menuItems.groups.max_each")}
          description={t("menuItems.groups.max_each_hint")}
          decimals={0}
          value={maxEach}
          error={errorOf("max_each")}
          onChange={(value) => onChange({ max_each: value ?? 1 })}
        />
      </FieldGrid>
    </>
  );
}

import { toId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { MultiSelect } from "#ui/forms/multi-select.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import type { OfferedMenu } from "./price-rules-api.ts";
import { RulePart } from "./rule-part.tsx";
import type { RuleForm } from "./rule-values.ts";

/** The whole menu, or some categories and items of it. */
export function RuleReachFields({ form, menu }: { form: RuleForm; menu: OfferedMenu }) {
  const t = useT();
  const { reach, category_ids, item_ids } = form.values;
  return (
    <RulePart title={t("priceRules.rule.what_title")}>
      <SegmentedFilter
        layout="fill"
        label={t("priceRules.rule.reach")}
        value={reach}
        onChange={(value) => form.setFieldValue("reach", value)}
        options={[
          { value: "menu", label: t("priceRules.rule.menu") },
          { value: "chosen", label: t("priceRules.rule.chosen") },
        ]}
      />
      {reach === "menu" ? null : (
        <>
          <MultiSelect
            label={t("priceRules.rule.categories")}
            allOption={t("priceRules.rule.none")}
            options={menu.categories.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={category_ids.map(String)}
            onChange={(ids) =>
              form.setFieldValue(
                "category_ids",
                ids.map((id) => toId<"Category">(Number(id))),
              )
            }
          />
          <MultiSelect
            label={t("priceRules.rule.items")}
            allOption={t("priceRules.rule.none")}
            options={menu.items.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={item_ids.map(String)}
            onChange={(ids) =>
              form.setFieldValue(
                "item_ids",
                ids.map((id) => toId<"MenuItem">(Number(id))),
              )
            }
            error={form.errors.item_ids ? String(form.errors.item_ids) : null}
          />
        </>
      )}
    </RulePart>
  );
}

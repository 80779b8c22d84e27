import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { useSortWords } from "#platform/web/lists/use-sort-words.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { SortableList } from "#ui/data/sortable-list.tsx";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Muted, Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import {
  deletePriceRule,
  type EditedRule,
  orderPriceRules,
  restorePriceRule,
  switchPriceRule,
} from "../contract/price-rules.ts";
import classes from "./price-rules.module.css";
import { type OfferedMenu, priceRulesQuery } from "./price-rules-api.ts";
import { ruleLines } from "./rule-text.ts";

interface RuleListProps {
  rules: readonly EditedRule[];
  menu: OfferedMenu;
  onEdit: (rule: EditedRule) => void;
}

/** The rules in order; the first one that fits sets the price. */
export function RuleList({ rules, menu, onEdit }: RuleListProps) {
  const t = useT();
  const words = useSortWords();
  const acts = useRuleActions();
  return (
    <SortableList
      label={t("priceRules.rules.order_label")}
      words={words}
      items={rules}
      keyOf={(rule) => rule.id}
      nameOf={(rule) => rule.title}
      onReorder={(ids) => acts.run(call(orderPriceRules, { body: { ids: [...ids] } }))}
    >
      {(rule, handle) => (
        <div className={classes.rule} data-off={!rule.is_active || undefined}>
          {handle}
          <div className={classes.text}>
            <Text weight={600}>{rule.title}</Text>
            {ruleLines(rule, menu, t).map((line) => (
              <Muted size="sm" key={line}>
                {line}
              </Muted>
            ))}
          </div>
          <div className={classes.actions}>
            <CheckField
              look="switch"
              isLabelHidden
              label={t("priceRules.rules.active", { title: rule.title })}
              checked={rule.is_active}
              onChange={(is_active) =>
                void acts.run(call(switchPriceRule, { params: { ruleId: rule.id }, body: { is_active } }))
              }
            />
            <IconButton
              label={t("common.edit_title", { title: rule.title })}
              icon={<IconPencil size={20} />}
              onClick={() => onEdit(rule)}
            />
            <IconButton
              label={t("common.delete_title", { title: rule.title })}
              icon={<IconTrash size={20} />}
              onClick={() => void acts.remove(rule)}
            />
          </div>
        </div>
      )}
    </SortableList>
  );
}

/** Actions on rules. Each shows a message and reloads the list. */
function useRuleActions() {
  const t = useT();
  const client = useQueryClient();
  const runAction = async (act: Promise<{ message: string }>, showMessage: (message: string) => void) => {
    try {
      showMessage((await act).message);
    } catch (error) {
      showError(error);
    }
    await client.invalidateQueries({ queryKey: priceRulesQuery.queryKey });
  };
  const run = (act: Promise<{ message: string }>) => runAction(act, toastSuccess);
  const remove = ({ id: ruleId }: EditedRule) =>
    runAction(call(deletePriceRule, { params: { ruleId } }), (message) =>
      toastUndo({
        message,
        undoLabel: t("common.undo"),
        onUndo: () => void run(call(restorePriceRule, { params: { ruleId } })),
      }),
    );
  return { run, remove };
}

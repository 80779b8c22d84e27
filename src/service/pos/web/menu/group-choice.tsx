import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import {
  decideGroup,
  hasRoom,
  isSingleChoice,
  type ModifierGroup,
} from "#menu/menu/domain/modifier-group.ts";
import { toId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { usePos } from "../pos-context.ts";
import { type ChoiceSelection, toggleAddon } from "./choice-selection.ts";

export interface GroupChoiceProps {
  item: MenuItem;
  group: ModifierGroup;
  selection: ChoiceSelection;
  onSelect: (selection: ChoiceSelection) => void;
  /** Whether a missing choice is an error yet: after an attempt to add the item. */
  showsMissing: boolean;
}

/** The add-ons of one group; those beyond its maximum are disabled. */
export function GroupChoice({ item, group, selection, onSelect, showsMissing }: GroupChoiceProps) {
  const { money } = usePos();
  const t = useT();
  const chosen = selection.addonIds;
  const decision = decideGroup(group, chosen);
  const isFull = !hasRoom(group, chosen);
  const change = (values: readonly string[]) => {
    const ids = values.map((value) => toId<"Addon">(Number(value)));
    onSelect({ ...selection, addonIds: toggleAddon(group, chosen, ids) });
  };
  const needsOne = isSingleChoice(group) && group.isRequired;
  return (
    <ChoiceList
      label={group.title}
      hint={ruleText(group, t)}
      mode={needsOne ? "single" : "multiple"}
      value={group.addonIds.filter((id) => chosen.includes(id)).map(String)}
      onChange={change}
      error={
        showsMissing && !decision.ok && decision.reason === "modifier_missing"
          ? t("pos.choice.at_least", { count: decision.least })
          : null
      }
      choices={item.addons
        .filter((addon) => group.addonIds.includes(addon.id))
        .map(({ id, title, price }) => ({
          value: String(id),
          label: title,
          aside: price === 0 ? null : `+ ${money(price)}`,
          disabled: isFull && !chosen.includes(id),
        }))}
    />
  );
}

/** The rule in words: how many, and whether any. */
function ruleText({ min, max, isRequired }: ModifierGroup, t: ReturnType<typeof useT>): string {
  const least = Math.max(min, isRequired ? 1 : 0);
  if (max !== null && max === least) return t("pos.choice.exactly", { count: max });
  const most = max === null ? null : t("pos.choice.at_most", { count: max });
  if (!isRequired) return most ?? t("pos.choice.optional");
  const fewest = t("pos.choice.at_least", { count: least });
  return most === null ? fewest : `${fewest}, ${most}`;
}

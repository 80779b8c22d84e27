import { type Addon, type MenuItem, unitPrice } from "#menu/menu/domain/menu-item.ts";
import {
  chosenOf,
  decideGroup,
  defaultModifiers,
  hasRoom,
  isCounted,
  isSingleChoice,
  type ModifierGroup,
  mostOf,
  takeModifier,
  takenAddons,
  timesTaken,
  toggleModifier,
} from "#menu/menu/domain/modifier-group.ts";
import { type AddonId, toId, type VariantId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { factsText } from "#platform/web/facts-text.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import type { CartChoice } from "#service/cart/domain/cart.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { CountedList } from "../combo/counted-list.tsx";
import { usePos } from "../pos-context.ts";

interface GroupChoiceProps {
  item: MenuItem;
  group: ModifierGroup;
  selection: ChoiceSelection;
  onSelect: (selection: ChoiceSelection) => void;
  /** True after an attempt to add the item; then a missing choice is an error. */
  showsMissing: boolean;
}

/** Choices of one group of add-ons; those beyond its maximum are disabled. */
export function GroupChoice(props: GroupChoiceProps) {
  const { item, group, selection, onSelect, showsMissing } = props;
  const { money } = usePos();
  const t = useT();
  if (isCounted(group)) return <CountedAddons {...props} />;
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

/** Add-ons of a group that may be taken more than once, each with its number. */
function CountedAddons({ item, group, selection, onSelect, showsMissing }: GroupChoiceProps) {
  const { money } = usePos();
  const t = useT();
  const chosen = selection.addonIds;
  return (
    <CountedList
      title={group.title}
      hint={factsText([ruleText(group, t), t("pos.combo.chosen", { count: chosenOf(group, chosen).length })])}
      isMissing={showsMissing && !decideGroup(group, chosen).ok}
      choices={item.addons
        .filter((addon) => group.addonIds.includes(addon.id))
        .map(({ id: addonId, title, price }) => ({
          key: addonId,
          title,
          aside: price === 0 ? null : `+ ${money(price)}`,
          count: timesTaken(chosen, addonId),
          most: mostOf(group, chosen, addonId),
          onCount: (times) =>
            onSelect({ ...selection, addonIds: takeModifier(group, chosen, { addonId, times }) }),
        }))}
    />
  );
}

function ruleText({ min, max, isRequired }: ModifierGroup, t: Translate): string {
  return choiceRule(isRequired || min === max ? min : 0, max, t);
}

/** Says how many choices a group takes; null is no limit. */
export function choiceRule(least: number, most: number | null, t: Translate): string {
  if (least === most) return t("pos.choice.exactly", { count: most });
  if (least === 0) return most === null ? t("pos.choice.optional") : t("pos.choice.at_most", { count: most });
  return most === null
    ? t("pos.choice.at_least", { count: least })
    : t("pos.choice.between", { min: least, max: most });
}

/** Selected variant and add-ons of an item. */
export interface ChoiceSelection {
  readonly variantId: VariantId | null;
  readonly addonIds: readonly AddonId[];
}

/** Returns the first selection: the first variant and the default add-ons of groups (operations §4). */
export function defaultSelection(item: MenuItem): ChoiceSelection {
  return { variantId: item.variants[0]?.id ?? null, addonIds: defaultModifiers(item.groups) };
}

export function ungroupedAddons(item: MenuItem): readonly Addon[] {
  const grouped = new Set(item.groups.flatMap((group) => group.addonIds));
  return item.addons.filter((addon) => !grouped.has(addon.id));
}

/**
 * Returns the add-ons after a tap in a group whose list now shows `shown`. An addition counts first and a removal only without
 * one, because in a single choice one tap does both.
 */
export function toggleAddon(
  group: ModifierGroup,
  chosen: readonly AddonId[],
  shown: readonly AddonId[],
): readonly AddonId[] {
  const tapped =
    shown.find((id) => !chosen.includes(id)) ??
    group.addonIds.find((id) => chosen.includes(id) && !shown.includes(id));
  return tapped === undefined ? chosen : toggleModifier(group, chosen, tapped);
}

/** Converts a selection for the cart, with add-ons in the item's order. */
export function cartChoice(item: MenuItem, selection: ChoiceSelection): CartChoice {
  return {
    variant: item.variants.find((variant) => variant.id === selection.variantId) ?? null,
    addons: takenAddons(item.addons, selection.addonIds),
  };
}

/** Returns the unit price of a selection. */
export function selectedPrice(item: MenuItem, selection: ChoiceSelection): Cents {
  const { variant, addons } = cartChoice(item, selection);
  return unitPrice(item.price, variant, addons);
}

import { type ComboChoice, type ComboGroup, type PartChoice, partsOfGroup } from "#menu/menu/domain/combo.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./combo-dialog.module.css";
import { countOf, newPart, offeredItem, setCount, setOnly } from "./combo-selection.ts";

export interface ComboGroupChoiceProps {
  group: ComboGroup;
  parts: readonly PartChoice[];
  onParts: (parts: readonly PartChoice[]) => void;
  /** Whether a missing part is an error yet: after an attempt to add the combo. */
  showsMissing: boolean;
}

/** The choices of one group: one tap each, or how many of each where the group takes several. */
export function ComboGroupChoice(props: ComboGroupChoiceProps) {
  const { group, parts, onParts, showsMissing } = props;
  const { menu } = usePos();
  const t = useT();
  const aside = useAside();
  if (group.max > 1) return <CountedChoices {...props} />;
  const chosen = partsOfGroup(group, parts)[0]?.choiceId;
  const choose = (value: string | undefined) => {
    const choice = group.choices.find(({ id }) => String(id) === value);
    const item = choice && offeredItem(choice, menu);
    onParts(setOnly(parts, group, choice && item ? newPart(choice, item) : null));
  };
  return (
    <ChoiceList
      label={group.title}
      hint={group.min === 0 ? t("pos.choice.optional") : t("pos.choice.exactly", { count: 1 })}
      mode={group.min === 0 ? "multiple" : "single"}
      value={chosen === undefined ? [] : [String(chosen)]}
      onChange={(values) => choose(values.find((value) => value !== String(chosen)) ?? undefined)}
      error={
        showsMissing && chosen === undefined && group.min > 0 ? t("pos.choice.at_least", { count: 1 }) : null
      }
      choices={listedChoices(group, menu.items).map((choice) => {
        const { title, isOffered } = titleOf(choice, menu.items, offeredItem(choice, menu));
        return {
          value: String(choice.id),
          label: title,
          aside: aside(choice, isOffered),
          disabled: !isOffered,
        };
      })}
    />
  );
}

function CountedChoices({ group, parts, onParts, showsMissing }: ComboGroupChoiceProps) {
  const { menu } = usePos();
  const t = useT();
  const aside = useAside();
  const count = partsOfGroup(group, parts).length;
  const isMissing = count < group.min;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        {group.title}
        <span className={classes.hint} data-missing={(showsMissing && isMissing) || undefined} role="status">
          {ruleText(group, t)} · {t("pos.combo.chosen", { count })}
        </span>
      </legend>
      <ul className={classes.choices}>
        {listedChoices(group, menu.items).map((choice) => {
          const item = offeredItem(choice, menu);
          const { title, isOffered } = titleOf(choice, menu.items, item);
          const own = countOf(parts, choice);
          return (
            <li key={choice.id} className={classes.choice} data-chosen={own > 0 || undefined}>
              <span className={classes.title}>{title}</span>
              <span className={classes.aside}>{aside(choice, isOffered)}</span>
              <QuantityInput
                label={t("pos.combo.count_of", { title })}
                value={own}
                min={0}
                max={item ? own + group.max - count : own}
                onChange={(next) => item && onParts(setCount(parts, group, { choice, item, count: next }))}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function ruleText({ min, max }: ComboGroup, t: ReturnType<typeof useT>): string {
  if (min === max) return t("pos.choice.exactly", { count: max });
  const most = t("pos.choice.at_most", { count: max });
  return min === 0 ? most : `${t("pos.choice.at_least", { count: min })}, ${most}`;
}

/** The choices of a group that this till knows: what is hidden from the menu has no name to show. */
function listedChoices({ choices }: ComboGroup, items: ReadonlyMap<ComboChoice["itemId"], MenuItem>) {
  return choices.filter(({ itemId }) => items.has(itemId));
}

function titleOf(
  { itemId, variantId }: ComboChoice,
  items: ReadonlyMap<ComboChoice["itemId"], MenuItem>,
  offered: MenuItem | undefined,
) {
  const item = items.get(itemId);
  const variant = item?.variants.find(({ id }) => id === variantId);
  const title = [item?.title ?? "—", variant?.title].filter(Boolean).join(", ");
  return { title, isOffered: offered !== undefined };
}

/** What a choice costs more, or that it cannot be had. */
function useAside() {
  const { money } = usePos();
  const t = useT();
  return ({ extra }: ComboChoice, isOffered: boolean): string | null => {
    if (!isOffered) return t("pos.combo.unavailable");
    return extra === 0 ? null : `+ ${money(extra)}`;
  };
}

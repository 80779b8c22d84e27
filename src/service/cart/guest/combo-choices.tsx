import { groupRule } from "#service/guest-menu/guest/group-rule.ts";
import { Named, NamedList } from "#service/guest-menu/guest/named.tsx";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { WireItem } from "#service/guest-menu/guest/page-data.ts";
import { ItemChoices } from "./item-choices.tsx";
import { type ChosenPart, firstPart } from "./menu-sale.ts";
import { Stepper } from "./stepper.tsx";

type Group = NonNullable<WireItem["combo"]>[number];

interface ComboChoicesProps {
  readonly combo: readonly Group[];
  readonly items: readonly WireItem[];
  readonly parts: readonly ChosenPart[];
  readonly onChange: (parts: readonly ChosenPart[]) => void;
}

/**
 * Lets the guest choose from each group of a combo, possibly the same choice more than once, each with its own variants and add-
 * ons.
 */
export function ComboChoices({ combo, items, parts, onChange }: ComboChoicesProps) {
  return combo.map((group) => {
    const isOfGroup = ({ choice_id }: ChosenPart) => group.choices.some(({ id }) => id === choice_id);
    return (
      <ComboGroup
        key={group.id}
        group={group}
        items={items}
        parts={parts.filter(isOfGroup)}
        onChange={(ofGroup) => onChange([...parts.filter((part) => !isOfGroup(part)), ...ofGroup])}
      />
    );
  });
}

interface ComboGroupProps extends Pick<ComboChoicesProps, "items" | "parts" | "onChange"> {
  readonly group: Group;
}

function ComboGroup({ group, items, parts, onChange }: ComboGroupProps) {
  const t = useWords();
  const money = useMoney();
  const isSingle = group.min === 1 && group.max === 1;
  return (
    <fieldset className="choices" data-group={group.title}>
      <legend>
        <Named of={group} />
        <span className="rule">{groupRule({ ...group, required: group.min > 0 }, t)}</span>
      </legend>
      {group.choices.map((choice) => {
        const item = items.find(({ id }) => id === choice.item_id);
        if (item === undefined) return null;
        const variant = item.variants.find(({ id }) => id === choice.variant_id);
        const title = variant === undefined ? item.title : `${item.title} · ${variant.title}`;
        const chosen = parts.filter(({ choice_id }) => choice_id === choice.id);
        const isOff = item.availability !== "available";
        const extra = choice.extra > 0 && <bdi dir="ltr">+{money(choice.extra)}</bdi>;
        const add = () => onChange([...(isSingle ? [] : parts), firstPart(choice, items)]);
        const takeOut = () => onChange(parts.filter((part) => part !== chosen.at(-1)));
        const replace = (old: ChosenPart, part: ChosenPart) =>
          onChange(parts.map((other) => (other === old ? part : other)));
        return (
          <div key={choice.id}>
            <div className="choice">
              <NamedList of={variant === undefined ? [item] : [item, variant]} />
              <span className="price push">{extra}</span>
              {isOff ? (
                <span className="mark">{t("sold_out")}</span>
              ) : (
                <Stepper
                  value={chosen.length}
                  label={title}
                  lang={item.lang}
                  min={0}
                  max={isSingle ? 1 : chosen.length + group.max - parts.length}
                  onLess={takeOut}
                  onMore={add}
                />
              )}
            </div>
            {chosen.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal parts have nothing else that tells them apart
              <div key={place} className="part">
                <ItemChoices
                  item={item}
                  chosen={part}
                  ofPart={{ isVariantGiven: choice.variant_id !== null }}
                  onChoose={(changed) => replace(part, { ...part, ...changed })}
                />
              </div>
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}

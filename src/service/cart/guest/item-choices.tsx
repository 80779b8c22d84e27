import { type ReactNode, useId, useState } from "react";
import type { ReadTitle } from "#menu/menu/domain/title-in.ts";
import { groupRule } from "#service/guest-menu/guest/group-rule.ts";
import { Named } from "#service/guest-menu/guest/named.tsx";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { WireItem } from "#service/guest-menu/guest/page-data.ts";
import type { Chosen } from "./menu-sale.ts";
import { Stepper } from "./stepper.tsx";

interface ItemChoicesProps {
  readonly item: WireItem;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  /** Given for a part of a combo, whose variant may be fixed; the combo costs the same whichever is chosen. */
  readonly ofPart?: { readonly isVariantGiven: boolean };
}

/** Lets the guest choose one variant of an item and its add-ons by group. */
export function ItemChoices({ item, chosen, onChoose, ofPart }: ItemChoicesProps) {
  const t = useWords();
  const grouped = new Set(item.modifierGroups.flatMap((group) => group.addons_ids));
  const free = item.addons.filter((addon) => !grouped.has(addon.id));
  const setAddons = (addons_ids: readonly number[]) => onChoose({ ...chosen, addons_ids });
  const variants =
    ofPart === undefined ? item.variants : item.variants.map((variant) => ({ ...variant, price: 0 }));
  return (
    <>
      {variants.length > 0 && !ofPart?.isVariantGiven && (
        <ChoiceGroup
          of={{ title: t("variants") }}
          choices={variants}
          isExtra={ofPart !== undefined}
          chosen={chosen.variant_id === null ? [] : [chosen.variant_id]}
          isSingle
          onChange={([variant_id = null]) => onChoose({ ...chosen, variant_id })}
        />
      )}
      {item.modifierGroups.map((group) => {
        const ofGroup = chosen.addons_ids.filter((id) => group.addons_ids.includes(id));
        const others = chosen.addons_ids.filter((id) => !group.addons_ids.includes(id));
        return (
          <ChoiceGroup
            key={group.id}
            of={group}
            rule={groupRule(group, t)}
            choices={item.addons.filter((addon) => group.addons_ids.includes(addon.id))}
            chosen={ofGroup}
            isSingle={group.max === 1 && group.required}
            most={group.max}
            each={group.max_each}
            isExtra
            onChange={(ids) => setAddons([...others, ...ids])}
          />
        );
      })}
      {free.length > 0 && (
        <ChoiceGroup
          of={{ title: t("addons") }}
          choices={free}
          chosen={chosen.addons_ids.filter((id) => !grouped.has(id))}
          isExtra
          onChange={(ids) => setAddons([...chosen.addons_ids.filter((id) => grouped.has(id)), ...ids])}
        />
      )}
    </>
  );
}

interface ChoiceGroupProps {
  readonly of: ReadTitle;
  readonly rule?: string;
  readonly choices: readonly (ReadTitle & { readonly id: number; readonly price: number })[];
  readonly chosen: readonly number[];
  /** True if a choice replaces the previous one. */
  readonly isSingle?: boolean;
  /** Most choices; null without a limit. */
  readonly most?: number | null;
  /** Most times that one of them may be taken. */
  readonly each?: number;
  /** True if the prices are surcharges. */
  readonly isExtra?: boolean;
  readonly onChange: (chosen: readonly number[]) => void;
}

function ChoiceGroup({
  of,
  rule,
  choices,
  chosen,
  isSingle = false,
  most = null,
  each = 1,
  isExtra = false,
  onChange,
}: ChoiceGroupProps) {
  const money = useMoney();
  const name = useId();
  const t = useWords();
  const [isOneTooMany, setOneTooMany] = useState(false);
  const isFull = most !== null && most !== 1 && !isSingle && chosen.length >= most;
  const toggle = (id: number) => {
    const isTakenOff = chosen.includes(id);
    setOneTooMany(isFull && !isTakenOff);
    if (isSingle) return onChange([id]);
    if (isTakenOff) return onChange(chosen.filter((other) => other !== id));
    if (!isFull) onChange(most === 1 ? [id] : [...chosen, id]);
  };
  return (
    <fieldset className="choices" data-group={of.title}>
      <legend>
        <Named of={of} />
        {rule !== undefined && <span className="rule">{rule}</span>}
      </legend>
      <p className="wrong" role="status">
        {isOneTooMany && t("take_one_off", { count: most ?? 0 })}
      </p>
      {choices.map((choice) => {
        const price = (!isExtra || choice.price > 0) && (
          <span className="price push">
            {isExtra ? <bdi dir="ltr">+{money(choice.price)}</bdi> : money(choice.price)}
          </span>
        );
        if (each > 1 && most !== 1)
          return <CountedChoice key={choice.id} {...{ choice, price, chosen, isFull, each, onChange }} />;
        return (
          <label key={choice.id} className="choice">
            <input
              className="tick"
              type={isSingle ? "radio" : "checkbox"}
              name={isSingle ? name : undefined}
              checked={chosen.includes(choice.id)}
              onChange={() => toggle(choice.id)}
            />
            <Named of={choice} />
            {price}
          </label>
        );
      })}
    </fieldset>
  );
}

interface CountedChoiceProps extends Pick<ChoiceGroupProps, "chosen" | "onChange"> {
  readonly choice: ChoiceGroupProps["choices"][number];
  readonly price: ReactNode;
  /** True if the group takes no more. */
  readonly isFull: boolean;
  readonly each: number;
}

/** A choice that may be taken more than once, with its number. */
function CountedChoice({ choice, price, chosen, isFull, each, onChange }: CountedChoiceProps) {
  const { id, title, lang } = choice;
  const taken = chosen.filter((other) => other === id).length;
  return (
    <div className="choice">
      <Named of={choice} />
      {price}
      <Stepper
        value={taken}
        label={title}
        lang={lang}
        min={0}
        max={isFull ? taken : each}
        onLess={() => onChange(chosen.toSpliced(chosen.lastIndexOf(id), 1))}
        onMore={() => onChange([...chosen, id])}
      />
    </div>
  );
}

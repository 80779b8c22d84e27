import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import {
  type ComboChoice,
  type ComboGroup,
  comboPrice,
  type PartChoice,
  partsOfGroup,
} from "#menu/menu/domain/combo.ts";
import { hasChoices, type MenuItem } from "#menu/menu/domain/menu-item.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDetails, formatPlainNumber } from "#platform/web/format.ts";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { type CartLine, LINE_NOTES_MAX } from "#service/cart/domain/cart.ts";
import type { PartsDecision } from "#service/cart/domain/decide-choices.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import choiceClasses from "../menu/choice-dialog.module.css";
import { UngroupedAddons, VariantChoice } from "../menu/choice-dialog.tsx";
import { ChoiceFooter, ChoiceNote } from "../menu/choice-footer.tsx";
import { choiceRule, GroupChoice } from "../menu/group-choice.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./combo-dialog.module.css";
import { chosenParts, comboParts } from "./combo-parts.ts";
import {
  countOf,
  decideSelection,
  defaultParts,
  newPart,
  offeredItem,
  setCount,
  setOnly,
} from "./combo-selection.ts";
import { CountedList } from "./counted-list.tsx";

interface ComboDialogProps {
  item: MenuItem;
  /** First quantity. */
  quantity: number;
  /** Line of the cart whose parts are chosen again. */
  line?: CartLine;
  onClose: () => void;
}

/** Dialog that picks the parts of a combo, a quantity and a note; Enter adds it. */
export function ComboDialog({ item, quantity: firstQuantity, line, onClose }: ComboDialogProps) {
  const { actions, menu, money } = usePos();
  const t = useT();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const groups = item.combo ?? [];
  const [firstParts] = useState<readonly PartChoice[]>(() =>
    line?.parts ? chosenParts(line.parts) : defaultParts(groups, menu),
  );
  const [parts, setParts] = useState(firstParts);
  const [quantity, setQuantity] = useState(firstQuantity);
  const [notes, setNotes] = useState(line?.notes ?? "");
  const [wasSubmitted, setSubmitted] = useState(false);
  const decision = decideSelection(item, parts, menu);
  useEffect(() => form.current?.querySelector<HTMLElement>("input:not(:disabled)")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!decision.ok) return;
    const choice = {
      variant: null,
      addons: [],
      parts: comboParts(item, parts, menu.items),
      quantity,
      notes,
    };
    if (line ? actions.change(line.id, item, choice) : actions.add(item, choice)) onClose();
  };
  const price = decision.ok ? money(cents(quantity * comboPrice(item.price, decision.parts))) : "";
  return (
    <GuardedDialog
      opened
      isDirty={notes !== (line?.notes ?? "") || notesOf(parts) !== notesOf(firstParts)}
      onClose={onClose}
      title={item.title}
      footer={
        <ChoiceFooter
          {...{ formId, quantity }}
          onQuantity={setQuantity}
          missing={missingOf(decision, item)}
          label={t(line ? "pos.combo.change" : "pos.choice.add", { price })}
        />
      }
    >
      <form id={formId} ref={form} className={choiceClasses.form} onSubmit={submit}>
        {groups.map((group) => (
          <Stack as="section" gap={8} key={group.id}>
            <ComboGroupChoice {...{ group, parts }} onParts={setParts} showsMissing={wasSubmitted} />
            <PartChoices group={group} parts={parts} onParts={setParts} showsMissing={wasSubmitted} />
          </Stack>
        ))}
        <ChoiceNote categoryId={item.categoryId} notes={notes} onNotes={setNotes} />
      </form>
    </GuardedDialog>
  );
}

const notesOf = (parts: readonly PartChoice[]): string =>
  parts.flatMap(({ notes }) => notes ?? []).join("\n");

type PartChoicesProps = Parameters<typeof ComboGroupChoice>[0];

/** Choices for the selected parts of a group: free variants, add-ons and a note for each. */
function PartChoices({ group, parts, onParts, showsMissing }: PartChoicesProps) {
  const { menu } = usePos();
  const t = useT();
  return parts.map((part, index) => {
    const choice = group.choices.find(({ id }) => id === part.choiceId);
    const item = choice && menu.items.get(choice.itemId);
    if (!choice || !item) return null;
    const rest = choice.variantId === null ? item : { ...item, variants: [] };
    const change = (changes: Partial<PartChoice>) => onParts(parts.with(index, { ...part, ...changes }));
    const own = { item: rest, selection: part, onSelect: change };
    const number = parts.slice(0, index + 1).filter(({ choiceId }) => choiceId === part.choiceId).length;
    const isAsked = rest.variants.length > 0 || item.groups.some(({ isRequired }) => isRequired);
    const title = number > 1 ? `${item.title} ${formatPlainNumber(number)}` : item.title;
    return (
      <details key={`${part.choiceId}-${number}`} className={classes.part} open={isAsked}>
        <summary>
          {title}
          {part.notes || !hasChoices(rest) ? <small> · {part.notes || t("pos.choice.note")}</small> : null}
        </summary>
        <div className={choiceClasses.form}>
          <VariantChoice {...own} isFree />
          {item.groups.map((modifiers) => (
            <GroupChoice key={modifiers.id} {...own} group={modifiers} showsMissing={showsMissing} />
          ))}
          <UngroupedAddons {...own} />
          <TextField
            label={t("pos.combo.note_of", { title })}
            value={part.notes ?? ""}
            maxLength={LINE_NOTES_MAX}
            autoComplete="off"
            onChange={(event) => change({ notes: event.currentTarget.value || null })}
          />
        </div>
      </details>
    );
  });
}

/** Names the group that lacks a choice, with its part; null if everything is chosen. */
function missingOf(decision: PartsDecision, item: MenuItem): string | null {
  if (decision.ok) return null;
  const { title } = decision;
  if (!("group" in decision)) return title ?? item.title;
  return formatDetails([title !== item.title && title, decision.group]);
}

interface ComboGroupChoiceProps {
  group: ComboGroup;
  parts: readonly PartChoice[];
  onParts: (parts: readonly PartChoice[]) => void;
  /** True after an attempt to add the combo; then a missing part is an error. */
  showsMissing: boolean;
}

/** Choices of one group: one tap each, or a count of each if the group takes several. */
function ComboGroupChoice(props: ComboGroupChoiceProps) {
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
    <CountedList
      title={group.title}
      hint={factsText([choiceRule(group.min, group.max, t), t("pos.combo.chosen", { count })])}
      isMissing={showsMissing && isMissing}
      choices={listedChoices(group, menu.items).map((choice) => {
        const item = offeredItem(choice, menu);
        const { title, isOffered } = titleOf(choice, menu.items, item);
        const own = countOf(parts, choice);
        return {
          key: choice.id,
          title,
          aside: aside(choice, isOffered),
          count: own,
          most: item ? own + group.max - count : own,
          onCount: (next) => item && onParts(setCount(parts, group, { choice, item, count: next })),
        };
      })}
    />
  );
}

/** Returns the choices that this till knows; items hidden from the menu have no name to show. */
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
  const title = formatDetails([item?.title ?? "—", variant?.title]);
  return { title, isOffered: offered !== undefined };
}

/** Returns the text beside a choice: its surcharge, or that it is unavailable. */
function useAside() {
  const { money } = usePos();
  const t = useT();
  return ({ extra }: ComboChoice, isOffered: boolean): string | null => {
    if (!isOffered) return t("pos.combo.unavailable");
    return extra === 0 ? null : `+ ${money(extra)}`;
  };
}

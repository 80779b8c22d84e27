import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { comboPrice, type PartChoice } from "#menu/menu/domain/combo.ts";
import { hasChoices, type MenuItem } from "#menu/menu/domain/menu-item.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { type CartLine, NOTES_MAX } from "#service/cart/domain/cart.ts";
import type { PartsDecision } from "#service/cart/domain/decide-parts.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import choiceClasses from "../menu/choice-dialog.module.css";
import { UngroupedAddons, VariantChoice } from "../menu/choice-dialog.tsx";
import { ChoiceFooter } from "../menu/choice-footer.tsx";
import { ChoiceNote } from "../menu/choice-note.tsx";
import { GroupChoice } from "../menu/group-choice.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./combo-dialog.module.css";
import { ComboGroupChoice } from "./combo-group-choice.tsx";
import { chosenParts, comboParts } from "./combo-parts.ts";
import { decideSelection, defaultParts } from "./combo-selection.ts";

export interface ComboDialogProps {
  item: MenuItem;
  /** How many to begin with. */
  quantity: number;
  /** Of the cart, of which the parts are chosen anew. */
  line?: CartLine;
  onClose: () => void;
}

/** Picks the parts of a combo, how many, and a note; Enter adds it. */
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
          <section key={group.id} className={classes.section}>
            <ComboGroupChoice {...{ group, parts }} onParts={setParts} showsMissing={wasSubmitted} />
            <PartChoices group={group} parts={parts} onParts={setParts} showsMissing={wasSubmitted} />
          </section>
        ))}
        <ChoiceNote categoryId={item.categoryId} notes={notes} onNotes={setNotes} />
      </form>
    </GuardedDialog>
  );
}

const notesOf = (parts: readonly PartChoice[]): string =>
  parts.flatMap(({ notes }) => notes ?? []).join("\n");

type PartChoicesProps = Parameters<typeof ComboGroupChoice>[0];

/** What is asked of the chosen parts of a group themselves: variants at no price, their add-ons, and a note for each. */
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
    const title = number > 1 ? `${item.title} ${number}` : item.title;
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
            maxLength={NOTES_MAX}
            autoComplete="off"
            onChange={(event) => change({ notes: event.currentTarget.value || null })}
          />
        </div>
      </details>
    );
  });
}

/** The group that lacks something, with the part that it is of; null when all is chosen. */
function missingOf(decision: PartsDecision, item: MenuItem): string | null {
  if (decision.ok) return null;
  const { title } = decision;
  if (!("group" in decision)) return title ?? item.title;
  return title === item.title ? decision.group : `${title}, ${decision.group}`;
}

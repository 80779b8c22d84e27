import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type CartLine, LINE_QUANTITY_MAX, NOTES_MAX } from "../../../../domain/cart/cart.ts";
import type { PartsDecision } from "../../../../domain/cart/decide-parts.ts";
import { comboPrice, type PartChoice } from "../../../../domain/menu/combo.ts";
import { hasChoices, type MenuItem } from "../../../../domain/menu/menu-item.ts";
import { cents } from "../../../../domain/money/cents.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { QuantityInput } from "../../../../ui/forms/quantity-input.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../../ui/overlay/app-dialog.tsx";
import { useT } from "../../../platform/use-t.ts";
import { QuickNotes } from "../cart/quick-notes.tsx";
import { usePos } from "../pos-context.ts";
import choiceClasses from "./choice-dialog.module.css";
import { UngroupedAddons, VariantChoice } from "./choice-dialog.tsx";
import classes from "./combo-dialog.module.css";
import { ComboGroupChoice } from "./combo-group-choice.tsx";
import { chosenParts, comboParts } from "./combo-parts.ts";
import { decideSelection, defaultParts } from "./combo-selection.ts";
import { GroupChoice } from "./group-choice.tsx";

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
  const { actions, menu } = usePos();
  const t = useT();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const groups = item.combo ?? [];
  const [parts, setParts] = useState<readonly PartChoice[]>(() =>
    line?.parts ? chosenParts(line.parts) : defaultParts(groups, menu),
  );
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
  const footer = { item, formId, quantity, decision, isEdit: line !== undefined };
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={item.title}
      footer={<ComboFooter {...footer} onQuantity={setQuantity} />}
    >
      <form id={formId} ref={form} className={choiceClasses.form} onSubmit={submit}>
        {groups.map((group) => (
          <section key={group.id} className={classes.section}>
            <ComboGroupChoice {...{ group, parts }} onParts={setParts} showsMissing={wasSubmitted} />
            <PartChoices group={group} parts={parts} onParts={setParts} showsMissing={wasSubmitted} />
          </section>
        ))}
        <div>
          <TextField
            label={t("pos.choice.note")}
            value={notes}
            maxLength={NOTES_MAX}
            autoComplete="off"
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
          <QuickNotes categoryId={item.categoryId} notes={notes} onNotes={setNotes} />
        </div>
      </form>
    </AppDialog>
  );
}

type PartChoicesProps = Parameters<typeof ComboGroupChoice>[0];

/** What is asked of the chosen parts of a group themselves: variants at no price, and their add-ons. */
function PartChoices({ group, parts, onParts, showsMissing }: PartChoicesProps) {
  const { menu } = usePos();
  return parts.map((part, index) => {
    const choice = group.choices.find(({ id }) => id === part.choiceId);
    const item = choice && menu.items.get(choice.itemId);
    if (!choice || !item || !hasChoices(item)) return null;
    const rest = choice.variantId === null ? item : { ...item, variants: [] };
    if (!hasChoices(rest)) return null;
    const own = {
      item: rest,
      selection: part,
      onSelect: (selection: Omit<PartChoice, "choiceId">) =>
        onParts(parts.with(index, { ...selection, choiceId: part.choiceId })),
    };
    const number = parts.slice(0, index + 1).filter(({ choiceId }) => choiceId === part.choiceId).length;
    const isAsked = rest.variants.length > 0 || item.groups.some(({ isRequired }) => isRequired);
    return (
      <details key={`${part.choiceId}-${number}`} className={classes.part} open={isAsked}>
        <summary>{number > 1 ? `${item.title} ${number}` : item.title}</summary>
        <div className={choiceClasses.form}>
          <VariantChoice {...own} isFree />
          {item.groups.map((modifiers) => (
            <GroupChoice key={modifiers.id} {...own} group={modifiers} showsMissing={showsMissing} />
          ))}
          <UngroupedAddons {...own} />
        </div>
      </details>
    );
  });
}

interface ComboFooterProps {
  item: MenuItem;
  formId: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
  decision: PartsDecision;
  isEdit: boolean;
}

/** How many, and the button that says what they cost together or what is still to be chosen. */
function ComboFooter({ item, formId, quantity, onQuantity, decision, isEdit }: ComboFooterProps) {
  const { money } = usePos();
  const t = useT();
  return (
    <div className={choiceClasses.footer}>
      <QuantityInput
        label={t("pos.choice.quantity")}
        value={quantity}
        max={LINE_QUANTITY_MAX}
        onChange={onQuantity}
      />
      <Button
        type="submit"
        form={formId}
        size="lg"
        fullWidth
        variant={decision.ok ? "filled" : "default"}
        aria-disabled={!decision.ok}
      >
        {decision.ok
          ? t(isEdit ? "pos.combo.change" : "pos.choice.add", {
              price: money(cents(quantity * comboPrice(item.price, decision.parts))),
            })
          : t("pos.choice.missing", { group: missingOf(decision, item) })}
      </Button>
    </div>
  );
}

/** The group that lacks something, with the part that it is of. */
function missingOf(decision: Exclude<PartsDecision, { ok: true }>, item: MenuItem): string {
  const { title } = decision;
  if (!("group" in decision)) return title ?? item.title;
  return title === item.title ? decision.group : `${title}, ${decision.group}`;
}

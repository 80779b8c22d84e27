import { type FormEvent, useMemo, useRef, useState } from "react";
import { type DishMarks, suits } from "#menu/menu/domain/food-marks.ts";
import { decimalFromCents, multiplyCents } from "#platform/domain/money/cents.ts";
import { LINE_NOTES_MAX } from "#service/cart/domain/cart.ts";
import { ComboChoices } from "#service/cart/guest/combo-choices.tsx";
import { ItemChoices } from "#service/cart/guest/item-choices.tsx";
import { type CartLine, decideCartLine, firstChoice, soldItems } from "#service/cart/guest/menu-sale.ts";
import { Stepper } from "#service/cart/guest/stepper.tsx";
import { newUuid, QUANTITY_MAX } from "#service/cart/guest/use-cart.ts";
import { fromPrice } from "./from-price.ts";
import { chosenMarks } from "./marks/chosen-marks.ts";
import { AllergenLine, DietMarks } from "./marks/food-marks.tsx";
import { useFoodFilter } from "./marks/use-food-filter.ts";
import { Named } from "./named.tsx";
import { pictureAddress, useMoney, useWords } from "./page-context.ts";
import type { WireItem } from "./page-data.ts";
import { Sheet } from "./sheet.tsx";

interface ItemDialogProps {
  readonly item: WireItem;
  readonly items: readonly WireItem[];
  /** True when guests can order here; else they only look. */
  readonly isOrdering: boolean;
  /** Line of the cart to change; left out for a new one. */
  readonly line?: CartLine;
  readonly onPut: (line: CartLine) => void;
  readonly onClose: () => void;
}

/** Shows an item with picture, description and choices; from here it goes into the cart. */
export function ItemDialog({ item, items, isOrdering, line, onPut, onClose }: ItemDialogProps) {
  const t = useWords();
  const money = useMoney();
  const closing = useRef(() => {});
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useDraft({ item, items, line });
  const [isTried, setTried] = useState(false);
  const sold = useMemo(() => soldItems(items), [items]);
  const decision = decideCartLine(draft, sold);
  const missing = decision.ok ? null : missingText(decision, t);
  const marks = chosenMarks(item, draft, items);
  const { filter } = useFoodFilter();
  const mayOrder = isOrdering && item.availability === "available";
  const put = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!decision.ok) {
      showGroup(form.current, decision);
      return;
    }
    const shown = { shownPrice: decimalFromCents(decision.unitPrice), shownTitle: item.title };
    onPut({ ...draft, notes: draft.notes.trim(), ...shown });
    leftDrafts.delete(item.id);
    closing.current();
  };
  const amount = money(priceOf(item, draft, decision));
  const { image } = item;
  return (
    <Sheet
      title={<Named of={item} />}
      closing={closing}
      onClose={onClose}
      picture={image && <img className="photo" src={pictureAddress(image)} alt="" width={512} height={320} />}
    >
      <ItemHead item={item} diets={marks.diets} />
      <form ref={form} onSubmit={put}>
        <ItemChoices item={item} chosen={draft} onChoose={(chosen) => setDraft({ ...draft, ...chosen })} />
        {item.combo && (
          <ComboChoices
            combo={item.combo}
            items={items}
            parts={draft.parts}
            onChange={(parts) => setDraft({ ...draft, parts })}
          />
        )}
        <AllergenLine marks={marks} isFine={suits(marks, filter)} />
        {mayOrder && (
          <PutFields
            draft={draft}
            onChange={setDraft}
            wrong={isTried ? missing : null}
            label={t(line === undefined ? "add_to_order" : "save_item", { price: amount })}
          />
        )}
      </form>
    </Sheet>
  );
}

/** Choices of dishes that were closed before they went into the cart. */
const leftDrafts = new Map<WireItem["id"], CartLine>();

/** Keeps what is chosen; closed by chance, a new dish is as it was when it is opened again. */
function useDraft({
  item,
  items,
  line,
}: Pick<ItemDialogProps, "item" | "items"> & { line: CartLine | undefined }) {
  const [draft, setDraft] = useState<CartLine>(
    () =>
      line ??
      leftDrafts.get(item.id) ?? {
        key: newUuid(),
        id: item.id,
        quantity: 1,
        notes: "",
        ...firstChoice(item, items),
      },
  );
  const change = (changed: CartLine) => {
    if (line === undefined) leftDrafts.set(item.id, changed);
    setDraft(changed);
  };
  return [draft, change] as const;
}

function ItemHead({ item, diets }: { item: WireItem; diets: DishMarks["diets"] }) {
  const t = useWords();
  const money = useMoney();
  const { price, isLeast } = fromPrice(item);
  const off = item.availability === "available" ? null : item.availability;
  return (
    <>
      <p className="price">{isLeast ? t("from_price", { price: money(price) }) : money(price)}</p>
      {off !== null && <p className="mark">{t(off)}</p>}
      {item.description !== null && (
        <p className="description">
          <Named of={{ title: item.description, lang: item.description_lang }} />
        </p>
      )}
      {diets.length > 0 && (
        <p className="dish-foot">
          <DietMarks diets={diets} />
        </p>
      )}
    </>
  );
}

interface PutFieldsProps {
  readonly draft: CartLine;
  readonly onChange: (draft: CartLine) => void;
  /** Text of what is still to be chosen. */
  readonly wrong: string | null;
  readonly label: string;
}

/** Shows the note for the kitchen, the quantity, and the button for the cart. */
function PutFields({ draft, onChange, wrong, label }: PutFieldsProps) {
  const t = useWords();
  return (
    <>
      <label className="field">
        {t("note")}
        <textarea
          rows={2}
          maxLength={LINE_NOTES_MAX}
          value={draft.notes}
          onChange={(event) => onChange({ ...draft, notes: event.target.value })}
        />
      </label>
      <div className="put">
        <p className="wrong" role="alert">
          {wrong}
        </p>
        <Stepper
          value={draft.quantity}
          label={t("quantity")}
          min={1}
          max={QUANTITY_MAX}
          onLess={() => onChange({ ...draft, quantity: draft.quantity - 1 })}
          onMore={() => onChange({ ...draft, quantity: draft.quantity + 1 })}
        />
        <button type="submit" className="button">
          {label}
        </button>
      </div>
    </>
  );
}

/** Returns the price of all pieces as they are chosen; until the choice is complete, the least of one. */
function priceOf(item: WireItem, { quantity }: CartLine, decision: ReturnType<typeof decideCartLine>) {
  return decision.ok ? decimalFromCents(multiplyCents(decision.unitPrice, quantity)) : fromPrice(item).price;
}

type LineRefusal = Exclude<ReturnType<typeof decideCartLine>, { ok: true }>;

/** Scrolls to the group in which something is still to be chosen. */
function showGroup(dialog: HTMLElement | null, refusal: LineRefusal): void {
  const named = "group" in refusal ? refusal.group : null;
  const groups = [...(dialog?.querySelectorAll<HTMLElement>("[data-group]") ?? [])];
  const group = groups.find((each) => each.dataset.group === named);
  group?.scrollIntoView({ block: "center" });
  group?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
}

/** Says what is still to be chosen, or that the item is unavailable. */
function missingText(refusal: LineRefusal, t: ReturnType<typeof useWords>): string {
  const isModifier = refusal.reason === "modifier_missing" || refusal.reason === "modifier_too_many";
  if (refusal.reason === "addon_too_often")
    return t("still_choose", { group: refusal.addon, count: refusal.count });
  if (isModifier) return t("still_choose", { group: refusal.group, count: refusal.count });
  return refusal.reason === "variant_required" ? t("variants") : t("err_item_gone");
}

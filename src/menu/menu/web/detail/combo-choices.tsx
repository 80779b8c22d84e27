import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { ComboCandidate } from "#menu/combos/contract/combos.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, symbolOf } from "#platform/web/format.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Combobox } from "#ui/forms/options/combobox.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Muted, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { comboPartsQuery, type GroupValues } from "./combo-api.ts";
import classes from "./combo-section.module.css";

type Choices = GroupValues["choices"];

export interface ComboChoicesProps {
  choices: Choices;
  items: ReadonlyMap<number, ComboCandidate>;
  currency: string;
  errorOf: (path: string) => string | null;
  /** Called with an item that was found and chosen. */
  onKnow: (item: ComboCandidate) => void;
  onChange: (choices: Choices) => void;
}

/** The items of a group, each with its variant, its extra price and whether it is a default. */
export function ComboChoiceList({ choices, items, currency, errorOf, onKnow, onChange }: ComboChoicesProps) {
  const t = useT();
  const change = (index: number, changes: Partial<Choices[number]>) =>
    onChange(choices.map((choice, place) => (place === index ? { ...choice, ...changes } : choice)));
  const move = (from: number, to: number) => {
    const moved = choices[from];
    if (moved && to >= 0 && to < choices.length) onChange(choices.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const add = (item: ComboCandidate) => {
    onKnow(item);
    const isFirst = choices.length === 0;
    onChange([...choices, { item_id: item.item_id, variant_id: null, extra: 0, is_default: isFirst }]);
  };
  return (
    <div>
      {choices.length === 0 ? (
        <Muted size="sm" weight={400}>
          {t("combos.no_choices")}
        </Muted>
      ) : null}
      {errorOf("") ? (
        <Text tone="red" size="sm">
          {errorOf("")}
        </Text>
      ) : null}
      <Stack as="ul" gap={6} below={8}>
        {choices.map((choice, index) => (
          <EditedChoice
            key={`${choice.item_id} ${choice.variant_id}`}
            choice={choice}
            item={items.get(choice.item_id)}
            currency={currency}
            isFirst={index === 0}
            isLast={index === choices.length - 1}
            errorOf={(field) => errorOf(`.${index}.${field}`)}
            onChange={(changes) => change(index, changes)}
            onMove={(step) => move(index, index + step)}
            onRemove={() => onChange(choices.filter((_, place) => place !== index))}
          />
        ))}
      </Stack>
      <AddChoice currency={currency} onAdd={add} />
    </div>
  );
}

interface EditedChoiceProps {
  choice: Choices[number];
  /** Undefined until it is loaded. */
  item: ComboCandidate | undefined;
  currency: string;
  isFirst: boolean;
  isLast: boolean;
  errorOf: (field: string) => string | null;
  onChange: (changes: Partial<Choices[number]>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

function EditedChoice(props: EditedChoiceProps) {
  const { item, currency, errorOf } = props;
  return (
    <li className={classes.edited} aria-label={item?.title}>
      <Row align="center">
        <span className={classes.words}>
          {item?.title ?? "—"} <small>{item ? formatAmount(item.price, currency) : null}</small>
        </span>
        <ChoiceActions {...props} />
      </Row>
      {errorOf("item_id") ? (
        <Text tone="red" size="sm">
          {errorOf("item_id")}
        </Text>
      ) : null}
      <ChoiceFields {...props} />
    </li>
  );
}

function ChoiceActions({ item, isFirst, isLast, onMove, onRemove }: EditedChoiceProps) {
  const t = useT();
  const title = item?.title ?? "—";
  return (
    <>
      <IconButton
        label={t("combos.move_up", { title })}
        icon={<IconArrowUp size={18} />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t("combos.move_down", { title })}
        icon={<IconArrowDown size={18} />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton label={t("common.remove_title", { title })} icon={<IconX size={18} />} onClick={onRemove} />
    </>
  );
}

function ChoiceFields({ choice, item, currency, errorOf, onChange }: EditedChoiceProps) {
  const t = useT();
  const variants = item?.variants ?? [];
  return (
    <div className={classes.editedFields}>
      {variants.length > 0 ? (
        <SelectField
          label={t("combos.variant")}
          searchable={false}
          emptyOption={t("combos.any_variant")}
          placeholder={t("combos.any_variant")}
          options={variants.map((variant) => ({ value: String(variant.id), label: variant.title }))}
          value={choice.variant_id === null ? null : String(choice.variant_id)}
          onChange={(id) => onChange({ variant_id: id === null ? null : Number(id) })}
        />
      ) : null}
      <DecimalField
        label={t("combos.extra")}
        decimals={2}
        symbol={symbolOf(currency)}
        value={choice.extra}
        error={errorOf("extra")}
        onChange={(extra) => onChange({ extra: extra ?? 0 })}
      />
      <CheckField
        label={t("common.preselected")}
        checked={choice.is_default}
        onChange={(isDefault) => onChange({ is_default: isDefault })}
      />
    </div>
  );
}

/** Finds an item by words of its title and adds it at the end. */
function AddChoice({ currency, onAdd }: { currency: string; onAdd: (item: ComboCandidate) => void }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed);
  const { data, isFetching } = useQuery({ ...comboPartsQuery(q), placeholderData: keepPreviousData });
  const found = data?.items ?? [];
  return (
    <Combobox
      label={t("common.add_item")}
      placeholder={t("common.search_items")}
      nothingFound={t("combos.nothing_found")}
      options={found.map((item) => ({
        value: String(item.item_id),
        label: factsText([item.title, item.category_title, formatAmount(item.price, currency)]),
      }))}
      selected={null}
      busy={isFetching}
      onSearch={setTyped}
      onChange={(option) => {
        const item = found.find(({ item_id }) => String(item_id) === option?.value);
        if (item) onAdd(item);
      }}
    />
  );
}

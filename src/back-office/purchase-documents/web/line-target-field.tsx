import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { type MatchBand, matchBand, titleMatcher } from "#back-office/purchases/domain/title-matches.ts";
import { measuredUnits } from "#inventory/inventory/domain/units.ts";
import { type InventoryItemId, toId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Combobox } from "#ui/forms/combobox.tsx";
import type { SelectOption } from "#ui/forms/match-options.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import type { PreviewLine } from "../contract/preview-dte.ts";
import classes from "./purchase-import.module.css";
import { ingredientsQuery } from "./purchase-import-api.ts";
import type { LineTarget } from "./review-line.ts";
import type { ReviewLineProps } from "./review-line-props.ts";
import { unitOption } from "./unit-option.ts";

/** How alike, in colour (back-office §9). */
const bandTones: Readonly<Record<MatchBand, Tone>> = {
  strong: "green",
  likely: "blue",
  weak: "amber",
  none: "grey",
};

/** Value of the option that makes a new ingredient. */
const NEW = "new";
/** As the server's search waits (specification, operations §9). */
const SEARCH_AFTER_MS = 300;
const TITLE_MAX = 200;

/** Which ingredient a line is: the most alike first, others by typing, or a new one with its name and unit. */
export function LineTargetField(props: ReviewLineProps) {
  const { line, review, onEdit } = props;
  const t = useT();
  const { target } = review;
  const [typed, setTyped] = useState("");
  const { found, busy } = useFound(typed);
  const newTitle = typed.trim() === "" ? line.title : typed.trim().slice(0, TITLE_MAX);
  const known = typed.trim() === "" ? suggested(line) : withMarks(found, line);
  const options: SelectOption[] = [
    ...known.map(({ id, title, unit, mark }) => ({ value: String(id), label: title, hint: unit, mark })),
    { value: NEW, label: t("purchaseImport.line.new_option", { title: newTitle }) },
  ];
  const choose = (option: SelectOption | null) => onEdit({ target: targetOf(option, known, newTitle, line) });
  return (
    <div className={classes.target}>
      <Combobox
        label={t("purchaseImport.line.item")}
        placeholder={t("purchaseImport.line.choose")}
        options={options}
        selected={target && selectedOption(target)}
        onSearch={setTyped}
        busy={busy}
        onChange={choose}
      />
      <Likeness {...props} />
      {target?.kind === "new" ? (
        <NewIngredient target={target} onChange={(next) => onEdit({ target: next })} />
      ) : null}
    </div>
  );
}

interface KnownOption {
  readonly id: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  readonly mark: SelectOption["mark"];
}

/** What was found by typing, each with how like the description it is. */
function withMarks(
  found: readonly Omit<KnownOption, "mark">[],
  { originalTitle }: PreviewLine,
): KnownOption[] {
  const alike = titleMatcher(found.map(({ id, title }) => ({ key: id, title })))(originalTitle);
  const scores = new Map(alike.map(({ key, score }) => [key, score]));
  return found.map(({ id, title, unit }) => ({ id, title, unit, mark: percentMark(scores.get(id) ?? 0) }));
}

function percentMark(score: number) {
  return <StatusBadge tone={bandTones[matchBand(score)]} label={`${Math.round(score * 100)} %`} />;
}

function suggested({ suggestions }: PreviewLine): KnownOption[] {
  return suggestions.map(({ inventoryItemId, title, unit, score }) => ({
    id: inventoryItemId,
    title,
    unit,
    mark: percentMark(score),
  }));
}

/** What the server finds for the text, some moments after it was typed. */
function useFound(typed: string) {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useQuery(ingredientsQuery(asked));
  const found = useDeferredValue(data ?? []);
  return {
    found: typed.trim() === "" ? [] : found,
    busy: typed.trim() !== "" && (isFetching || asked !== typed.trim()),
  };
}

function targetOf(
  option: SelectOption | null,
  known: readonly KnownOption[],
  newTitle: string,
  line: PreviewLine,
): LineTarget | null {
  if (option === null) return null;
  if (option.value === NEW) return { kind: "new", title: newTitle, unit: line.newUnit };
  const id = toId<"InventoryItem">(Number(option.value));
  const item = known.find((each) => each.id === id);
  return item ? { kind: "item", id, title: item.title, unit: item.unit } : null;
}

const selectedOption = (target: LineTarget): SelectOption => ({
  value: target.kind === "new" ? NEW : String(target.id),
  label: target.title,
});

/** How sure the link is: from last time, by so many percent, or said by somebody. */
function Likeness({ line, review: { target } }: ReviewLineProps) {
  const t = useT();
  if (target === null) return null;
  if (target.kind === "new")
    return <StatusBadge look="plain" tone="blue" label={t("purchaseImport.line.new")} />;
  if (line.isRemembered && target.id === line.inventoryItemId)
    return <StatusBadge look="plain" tone="green" label={t("purchaseImport.line.remembered")} />;
  const alike = line.suggestions.find(({ inventoryItemId }) => inventoryItemId === target.id);
  return alike ? (
    <StatusBadge
      look="plain"
      tone={bandTones[alike.band]}
      label={t("purchaseImport.line.alike", { percent: alike.percent })}
    />
  ) : (
    <StatusBadge look="plain" tone="grey" label={t("purchaseImport.line.not_alike")} />
  );
}

interface NewIngredientProps {
  target: Extract<LineTarget, { kind: "new" }>;
  onChange: (target: LineTarget) => void;
}

/** What a new ingredient is called and kept in. */
function NewIngredient({ target, onChange }: NewIngredientProps) {
  const t = useT();
  return (
    <div className={classes.newItem}>
      <TextField
        label={t("purchaseImport.line.new_title")}
        value={target.title}
        maxLength={TITLE_MAX}
        onChange={(event) => onChange({ ...target, title: event.currentTarget.value })}
      />
      <SelectField
        label={t("purchaseImport.line.new_unit")}
        searchable={false}
        options={measuredUnits.map((unit) => unitOption(unit, t))}
        value={target.unit}
        onChange={(unit) => onChange({ ...target, unit: unit ?? target.unit })}
      />
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { type MatchBand, matchBand, titleMatcher } from "#back-office/purchases/domain/title-matches.ts";
import { measuredUnits } from "#inventory/inventory/domain/units.ts";
import { unitText } from "#inventory/inventory/web/public.ts";
import { type InventoryItemId, toId } from "#platform/domain/ids.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Combobox } from "#ui/forms/options/combobox.tsx";
import type { SelectOption } from "#ui/forms/options/match-options.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import type { PreviewLine } from "../contract/preview-dte.ts";
import classes from "./purchase-import.module.css";
import { type DocumentPreview, ingredientsQuery } from "./purchase-import-api.ts";
import type { LineEdit, LineReview, LineTarget } from "./review-line.ts";

/** Colours of the bands of likeness (back-office §9). */
const bandTones: Readonly<Record<MatchBand, Tone>> = {
  strong: "green",
  likely: "blue",
  weak: "amber",
  none: "grey",
};

/** Value of the option that creates a new ingredient. */
const NEW = "new";
/** Milliseconds before a search, as the specification has it (operations §9). */
const SEARCH_AFTER_MS = 300;
const TITLE_MAX = 200;

/** Chooses the ingredient of a line: the most alike first, others by typing, or a new one with title and unit. */
export function LineTargetField(props: ReviewLineProps) {
  const { line, review, onEdit } = props;
  const t = useT();
  const { target } = review;
  const [typed, setTyped] = useState("");
  const { found, busy } = useFound(typed);
  const newTitle = typed.trim() === "" ? line.title : typed.trim().slice(0, TITLE_MAX);
  const known = typed.trim() === "" ? suggested(line) : withMarks(found, line);
  const options: SelectOption[] = [
    ...known.map(({ id, title, unit, mark }) => ({
      value: String(id),
      label: title,
      hint: unitText(unit),
      mark,
    })),
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

/** Marks search results with their likeness to the description. */
function withMarks(
  found: readonly Omit<KnownOption, "mark">[],
  { originalTitle }: PreviewLine,
): KnownOption[] {
  const alike = titleMatcher(found.map(({ id, title }) => ({ key: id, title })))(originalTitle);
  const scores = new Map(alike.map(({ key, score }) => [key, score]));
  return found.map(({ id, title, unit }) => ({
    id,
    title,
    unit,
    mark: <PercentMark score={scores.get(id) ?? 0} />,
  }));
}

function PercentMark({ score }: { score: number }) {
  return <StatusBadge tone={bandTones[matchBand(score)]} label={formatPercent(Math.round(score * 100))} />;
}

function suggested({ suggestions }: PreviewLine): KnownOption[] {
  return suggestions.map(({ inventoryItemId, title, unit, score }) => ({
    id: inventoryItemId,
    title,
    unit,
    mark: <PercentMark score={score} />,
  }));
}

/** Searches ingredients a moment after typing stops. */
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

/** Shows how certain the link is: from last time, a percentage, or chosen by somebody. */
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
      label={t("purchaseImport.line.alike", { percent: formatPercent(alike.percent) })}
    />
  ) : (
    <StatusBadge look="plain" tone="grey" label={t("purchaseImport.line.not_alike")} />
  );
}

interface NewIngredientProps {
  target: Extract<LineTarget, { kind: "new" }>;
  onChange: (target: LineTarget) => void;
}

/** Asks for the title and unit of a new ingredient. */
function NewIngredient({ target, onChange }: NewIngredientProps) {
  const t = useT();
  return (
    <div className={classes.newItem}>
      <TextField
        label={t("common.name")}
        value={target.title}
        maxLength={TITLE_MAX}
        onChange={(event) => onChange({ ...target, title: event.currentTarget.value })}
      />
      <SelectField
        label={t("common.stock_unit")}
        searchable={false}
        options={measuredUnits.map((unit) => unitOption(unit, t))}
        value={target.unit}
        onChange={(unit) => onChange({ ...target, unit: unit ?? target.unit })}
      />
    </div>
  );
}

export interface ReviewLineProps {
  line: PreviewLine;
  review: LineReview;
  edit: LineEdit;
  document: DocumentPreview["document"];
  /** True when none of the goods can go into or out of stock. */
  isLocked?: boolean | undefined;
  onEdit: (edit: LineEdit) => void;
}

/** Makes an option of a unit: as stock shows it, with its name if it has one. */
export function unitOption(unit: string, t: Translate): SelectOption {
  const known = measuredUnits.find((each) => each === unit);
  return { value: unit, label: unitText(unit), hint: known && t(`inventory.units.${known}`) };
}

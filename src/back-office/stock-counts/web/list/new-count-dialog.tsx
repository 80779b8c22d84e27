import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { z } from "zod";
import { unitText } from "#inventory/inventory/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { unturnedText } from "#platform/domain/text/visible-text.ts";
import { formatCount, formatDate } from "#platform/web/format.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useAfterPause } from "#platform/web/forms/use-after-pause.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { MultiSelect } from "#ui/forms/options/multi-select.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { readCountChoices } from "../../contract/stock-counts.ts";
import { newStockCount } from "../../contract/stock-counts.ts";
import { MAX_CHOICES, MAX_COUNTED_ITEMS, stockCountSelections } from "../../domain/stock-count.ts";
import { choicesQuery, useStartCount } from "../stock-counts-api.ts";

type Choices = ResponseOf<typeof readCountChoices>;
type NewForm = FormOf<typeof newStockCount>;

/** Starts a count: asks for its scope and whether the sheet shows expected quantities, and opens it. */
export function NewCountDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const starting = useStartCount();
  const today = formatDate(useNow());
  return (
    <FormDialog
      title={t("stockCounts.new.title")}
      submitLabel={t("stockCounts.new.save")}
      schema={newStockCount}
      initialValues={{
        title: unturnedText(t("stockCounts.new.name_of", { day: today })),
        selection: "all",
        group_title: "",
        item_ids: [],
        is_blind: false,
        note: "",
      }}
      missing={(values) => missingText(values, t)}
      save={async (body, id) => {
        const started = await starting.mutateAsync({ body: { ...body, uuid: id }, id });
        void navigate({
          to: "/dashboard/inventory/counts/$countId",
          params: { countId: String(started.id) },
        });
        return started;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            label={t("common.name")}
            required
            maxLength={80}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("title")}
          />
          <CountedGroup form={form} />
          <CheckField
            label={t("stockCounts.new.blind")}
            description={t("stockCounts.new.blind_hint")}
            checked={form.getValues().is_blind}
            onChange={(isBlind) => form.setFieldValue("is_blind", isBlind)}
          />
          <TextField
            label={t("common.note")}
            maxLength={200}
            autoComplete="off"
            {...form.getInputProps("note")}
          />
        </>
      )}
    </FormDialog>
  );
}

function CountedGroup({ form }: { form: NewForm }) {
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState("");
  const [picked, setPicked] = useState<Choices["items"]>([]);
  useAfterPause(words.trim(), setAsked);
  const choices = useQuery(choicesQuery(asked));
  if (choices.data)
    return (
      <Selection form={form} choices={choices.data} picked={picked} onPick={setPicked} onSearch={setWords} />
    );
  return <QueryPending query={choices} count={3} rowHeight={44} />;
}

/** Names the choice that is still missing; null when none is. */
function missingText(
  { selection, group_title, item_ids }: z.input<typeof newStockCount>,
  t: Translate,
): string | null {
  if (selection === "group" && !group_title) return t("stockCounts.new.group_missing");
  return selection === "items" && item_ids.length === 0 ? t("stockCounts.new.items_missing") : null;
}

interface SelectionProps {
  form: NewForm;
  choices: Choices;
  /** The chosen ingredients, whatever the current search finds. */
  picked: Choices["items"];
  onPick: (picked: Choices["items"]) => void;
  /** Called with the typed search words. */
  onSearch: (words: string) => void;
}

function Selection(props: SelectionProps) {
  const { form, choices } = props;
  const t = useT();
  const { selection, group_title } = form.getValues();
  const { all, groups } = choices;
  const part = selection === "all" ? all : groups.find(({ title }) => title === group_title);
  return (
    <>
      <ChoiceList
        label={t("stockCounts.new.selection")}
        mode="single"
        choices={stockCountSelections.map((value) => ({
          value,
          label: t(`stockCounts.new.selections.${value}`),
          aside: value === "all" ? formatCount(all.free) : undefined,
          disabled: value === "group" && groups.length === 0,
        }))}
        value={[selection]}
        onChange={([value]) =>
          form.setFieldValue("selection", stockCountSelections.find((one) => one === value) ?? "all")
        }
      />
      {selection === "group" ? (
        <SelectField
          label={t("common.group")}
          required
          options={groups.map(({ title, free }) => ({
            value: title,
            label: title,
            hint: t("stockCounts.new.items_in", { count: free }),
          }))}
          value={group_title || null}
          onChange={(value) => form.setFieldValue("group_title", value ?? "")}
          error={form.errors.group_title as string | undefined}
        />
      ) : null}
      {selection === "items" ? <Picked {...props} /> : <LeftOutNotice part={part} />}
    </>
  );
}

/** Shows the chosen ingredients and offers those found. */
function Picked({ form, choices: { all, items }, picked, onPick, onSearch }: SelectionProps) {
  const t = useT();
  const { item_ids } = form.getValues();
  const options = [...picked, ...items.filter(({ id }) => !picked.some((one) => one.id === id))];
  return (
    <MultiSelect
      label={t("common.ingredients")}
      description={
        all.items > MAX_CHOICES ? t("stockCounts.new.items_hint", { count: all.items }) : undefined
      }
      required
      allOption={t("stockCounts.new.nothing_chosen")}
      options={options.map(({ id, title, unit, counted_in }) => ({
        value: String(id),
        label: title,
        hint: counted_in === null ? unitText(unit) : t("stockCounts.new.counted_in", { number: counted_in }),
        disabled: counted_in !== null,
      }))}
      value={item_ids.map(String)}
      onSearch={onSearch}
      onChange={(ids) => {
        onPick(options.filter(({ id }) => ids.includes(String(id))));
        form.setFieldValue("item_ids", ids.map(Number));
      }}
      error={form.errors.item_ids as string | undefined}
    />
  );
}

/** Says how many ingredients of the scope are in other counts, and when there are too many. */
function LeftOutNotice({ part }: { part: Choices["all"] | undefined }) {
  const t = useT();
  if (part === undefined) return null;
  if (part.free > MAX_COUNTED_ITEMS)
    return <p>{t("stockCounts.new.too_many", { most: formatCount(MAX_COUNTED_ITEMS) })}</p>;
  const busy = part.items - part.free;
  return busy === 0 ? null : <p>{t("stockCounts.new.elsewhere", { count: busy })}</p>;
}

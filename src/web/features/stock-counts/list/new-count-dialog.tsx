import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { z } from "zod";
import type { readCountChoices } from "../../../../contract/inventory/stock-counts.ts";
import { newStockCount } from "../../../../contract/inventory/stock-counts.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import { MOST_COUNTED_ITEMS, stockCountSelections } from "../../../../domain/stock-counts/stock-count.ts";
import { FailureState } from "../../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../../ui/feedback/list-skeleton.tsx";
import { Button } from "../../../../ui/forms/button.tsx";
import { CheckField } from "../../../../ui/forms/check-field.tsx";
import { ChoiceList } from "../../../../ui/forms/choice-list.tsx";
import { MultiSelect } from "../../../../ui/forms/multi-select.tsx";
import { SelectField } from "../../../../ui/forms/select-field.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { formatCount, formatDate } from "../../../platform/format.ts";
import { FormDialog, type FormOf } from "../../../platform/forms/form-dialog.tsx";
import type { Translate } from "../../../platform/i18n.ts";
import { useNow } from "../../../platform/server-clock.ts";
import { errorText } from "../../../platform/show-error.ts";
import { useT } from "../../../platform/use-t.ts";
import { choicesQuery, useStartCount } from "../stock-counts-api.ts";

type Choice = ResponseOf<typeof readCountChoices>["items"][number];
type NewForm = FormOf<typeof newStockCount>;

/** A new count: what is counted, and whether the sheet says what should be there. It opens when it is made. */
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
        title: t("stockCounts.new.name_of", { day: today }),
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
            label={t("stockCounts.new.name")}
            required
            maxLength={80}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("title")}
          />
          <WhatIsCounted form={form} />
          <CheckField
            label={t("stockCounts.new.blind")}
            description={t("stockCounts.new.blind_hint")}
            checked={form.getValues().is_blind}
            onChange={(isBlind) => form.setFieldValue("is_blind", isBlind)}
          />
          <TextField
            label={t("stockCounts.new.note")}
            maxLength={200}
            autoComplete="off"
            {...form.getInputProps("note")}
          />
        </>
      )}
    </FormDialog>
  );
}

function WhatIsCounted({ form }: { form: NewForm }) {
  const t = useT();
  const choices = useQuery(choicesQuery);
  if (choices.data) return <Selection form={form} choices={choices.data} />;
  if (!choices.error) return <ListSkeleton label={t("ui.loading")} count={3} rowHeight={44} />;
  return (
    <FailureState
      reason={errorText(choices.error)}
      onRetry={() => void choices.refetch()}
      busy={choices.isFetching}
    />
  );
}

/** What has to be chosen before counting can begin; null when nothing has. */
function missingText(
  { selection, group_title, item_ids }: z.input<typeof newStockCount>,
  t: Translate,
): string | null {
  if (selection === "group" && !group_title) return t("stockCounts.new.group_missing");
  return selection === "items" && item_ids.length === 0 ? t("stockCounts.new.items_missing") : null;
}

function Selection({ form, choices }: { form: NewForm; choices: readonly Choice[] }) {
  const t = useT();
  const { selection, item_ids, group_title } = form.getValues();
  const groups = [...Map.groupBy(choices, (choice) => choice.group_title ?? "")].filter(([name]) => name);
  return (
    <>
      <ChoiceList
        label={t("stockCounts.new.selection")}
        mode="single"
        choices={stockCountSelections.map((value) => ({
          value,
          label: t(`stockCounts.new.selections.${value}`),
          aside: value === "all" ? formatCount(choices.length) : undefined,
          disabled: value === "group" && groups.length === 0,
        }))}
        value={[selection]}
        onChange={([value]) =>
          form.setFieldValue("selection", stockCountSelections.find((one) => one === value) ?? "all")
        }
      />
      {selection === "all" ? <WhyNotAll form={form} choices={choices} /> : null}
      {selection === "group" ? (
        <SelectField
          label={t("stockCounts.new.group")}
          required
          options={groups.map(([name, items]) => ({
            value: name,
            label: name,
            hint: items.some(({ counted_in }) => counted_in !== null)
              ? t("stockCounts.new.group_counted")
              : t("stockCounts.new.items_in", { count: items.length }),
          }))}
          value={group_title || null}
          onChange={(value) => form.setFieldValue("group_title", value ?? "")}
          error={form.errors.group_title as string | undefined}
        />
      ) : null}
      {selection === "items" ? (
        <MultiSelect
          label={t("stockCounts.new.items")}
          required
          allOption={t("stockCounts.new.nothing_chosen")}
          options={choices.map(({ id, title, unit, counted_in }) => ({
            value: String(id),
            label: title,
            hint: counted_in === null ? unit : t("stockCounts.new.counted_in", { number: counted_in }),
            disabled: counted_in !== null,
          }))}
          value={item_ids.map(String)}
          onChange={(ids) => form.setFieldValue("item_ids", ids.map(Number))}
          error={form.errors.item_ids as string | undefined}
        />
      ) : null}
    </>
  );
}

/** Why one count of everything would be refused, and the way out: all that is in no other. */
function WhyNotAll({ form, choices }: { form: NewForm; choices: readonly Choice[] }) {
  const t = useT();
  const free = choices.filter(({ counted_in }) => counted_in === null);
  const busy = choices.length - free.length;
  if (free.length > MOST_COUNTED_ITEMS)
    return <p>{t("stockCounts.new.too_many", { most: formatCount(MOST_COUNTED_ITEMS) })}</p>;
  if (busy === 0 || free.length === 0) return null;
  const takeRest = () => {
    form.setFieldValue(
      "item_ids",
      free.map(({ id }) => id),
    );
    form.setFieldValue("selection", "items");
  };
  return (
    <>
      <p>{t("stockCounts.new.some_counted", { count: busy })}</p>
      <Button variant="default" onClick={takeRest}>
        {t("stockCounts.new.rest", { count: free.length })}
      </Button>
    </>
  );
}

import { IconPencil } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId, MenuItemId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { WeekHoursField } from "#ui/dates/week-hours-field.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import {
  readCategoryHours,
  type readItemHours as readDefinition,
  readItemHours,
  setCategoryHours,
  setItemHours,
  setItemHours as setItemHoursRoute,
} from "../contract/price-rules.ts";
import { breakfast, hoursOrAlways, hoursWords } from "./hours-words.ts";
import { priceRulesQuery } from "./price-rules-api.ts";

export type OfferedThing = { readonly categoryId: CategoryId } | { readonly itemId: MenuItemId };

interface HoursDialogProps {
  title: string;
  thing: OfferedThing;
  onClose: () => void;
}

/** Edits the offer hours of a category or an item. */
export function HoursDialog({ title, thing, onClose }: HoursDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(hoursQuery(thing));
  const said = t("priceRules.offered.dialog", { title });
  if (!data)
    return (
      <AppDialog opened size="small" title={said} onClose={onClose}>
        <QueryPending
          query={{ error, refetch }}
          fallback="priceRules.load_failed"
          label={said}
          count={1}
          rowHeight={240}
        />
      </AppDialog>
    );
  return (
    <FormDialog
      title={said}
      submitLabel={t("common.save")}
      schema={setItemHoursRoute.body}
      initialValues={valuesOf(data)}
      meanwhile={{
        reload: async () => valuesOf(await client.fetchQuery(hoursQuery(thing))),
        fields: {
          hours: { label: t("priceRules.offered.title"), text: (hours) => hoursOrAlways(hours, t) },
        },
      }}
      save={async (body, idempotencyKey) => {
        const saved =
          "categoryId" in thing
            ? await call(setCategoryHours, { params: thing, body, idempotencyKey })
            : await call(setItemHours, { params: thing, body, idempotencyKey });
        await client.invalidateQueries({ queryKey: priceRulesQuery.queryKey });
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <WeekHoursField
          words={hoursWords(t)}
          value={form.values.hours}
          newHours={breakfast}
          errorOf={(path) => String(form.errors[`hours.${path}`] ?? "") || null}
          onChange={(hours) => form.setFieldValue("hours", hours)}
        />
      )}
    </FormDialog>
  );
}

const valuesOf = ({ hours, version }: ResponseOf<typeof readDefinition>) => ({ hours, version });

/** The hours of one thing; never cached, so that the dialog begins with what is saved. */
const hoursQuery = (thing: OfferedThing) => ({
  queryKey: [...priceRulesQuery.queryKey, "hours", thing],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    "categoryId" in thing
      ? call(readCategoryHours, { params: thing, signal })
      : call(readItemHours, { params: thing, signal }),
  gcTime: 0,
  staleTime: 0,
});

/** Offer hours on the page of a category or an item. */
export function OfferHoursSection({ title, thing }: { title: string; thing: OfferedThing }) {
  const t = useT();
  const { data, error } = useQuery(hoursQuery(thing));
  const [opened, setOpened] = useState(false);
  return (
    <Section
      title={t("priceRules.offered.title")}
      description={
        data ? hoursOrAlways(data.hours, t) : error ? failureText(error, "priceRules.load_failed") : ""
      }
      action={
        <Button
          variant="default"
          icon={<IconPencil size={20} aria-hidden="true" />}
          aria-label={t("priceRules.offered.change", { title })}
          onClick={() => setOpened(true)}
        >
          {t("common.edit")}
        </Button>
      }
    >
      {opened ? <HoursDialog title={title} thing={thing} onClose={() => setOpened(false)} /> : null}
    </Section>
  );
}

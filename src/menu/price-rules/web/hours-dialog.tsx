import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId, MenuItemId } from "#platform/domain/ids.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { WeekHoursField } from "#ui/dates/week-hours-field.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { setItemHours as definition, type readItemHours as readDefinition } from "../contract/price-rules.ts";
import { breakfast, hoursOrAlways, hoursWords } from "./hours-words.ts";
import {
  priceRulesQuery,
  readCategoryHours,
  readItemHours,
  setCategoryHours,
  setItemHours,
} from "./price-rules-api.ts";

/** A category or an item of the menu. */
export type OfferedThing = { readonly categoryId: CategoryId } | { readonly itemId: MenuItemId };

export interface HoursDialogProps {
  title: string;
  thing: OfferedThing;
  onClose: () => void;
}

/** When a category or an item is offered. */
export function HoursDialog({ title, thing, onClose }: HoursDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(hoursQuery(thing));
  const said = t("priceRules.offered.dialog", { title });
  if (!data)
    return (
      <AppDialog opened size="small" title={said} onClose={onClose}>
        {error ? (
          <FailureState
            reason={failureText(error, "priceRules.load_failed")}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton label={said} count={1} rowHeight={240} />
        )}
      </AppDialog>
    );
  return (
    <FormDialog
      title={said}
      submitLabel={t("priceRules.rule.save")}
      schema={definition.body}
      initialValues={valuesOf(data)}
      meanwhile={{
        readAnew: async () => valuesOf(await client.fetchQuery(hoursQuery(thing))),
        fields: {
          hours: { label: t("priceRules.offered.section"), text: (hours) => hoursOrAlways(hours, t) },
        },
      }}
      save={async (body, idempotencyKey) => {
        const saved =
          "categoryId" in thing
            ? await setCategoryHours({ params: thing, body, idempotencyKey })
            : await setItemHours({ params: thing, body, idempotencyKey });
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

/** The hours of one thing; never kept, so that the dialog begins with what is saved. */
export const hoursQuery = (thing: OfferedThing) => ({
  queryKey: [...priceRulesQuery.queryKey, "hours", thing],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    "categoryId" in thing
      ? readCategoryHours({ params: thing, signal })
      : readItemHours({ params: thing, signal }),
  gcTime: 0,
  staleTime: 0,
});

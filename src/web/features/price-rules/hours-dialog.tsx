import { useQuery, useQueryClient } from "@tanstack/react-query";
import { setItemHours as definition } from "../../../contract/price-rules.ts";
import type { CategoryId, MenuItemId } from "../../../domain/ids.ts";
import { WeekHoursField } from "../../../ui/dates/week-hours-field.tsx";
import { FormDialog } from "../../platform/forms/form-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import { hoursWords, newHours } from "./hours-words.ts";
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
  const { data } = useQuery(hoursQuery(thing));
  if (!data) return null;
  return (
    <FormDialog
      title={t("priceRules.offered.dialog", { title })}
      submitLabel={t("priceRules.rule.save")}
      schema={definition.body}
      initialValues={{ hours: data.hours, version: data.version }}
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
          newHours={newHours}
          onChange={(hours) => form.setFieldValue("hours", hours)}
        />
      )}
    </FormDialog>
  );
}

/** The hours of one thing; never kept, so that the dialog begins with what is saved. */
export const hoursQuery = (thing: OfferedThing) => ({
  queryKey: [...priceRulesQuery.queryKey, "hours", thing],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    "categoryId" in thing
      ? readCategoryHours({ params: thing, signal })
      : readItemHours({ params: thing, signal }),
  gcTime: 0,
});

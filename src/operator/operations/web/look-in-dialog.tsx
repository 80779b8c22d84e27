import { LOOK_IN_PATH } from "#platform/contract/realm.ts";
import { screens } from "#platform/domain/access/screens.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { rememberOrigin } from "#platform/web/session/look-in-origin.ts";
import { useT } from "#platform/web/use-t.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { beginLookIn } from "../contract/look-ins.ts";
import { LOOK_IN_MINUTES, REASON_MOST } from "../domain/look-in.ts";
import classes from "./operations.module.css";
import { startLookIn } from "./operations-api.ts";

export interface LookInDialogProps {
  tenant: { readonly id: TenantId; readonly name: string };
  onClose: () => void;
}

/** Asks for the reason and the time, and leads to the restaurant's screens. */
export function LookInDialog({ tenant, onClose }: LookInDialogProps) {
  const t = useT();
  return (
    <FormDialog
      title={t("operations.look.title", { tenant: tenant.name })}
      submitLabel={t("operations.look.submit", { tenant: tenant.name })}
      schema={beginLookIn.body}
      size="medium"
      initialValues={{ tenant_id: tenant.id, reason: "", minutes: LOOK_IN_MINUTES[0] as 15 | 30 | 60 }}
      save={async (body, idempotencyKey) => {
        const { id } = await startLookIn({ body, idempotencyKey });
        rememberOrigin(id, window.location.pathname + window.location.search);
        // Another door, with what it keeps: the page begins anew.
        window.location.assign(`${LOOK_IN_PATH}/${id}${screens.home.path}`);
        // Closing, the dialog would step back in the history and stop what is on its way.
        return new Promise<never>(() => undefined);
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className={classes.hint}>{t("operations.look.explain")}</p>
          <TextAreaField
            label={t("operations.look.reason")}
            description={t("operations.look.reason_hint")}
            required
            data-autofocus
            maxLength={REASON_MOST}
            {...form.getInputProps("reason")}
            value={form.getValues().reason}
          />
          <SegmentedFilter
            label={t("operations.look.minutes")}
            layout="fill"
            options={LOOK_IN_MINUTES.map((minutes) => ({
              value: String(minutes),
              label: t("operations.look.minutes_value", { minutes }),
            }))}
            value={String(form.getValues().minutes)}
            onChange={(minutes) => form.setFieldValue("minutes", Number(minutes) as 15 | 30 | 60)}
          />
        </>
      )}
    </FormDialog>
  );
}

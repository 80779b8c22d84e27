import { SUPPORT_VISIT_PATH } from "#platform/contract/realm.ts";
import { screens } from "#platform/domain/access/screens.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { rememberVisitOrigin } from "#platform/web/session/support-visit-origin.ts";
import { useT } from "#platform/web/use-t.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { beginSupportVisit } from "../contract/support-visits.ts";
import { REASON_MOST, SUPPORT_VISIT_MINUTES } from "../domain/support-visit.ts";

export interface SupportVisitDialogProps {
  tenant: { readonly id: TenantId; readonly name: string };
  onClose: () => void;
}

/** Asks for the reason and the time, and leads to the restaurant's screens. */
export function SupportVisitDialog({ tenant, onClose }: SupportVisitDialogProps) {
  const t = useT();
  return (
    <FormDialog
      title={t("operations.look.title", { tenant: tenant.name })}
      submitLabel={t("operations.look.submit", { tenant: tenant.name })}
      schema={beginSupportVisit.body}
      size="medium"
      initialValues={{ tenant_id: tenant.id, reason: "", minutes: SUPPORT_VISIT_MINUTES[0] as 15 | 30 | 60 }}
      save={async (body, idempotencyKey) => {
        const { id } = await call(beginSupportVisit, { body, idempotencyKey });
        rememberVisitOrigin(id, window.location.pathname + window.location.search);
        // The visit has a session of its own: the page is loaded again.
        window.location.assign(`${SUPPORT_VISIT_PATH}/${id}${screens.home.path}`);
        // A dialog that closes would step back in the history and stop the navigation.
        return new Promise<never>(() => undefined);
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Muted>{t("operations.look.explain")}</Muted>
          <TextAreaField
            label={t("common.reason")}
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
            options={SUPPORT_VISIT_MINUTES.map((minutes) => ({
              value: String(minutes),
              label: formatLength(minutes, "minute"),
            }))}
            value={String(form.getValues().minutes)}
            onChange={(minutes) => form.setFieldValue("minutes", Number(minutes) as 15 | 30 | 60)}
          />
        </>
      )}
    </FormDialog>
  );
}

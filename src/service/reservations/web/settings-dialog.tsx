import { useQuery } from "@tanstack/react-query";
import {
  type readReservationSettings,
  setReservationSettings,
} from "#core/settings/contract/reservation-settings.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { WholeField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { settingsQuery, useSetSettings } from "./reservations-api.ts";

const settingsSchema = withBlank(setReservationSettings.body, "durationMinutes", "warningMinutes");

type Settings = ResponseOf<typeof readReservationSettings>;

/** Sets how long tables are reserved, when tills warn, and what guests are mailed. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const settings = useQuery({ ...settingsQuery, staleTime: 0 });
  if (settings.data && settings.isFetchedAfterMount)
    return <SettingsForm settings={settings.data} onClose={onClose} />;
  return (
    <AppDialog opened size="small" title={t("reservations.settings.title")} onClose={onClose}>
      {settings.isError ? (
        <FailureState
          reason={errorText(settings.error)}
          onRetry={() => void settings.refetch()}
          busy={settings.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={4} />
      )}
    </AppDialog>
  );
}

function SettingsForm({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = useT();
  const setting = useSetSettings();
  const yesOrNo = (isOn: boolean) => t(isOn ? "reservations.settings.on" : "reservations.settings.off");
  const fields = {
    durationMinutes: t("reservations.settings.duration"),
    warningMinutes: t("reservations.settings.warning"),
    isMailEnabled: { label: t("reservations.settings.mail"), text: yesOrNo },
    isOnlineCancelEnabled: { label: t("reservations.settings.online_cancel"), text: yesOrNo },
  };
  return (
    <FormDialog
      title={t("reservations.settings.title")}
      submitLabel={t("reservations.settings.save")}
      schema={settingsSchema}
      initialValues={settings}
      meanwhile={{ reload: useReload(settingsQuery, (saved) => saved), fields }}
      save={(body, id) => setting.mutateAsync({ body, id })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <WholeField
            label={fields.durationMinutes}
            description={t("reservations.settings.duration_hint")}
            required
            {...form.getInputProps("durationMinutes")}
          />
          <WholeField
            label={fields.warningMinutes}
            description={t("reservations.settings.warning_hint")}
            required
            {...form.getInputProps("warningMinutes")}
          />
          <CheckField
            look="switch"
            label={fields.isMailEnabled.label}
            description={t("reservations.settings.mail_hint")}
            checked={form.getValues().isMailEnabled}
            onChange={(checked) => form.setFieldValue("isMailEnabled", checked)}
          />
          <CheckField
            look="switch"
            label={fields.isOnlineCancelEnabled.label}
            description={t("reservations.settings.online_cancel_hint")}
            checked={form.getValues().isOnlineCancelEnabled}
            onChange={(checked) => form.setFieldValue("isOnlineCancelEnabled", checked)}
          />
        </>
      )}
    </FormDialog>
  );
}

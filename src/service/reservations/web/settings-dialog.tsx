import { useQuery } from "@tanstack/react-query";
import {
  type readReservationSettings,
  reservationSettings,
} from "#core/settings/contract/reservation-settings.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import {
  SettingFields,
  settingFieldWords,
  settingFormValues,
  settingSchema,
} from "#platform/web/forms/setting-fields.tsx";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { settingsQuery, useSetSettings } from "./reservations-api.ts";

const schema = settingSchema(reservationSettings);

type Settings = ResponseOf<typeof readReservationSettings>;

/** Sets how long tables are reserved, when tills warn, and what guests are mailed. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const settings = useQuery({ ...settingsQuery, staleTime: 0 });
  if (settings.data && settings.isFetchedAfterMount)
    return <SettingsForm settings={settings.data} onClose={onClose} />;
  return (
    <AppDialog opened size="small" title={t("reservations.settings.title")} onClose={onClose}>
      <QueryPending query={settings} count={4} />
    </AppDialog>
  );
}

function SettingsForm({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = useT();
  const setting = useSetSettings();
  return (
    <FormDialog
      title={t("reservations.settings.title")}
      submitLabel={t("reservations.settings.save")}
      schema={schema}
      initialValues={valuesOf(settings)}
      meanwhile={{
        reload: useReload(settingsQuery, valuesOf),
        fields: settingFieldWords(reservationSettings, t),
      }}
      save={(body, id) => setting.mutateAsync({ body, id })}
      onClose={onClose}
    >
      {(form) => <SettingFields group={reservationSettings} form={form} />}
    </FormDialog>
  );
}

const valuesOf = (settings: Settings) => settingFormValues(reservationSettings, settings);

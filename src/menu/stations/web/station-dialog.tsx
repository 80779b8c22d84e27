import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { WholeField } from "#platform/web/forms/whole-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import type { Station } from "../contract/stations.ts";
import { addStation } from "../contract/stations.ts";
import { LATE_AFTER_MINUTES } from "../domain/station-limits.ts";
import { createStation, saveStation, stationsQuery } from "./station-api.ts";

/** Minutes that a finished dish waits at a station made here, unless told otherwise. */
const PICKUP_MINUTES = 5;

export interface StationDialogProps {
  station: Station | "new";
  onClose: () => void;
}

/** Name and limits of a station, new or known. */
export function StationDialog({ station, onClose }: StationDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const known = station === "new" ? null : station;
  return (
    <FormDialog
      schema={addStation.body}
      initialValues={{
        title: known?.title ?? "",
        late_minutes: known?.late_minutes ?? LATE_AFTER_MINUTES,
        warn_minutes: known?.warn_minutes ?? null,
        pickup_minutes: known?.pickup_minutes ?? PICKUP_MINUTES,
      }}
      size="medium"
      title={known ? t("stations.edit_title", { station: known.title }) : t("stations.add_title")}
      submitLabel={t("stations.save")}
      save={async (body, idempotencyKey) => {
        const saved = known
          ? await saveStation({ params: { stationId: known.id }, body, idempotencyKey })
          : await createStation({ body, idempotencyKey });
        await client.invalidateQueries({ queryKey: stationsQuery.queryKey });
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label={t("stations.name")} required data-autofocus {...form.getInputProps("title")} />
          <WholeField label={t("stations.late_minutes")} required {...form.getInputProps("late_minutes")} />
          <WholeField
            label={t("stations.warn_minutes")}
            description={t("stations.warn_hint")}
            {...form.getInputProps("warn_minutes")}
          />
          <WholeField
            label={t("stations.pickup_minutes")}
            description={t("stations.pickup_hint")}
            required
            {...form.getInputProps("pickup_minutes")}
          />
        </>
      )}
    </FormDialog>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import type { Station } from "../../../contract/kitchen.ts";
import { addStation } from "../../../contract/stations.ts";
import { LATE_AFTER_MINUTES } from "../../../domain/kitchen/card-state.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useContractForm } from "../../platform/forms/contract-form.ts";
import { FormFailure } from "../../platform/forms/form-failure.tsx";
import { WholeField } from "../../platform/forms/whole-field.tsx";
import { useT } from "../../platform/use-t.ts";
import { createStation, saveStation, stationsQuery } from "./station-api.ts";
import classes from "./stations.module.css";

/** Minutes that a finished dish waits at a station made here, unless told otherwise. */
const PICKUP_MINUTES = 5;
const FORM_ID = "station-form";

export interface StationDialogProps {
  station: Station | "new";
  onClose: () => void;
}

/** Name and limits of a station, new or known. */
export function StationDialog({ station, onClose }: StationDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const known = station === "new" ? null : station;
  const { form, submit, busy, failure } = useContractForm({
    schema: addStation.body,
    initialValues: {
      title: known?.title ?? "",
      late_minutes: known?.late_minutes ?? LATE_AFTER_MINUTES,
      warn_minutes: known?.warn_minutes ?? null,
      pickup_minutes: known?.pickup_minutes ?? PICKUP_MINUTES,
    },
    save: async (body, idempotencyKey) => {
      const { message } = known
        ? await saveStation({ params: { stationId: known.id }, body, idempotencyKey })
        : await createStation({ body, idempotencyKey });
      await client.invalidateQueries({ queryKey: stationsQuery.queryKey });
      toastSuccess(message);
      onClose();
    },
  });
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={known ? t("stations.edit_title", { station: known.title }) : t("stations.add_title")}
      closeOnClickOutside={false}
      footer={
        <SubmitButton busy={busy} form={FORM_ID} size="lg" fullWidth>
          {t("stations.save")}
        </SubmitButton>
      }
    >
      <form id={FORM_ID} className={classes.form} onSubmit={submit} noValidate>
        <FormFailure message={failure} />
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
      </form>
    </AppDialog>
  );
}

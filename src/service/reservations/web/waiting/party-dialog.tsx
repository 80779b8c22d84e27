import { useQuery } from "@tanstack/react-query";
import { PHONE_MAX } from "#platform/domain/identity/contact.ts";
import { WholeField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { updateWaitingParty, type WaitingParty } from "../../contract/waiting-list.ts";
import { MAX_PEOPLE } from "../../domain/reservation.ts";
import { PeopleField } from "../form/booking-fields.tsx";
import { estimateQuery, useSaveParty, waitingQuery } from "./waiting-api.ts";

type PartyForm = FormOf<typeof updateWaitingParty.body>;

const newParty = { name: "", phone: "", peopleCount: 2, notes: "", quotedMinutes: null };

/** Adds or edits a party without a reservation. */
export function PartyDialog({ party, onClose }: { party: WaitingParty | null; onClose: () => void }) {
  const t = useT();
  const saving = useSaveParty(party);
  return (
    <FormDialog
      title={party ? t("common.edit_name", { name: party.name }) : t("reservations.waiting.add")}
      submitLabel={t(party ? "common.save" : "reservations.waiting.add")}
      schema={updateWaitingParty.body}
      initialValues={party ? valuesOf(party) : newParty}
      meanwhile={{
        reload: useReload(waitingQuery, ({ waiting }) => valuesOf(found(waiting, party?.id))),
        fields: {
          name: t("common.name"),
          phone: t("common.phone"),
          peopleCount: t("common.people"),
          notes: t("common.notes"),
          quotedMinutes: t("reservations.waiting.quoted_label"),
        },
      }}
      save={(body, id) => saving.mutateAsync({ body, id })}
      onClose={onClose}
    >
      {(form) => <PartyFields form={form} />}
    </FormDialog>
  );
}

function valuesOf({ name, phone, people_count, notes, quoted_minutes, version }: WaitingParty) {
  return {
    name,
    phone: phone ?? "",
    peopleCount: people_count,
    notes: notes ?? "",
    quotedMinutes: quoted_minutes,
    version,
  };
}

function PartyFields({ form: { getInputProps, getValues, setFieldValue, errors } }: { form: PartyForm }) {
  const t = useT();
  const { peopleCount } = getValues();
  const estimate = useQuery(estimateQuery(Math.min(MAX_PEOPLE, Math.max(1, peopleCount)))).data;
  return (
    <>
      <TextField
        label={t("common.name")}
        required
        maxLength={100}
        autoComplete="off"
        data-autofocus
        {...getInputProps("name")}
      />
      <PeopleField
        value={peopleCount}
        min={1}
        error={errors.peopleCount}
        onChange={(count) => setFieldValue("peopleCount", count)}
      />
      <TextField
        label={t("common.phone")}
        type="tel"
        maxLength={PHONE_MAX}
        autoComplete="off"
        {...getInputProps("phone")}
      />
      <WholeField
        label={t("reservations.waiting.quoted_label")}
        description={
          estimate === undefined
            ? t("reservations.waiting.estimating")
            : estimate === null
              ? t("reservations.waiting.no_table")
              : t("reservations.waiting.estimated", { count: estimate })
        }
        {...getInputProps("quotedMinutes")}
      />
      {typeof estimate === "number" ? (
        <Button variant="subtle" onClick={() => setFieldValue("quotedMinutes", estimate)}>
          {t("reservations.waiting.say", { count: estimate })}
        </Button>
      ) : null}
      <TextField label={t("common.notes")} maxLength={200} autoComplete="off" {...getInputProps("notes")} />
    </>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isNeeded } from "#platform/contract/language.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { languageName, languages } from "#platform/domain/text/languages.ts";
import { call } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { instantOf, type WallTime, wallTimeOf } from "#platform/web/forms/wall-time.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { restaurantZone } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import {
  ANNOUNCEMENT_MOST,
  type Announcement,
  addAnnouncement,
  announcementTones,
  updateAnnouncement,
} from "../contract/announcements.ts";
import { announcementText, inTodaysLanguages } from "../domain/announcement-texts.ts";
import { AudienceFields, LabelledChoice } from "./audience-fields.tsx";
import classes from "./operations.module.css";
import { announcementsListQuery } from "./operations-api.ts";

export interface AnnouncementDialogProps {
  announcement: Announcement | "new";
  onClose: () => void;
}

/** Adds or changes an announcement. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const known = announcement === "new" ? null : announcement;
  const [initialValues] = useState(() => valuesOf(known));
  return (
    <FormDialog
      title={t(known ? "operations.announcement.edit" : "operations.announcement.add")}
      submitLabel={t("operations.announcement.save")}
      schema={updateAnnouncement.body}
      size="medium"
      initialValues={initialValues}
      missing={({ tenant_ids }) =>
        tenant_ids?.length === 0 ? t("operations.announcement.chosen_none") : null
      }
      meanwhile={{
        reload: useReload(announcementsListQuery, ({ announcements }) =>
          valuesOf(found(announcements, known?.id)),
        ),
        fields: {
          texts: {
            label: t("operations.announcement.text"),
            text: (texts) => factsText(languages.map((language) => announcementText(texts, language))),
          },
          tone: {
            label: t("operations.announcement.tone"),
            text: (tone) => t(`operations.announcement.tones.${tone}`),
          },
          from_at: { label: t("operations.announcement.shown_from"), text: timeText },
          until_at: { label: t("operations.announcement.shown_until"), text: timeText },
          tenant_ids: {
            label: t("operations.announcement.audience"),
            text: (ids) => audienceText(ids, t),
          },
          standing: {
            label: t("common.subscription"),
            text: (standing) => t(`operations.announcement.standings.${standing}`),
          },
        },
      }}
      save={async (body, idempotencyKey) => {
        const { version: _version, ...written } = body;
        const reply = known
          ? await call(updateAnnouncement, { params: { announcement: known.id }, body })
          : await call(addAnnouncement, { body: written, idempotencyKey });
        await client.invalidateQueries({ queryKey: announcementsListQuery.queryKey });
        return reply;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <WhatIsSaid form={form} />
          <AudienceFields form={form} known={known?.tenants ?? []} />
        </>
      )}
    </FormDialog>
  );
}

const audienceText = (ids: readonly number[] | null, t: Translate) =>
  ids === null
    ? t("operations.announcement.everyone")
    : t("operations.announcement.restaurants", { count: ids.length });

const timeText = (value: string) => (value === "" ? "" : formatDateTime(new Date(value)));

/** Fields of the texts, their tone, and the time in which they are shown. */
function WhatIsSaid({ form }: { form: FormOf<typeof updateAnnouncement.body> }) {
  const t = useT();
  const values = form.getValues();
  return (
    <>
      {languages.map((language, place) => (
        <TextAreaField
          key={language}
          label={t("operations.announcement.text_in", { language: languageName(language) })}
          required={isNeeded(language)}
          {...(place === 0 && { "data-autofocus": true })}
          maxLength={ANNOUNCEMENT_MOST}
          {...form.getInputProps(`texts.${language}`)}
          value={inTodaysLanguages(values.texts)[language]}
        />
      ))}
      <LabelledChoice label={t("operations.announcement.tone")}>
        <SegmentedFilter
          label={t("operations.announcement.tone")}
          layout="fill"
          options={announcementTones.map((tone) => ({
            value: tone,
            label: t(`operations.announcement.tones.${tone}`),
          }))}
          value={values.tone}
          onChange={(tone) => form.setFieldValue("tone", tone)}
        />
      </LabelledChoice>
      <Stack gap={8}>
        <MomentField
          label={t("operations.announcement.shown_from")}
          {...form.getInputProps("from_at")}
          value={values.from_at}
        />
        <MomentField
          label={t("operations.announcement.shown_until")}
          {...form.getInputProps("until_at")}
          value={values.until_at}
        />
      </Stack>
    </>
  );
}

/** Values as they are sent; a new announcement is shown from this minute on, for a day. */
function valuesOf(known: Announcement | null) {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  return {
    texts: inTodaysLanguages(known?.texts ?? {}),
    tone: known?.tone ?? ("info" as const),
    from_at: (known?.from_at ?? new Date(now)).toISOString(),
    until_at: (known?.until_at ?? new Date(now + DAY_MS)).toISOString(),
    tenant_ids: known?.tenant_ids === undefined ? null : known.tenant_ids,
    standing: known?.standing ?? ("all" as const),
    version: known?.version,
  };
}

interface MomentFieldProps {
  /** "Desde" or "Hasta". */
  label: string;
  /** ISO 8601 in UTC; empty while incomplete. */
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
}

/** A date and a time, in the zone in which the console writes its times. */
function MomentField({ label, value, onChange, error }: MomentFieldProps) {
  const t = useT();
  const zone = restaurantZone();
  const wallOf = (at: string) => (at === "" ? undefined : wallTimeOf(new Date(at), zone));
  const [typed, setTyped] = useState<WallTime & { of: string }>(() => ({
    ...(wallOf(value) ?? { date: "", time: "" }),
    of: value,
  }));
  // Somebody else's edit was accepted: the fields follow.
  const shown = typed.of === value ? typed : { ...(wallOf(value) ?? typed), of: value };
  const change = (next: WallTime) => {
    const at = instantOf(next, zone)?.toISOString() ?? "";
    setTyped({ ...next, of: at });
    onChange(at);
  };
  return (
    <div className={classes.moment_pair}>
      <DateField
        label={label}
        required
        value={shown.date}
        error={error ?? undefined}
        onChange={(date) => change({ date, time: shown.time })}
      />
      <TextField
        type="time"
        label={t("operations.announcement.time", { label })}
        required
        value={shown.time}
        aria-invalid={error ? true : undefined}
        onChange={(event) => change({ date: shown.date, time: event.currentTarget.value.slice(0, 5) })}
      />
    </div>
  );
}

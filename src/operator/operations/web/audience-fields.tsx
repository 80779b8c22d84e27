import { useState } from "react";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import {
  type Announcement,
  announcementStandings,
  type updateAnnouncement,
} from "../contract/announcements.ts";
import { LabelledChoice } from "./labelled-choice.tsx";
import { TenantChoice } from "./tenant-choice.tsx";

export interface AudienceFieldsProps {
  form: FormOf<typeof updateAnnouncement.body>;
  /** The restaurants it is for, when it is known. */
  known: Announcement["tenants"];
}

/** Which restaurants are told. */
export function AudienceFields({ form, known }: AudienceFieldsProps) {
  const t = useT();
  // Who were chosen are so again, when it was meanwhile for everybody.
  const [tenants, setTenants] = useState<Announcement["tenants"]>(known);
  const { tenant_ids, standing } = form.getValues();
  const choose = (chosen: Announcement["tenants"]) => {
    setTenants(chosen);
    form.setFieldValue(
      "tenant_ids",
      chosen.map(({ id }) => id),
    );
  };
  return (
    <>
      <LabelledChoice label={t("operations.announcement.audience")}>
        <SegmentedFilter
          label={t("operations.announcement.audience")}
          layout="fill"
          options={[
            { value: "all", label: t("operations.announcement.everyone") },
            { value: "chosen", label: t("operations.announcement.chosen") },
          ]}
          value={tenant_ids === null ? "all" : "chosen"}
          onChange={(audience) => {
            if (audience === "all") form.setFieldValue("tenant_ids", null);
            else choose(tenants);
          }}
        />
      </LabelledChoice>
      {tenant_ids === null ? null : (
        <TenantChoice chosen={tenants} onChange={(chosen) => choose([...chosen])} />
      )}
      <LabelledChoice label={t("operations.announcement.standing")}>
        <SegmentedFilter
          label={t("operations.announcement.standing")}
          layout="fill"
          options={announcementStandings.map((each) => ({
            value: each,
            label: t(`operations.announcement.standings.${each}`),
          }))}
          value={standing}
          onChange={(each) => form.setFieldValue("standing", each)}
        />
      </LabelledChoice>
    </>
  );
}

import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { TenantId } from "#platform/domain/ids.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { ListSearchField } from "#platform/web/lists/list-search-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import {
  type Announcement,
  announcementStandings,
  type updateAnnouncement,
} from "../contract/announcements.ts";
import classes from "./operations.module.css";
import { tenantsNamedQuery } from "./operations-api.ts";

export interface AudienceFieldsProps {
  form: FormOf<typeof updateAnnouncement.body>;
  /** Restaurants of the announcement, when it has some. */
  known: Announcement["tenants"];
}

/** Fields for the restaurants that get the announcement. */
export function AudienceFields({ form, known }: AudienceFieldsProps) {
  const t = useT();
  // The earlier choice returns when the announcement was meanwhile for everybody.
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
      <LabelledChoice label={t("common.subscription")}>
        <SegmentedFilter
          label={t("common.subscription")}
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

interface NamedTenant {
  readonly id: TenantId;
  readonly name: string;
}

interface TenantChoiceProps {
  chosen: readonly NamedTenant[];
  onChange: (chosen: readonly NamedTenant[]) => void;
}

/** Chooses some of thousands of restaurants: they are found by name, and chosen ones stay in sight. */
function TenantChoice({ chosen, onChange }: TenantChoiceProps) {
  const t = useT();
  const [words, setWords] = useState("");
  const { data = [], isFetching } = useQuery(tenantsNamedQuery(words));
  const without = (id: TenantId) => chosen.filter((tenant) => tenant.id !== id);
  return (
    <Stack gap={8}>
      {chosen.length === 0 ? null : (
        <ul className={classes.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              {name}
              <IconButton
                label={t("common.remove_name", { name })}
                icon={<IconX size={16} />}
                onClick={() => onChange(without(id))}
              />
            </li>
          ))}
        </ul>
      )}
      <Row>
        <ListSearchField
          label={t("operations.health.search")}
          words={words}
          busy={isFetching}
          onFind={setWords}
        />
      </Row>
      <ul className={classes.found}>
        {data.map((tenant) => (
          <li key={tenant.id}>
            <CheckField
              label={tenant.name}
              checked={chosen.some(({ id }) => id === tenant.id)}
              onChange={(isChosen) => onChange(isChosen ? [...chosen, tenant] : without(tenant.id))}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** A group of choices under a visible label; the group itself carries the label for screen readers. */
export function LabelledChoice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className={classes.label} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}

import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TenantId } from "#platform/domain/ids.ts";
import { ListSearchField } from "#platform/web/lists/list-search-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import classes from "./operations.module.css";
import { tenantsNamedQuery } from "./operations-api.ts";

interface NamedTenant {
  readonly id: TenantId;
  readonly name: string;
}

export interface TenantChoiceProps {
  chosen: readonly NamedTenant[];
  onChange: (chosen: readonly NamedTenant[]) => void;
}

/** Some restaurants of thousands: found by name, those that are chosen stay in sight. */
export function TenantChoice({ chosen, onChange }: TenantChoiceProps) {
  const t = useT();
  const [words, setWords] = useState("");
  const { data = [], isFetching } = useQuery(tenantsNamedQuery(words));
  const without = (id: TenantId) => chosen.filter((tenant) => tenant.id !== id);
  return (
    <div className={classes.group}>
      {chosen.length === 0 ? null : (
        <ul className={classes.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              {name}
              <IconButton
                label={t("operations.announcement.remove", { name })}
                icon={<IconX size={16} />}
                onClick={() => onChange(without(id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ListSearchField
        label={t("operations.announcement.search")}
        words={words}
        busy={isFetching}
        onFind={setWords}
      />
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
    </div>
  );
}

import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDay } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { inOwnDirection, ofCutText } from "#ui/layout/in-own-direction.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { CustomerRow } from "../../contract/customers.ts";
import { customerDisplayName } from "../../domain/customer-search.ts";
import { editIcon, type useCustomerActions } from "../use-customer-actions.tsx";
import classes from "./customers.module.css";

/** Height and minimum readable width of a card, in px. */
export const customerCardSize = { cardWidth: 320, cardHeight: 64 } as const;

interface CustomerCardProps {
  customer: CustomerRow;
  acts: ReturnType<typeof useCustomerActions>;
}

/** Shows a customer of the list on two lines: name and kind, then notes and contact; a tap opens their page. */
export function CustomerCard({ customer, acts }: CustomerCardProps) {
  const t = useT();
  const name = customerDisplayName(customer);
  const { id, phone, email, birth_date: birthday, allergies } = customer;
  return (
    <SurfaceCard padding="none" label={name}>
      <div className={classes.card}>
        <div className={classes.names}>
          <CustomerLink id={id}>{name}</CustomerLink>
          {customer.type === "CREDITO_FISCAL" ? (
            <StatusBadge tone="blue" look="plain" label={t("customers.type.CREDITO_FISCAL")} />
          ) : null}
        </div>
        <ul className={classes.facts}>
          {allergies === null ? null : (
            <li className={classes.allergies}>
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
              {t("customers.notes.allergies_of", { allergies })}
            </li>
          )}
          {name === phone ? null : <li>{inOwnDirection(phone)}</li>}
          {email === null ? null : (
            <li>
              <span {...ofCutText(email)}>{email}</span>
            </li>
          )}
          {birthday === null ? null : <li>{formatDay(birthday)}</li>}
        </ul>
        {acts.mayEdit ? (
          <div className={classes.actions}>
            <IconButton
              label={t("common.edit_name", { name })}
              icon={editIcon}
              onClick={() => acts.edit({ id, name })}
            />
            <ActionMenu
              label={t("common.more_actions_for_name", { name })}
              actions={acts.menuOf({ id, name })}
            />
          </div>
        ) : null}
      </div>
    </SurfaceCard>
  );
}

/** Links a customer's name to their page. */
export function CustomerLink({ id, children }: { id: CustomerRow["id"]; children: ReactNode }) {
  return (
    <Link
      {...ofCutText(children)}
      className={classes.name}
      to="/dashboard/customers/$customerId"
      params={{ customerId: String(id) }}
    >
      {children}
    </Link>
  );
}

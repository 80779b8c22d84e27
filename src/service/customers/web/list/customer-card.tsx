import { IconAlertTriangle, IconCake, IconMail, IconPhone } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDay } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import type { CustomerRow } from "../../contract/customers.ts";
import { customerDisplayName } from "../../domain/customer-search.ts";
import { editIcon, type useCustomerActions } from "../use-customer-actions.tsx";
import classes from "./customers.module.css";

/** Height and minimum readable width of a card, in px. */
export const customerCardSize = { cardWidth: 300, cardHeight: 190 } as const;

interface CustomerCardProps {
  customer: CustomerRow;
  acts: ReturnType<typeof useCustomerActions>;
}

/** Shows a customer of the list: name, contact, notes; the name links to their page. */
export function CustomerCard({ customer, acts }: CustomerCardProps) {
  const t = useT();
  const name = customerDisplayName(customer);
  return (
    <SurfaceCard padding="tight" label={name}>
      <div className={classes.card}>
        <Row align="center" justify="between" wrap across={8}>
          <CustomerLink id={customer.id}>{name}</CustomerLink>
          {customer.type === "CREDITO_FISCAL" ? (
            <StatusBadge tone="blue" label={t("customers.type.CREDITO_FISCAL")} />
          ) : null}
        </Row>
        <Stack as="ul" gap={4}>
          <Fact icon={<IconPhone {...factLook} />} text={customer.phone} />
          {customer.email === null ? null : <Fact icon={<IconMail {...factLook} />} text={customer.email} />}
          {customer.birth_date === null ? null : (
            <Fact icon={<IconCake {...factLook} />} text={formatDay(customer.birth_date)} />
          )}
        </Stack>
        {customer.allergies === null ? null : (
          <p className={classes.allergies}>
            <IconAlertTriangle {...factLook} />
            <span>{t("customers.notes.allergies_of", { allergies: customer.allergies })}</span>
          </p>
        )}
        {acts.mayEdit ? (
          <div className={classes.actions}>
            <Button
              variant="default"
              icon={editIcon}
              aria-label={t("common.edit_name", { name })}
              onClick={() => acts.edit({ id: customer.id, name })}
            >
              {t("common.edit")}
            </Button>
            <ActionMenu
              label={t("common.more_actions_for_name", { name })}
              actions={acts.menuOf({ id: customer.id, name })}
            />
          </div>
        ) : null}
      </div>
    </SurfaceCard>
  );
}

const factLook = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

function Fact({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <li className={classes.fact}>
      {icon}
      <span>{text}</span>
    </li>
  );
}

/** Links a customer's name to their page. */
export function CustomerLink({ id, children }: { id: CustomerRow["id"]; children: ReactNode }) {
  return (
    <Link className={classes.name} to="/dashboard/customers/$customerId" params={{ customerId: String(id) }}>
      {children}
    </Link>
  );
}

import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Text } from "#ui/layout/layout.tsx";
import { type ChosenCustomer, chosenCustomer } from "./chosen-customer.ts";
import { customerQuery, customersKey } from "./customers-api.ts";
import classes from "./notes-line.module.css";

export interface CustomerNotesProps {
  customer: Pick<ChosenCustomer, "id" | "name">;
  /** Called when they have another name, or were merged. */
  onChanged: (now: ChosenCustomer) => void;
}

/**
 * Shows the notes for whoever serves the customer, allergies first; loaded when the customer is chosen. Two
 * lines, all after a tap; hidden for a customer without notes. It reports when the customer is merged or renamed
 * meanwhile.
 */
export function NotesLine({ customer: { id, name }, onChanged }: CustomerNotesProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isFetching } = useQuery(customerQuery(id));
  useRealtimeRefresh(["customers_changed"], [customersKey]);
  const now = data && !isFetching ? chosenCustomer(data) : null;
  const isOther = now !== null && (now.id !== id || now.name !== name);
  const follow = useEffectEvent(() => now && onChanged(now));
  useEffect(() => {
    if (isOther) follow();
  }, [isOther]);
  if (!data)
    return isError ? (
      <Text tone="amber" size="sm">
        {t("customers.notes.unread")}
      </Text>
    ) : null;
  const { allergies, notes } = data;
  if (allergies === null && notes === null) return null;
  return (
    <button
      type="button"
      className={classes.notes}
      aria-expanded={isOpen}
      onClick={() => setOpen((before) => !before)}
    >
      {allergies === null ? null : <IconAlertTriangle size={18} aria-hidden="true" />}
      <span className={classes.words}>
        {allergies === null ? null : (
          <Text as="strong" tone="amber">
            {t("customers.notes.allergies_of", { allergies })}{" "}
          </Text>
        )}
        {notes}
      </span>
    </button>
  );
}

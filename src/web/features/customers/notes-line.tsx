import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CustomerId } from "../../../domain/ids.ts";
import { useT } from "../../platform/use-t.ts";
import { customerQuery } from "./customers-api.ts";
import classes from "./notes-line.module.css";

/**
 * What whoever serves the customer has to know, allergies first; asked for when the customer is chosen. Two lines of it,
 * all after a tap; nothing for a customer of whom nothing is written down.
 */
export function NotesLine({ id }: { id: CustomerId }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery(customerQuery(id));
  if (!data) return isError ? <p className={classes.unread}>{t("customers.notes.unread")}</p> : null;
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
          <strong className={classes.allergies}>{t("customers.notes.allergies_of", { allergies })} </strong>
        )}
        {notes}
      </span>
    </button>
  );
}

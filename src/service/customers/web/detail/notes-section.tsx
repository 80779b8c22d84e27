import { IconAlertTriangle } from "@tabler/icons-react";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { Customer } from "../../contract/customers.ts";
import { editIcon } from "../use-customer-acts.tsx";
import classes from "./customer-screen.module.css";

interface NotesSectionProps {
  customer: Customer;
  /** Null for whoever may only look. */
  onEdit: (() => void) | null;
}

/** Allergies and notes, as the till shows them. */
export function NotesSection({ customer: { allergies, notes }, onEdit }: NotesSectionProps) {
  const t = useT();
  return (
    <Section
      title={t("customers.notes.title")}
      description={t("customers.notes.hint")}
      action={
        onEdit ? (
          <Button variant="default" icon={editIcon} onClick={onEdit}>
            {t("customers.notes.edit")}
          </Button>
        ) : null
      }
    >
      {allergies === null ? null : (
        <p className={classes.allergies} data-tone="amber">
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
          <span>{t("customers.notes.allergies_of", { allergies })}</span>
        </p>
      )}
      {notes === null ? null : <p className={classes.notes}>{notes}</p>}
      {allergies === null && notes === null ? (
        <p className={classes.quiet}>{t("customers.notes.none")}</p>
      ) : null}
    </Section>
  );
}

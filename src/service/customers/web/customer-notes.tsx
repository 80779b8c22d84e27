import { lazy, Suspense } from "react";
import { t } from "#platform/web/i18n.ts";
import type { CustomerNotesProps } from "./notes-line.tsx";

const NotesLine = lazy(() =>
  import("./notes-line.tsx").then(
    (module) => ({ default: module.NotesLine }),
    () => ({ default: Unread }),
  ),
);

function Unread() {
  return <p>{t("customers.notes.unread")}</p>;
}

/**
 * Shows allergies and notes of a customer in a line. Its code loads with the first chosen customer, so that no
 * till waits for it.
 */
export function CustomerNotes(props: CustomerNotesProps) {
  return (
    <Suspense>
      <NotesLine key={props.customer.id} {...props} />
    </Suspense>
  );
}

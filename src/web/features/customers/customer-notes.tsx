import { lazy, Suspense } from "react";
import { t } from "../../platform/i18n.ts";
import type { ChosenCustomer } from "./chosen-customer.ts";

const NotesLine = lazy(() =>
  import("./notes-line.tsx").then(
    (module) => ({ default: module.NotesLine }),
    () => ({ default: Unread }),
  ),
);

function Unread() {
  return <p>{t("customers.notes.unread")}</p>;
}

export interface CustomerNotesProps {
  customer: Pick<ChosenCustomer, "id" | "name">;
  /** They have another name now, or turned out to be somebody else. */
  onChanged: (now: ChosenCustomer) => void;
}

/** Allergies and notes of a customer, in a line. Its code comes with the first customer who is chosen: no till waits for it. */
export function CustomerNotes(props: CustomerNotesProps) {
  return (
    <Suspense>
      <NotesLine key={props.customer.id} {...props} />
    </Suspense>
  );
}

import { lazy, Suspense } from "react";
import type { CustomerId } from "../../../domain/ids.ts";
import { t } from "../../platform/i18n.ts";

const NotesLine = lazy(() =>
  import("./notes-line.tsx").then(
    (module) => ({ default: module.NotesLine }),
    () => ({ default: Unread }),
  ),
);

function Unread() {
  return <p>{t("customers.notes.unread")}</p>;
}

/** Allergies and notes of a customer, in a line. Its code comes with the first customer who is chosen: no till waits for it. */
export function CustomerNotes({ id }: { id: CustomerId }) {
  return (
    <Suspense>
      <NotesLine key={id} id={id} />
    </Suspense>
  );
}

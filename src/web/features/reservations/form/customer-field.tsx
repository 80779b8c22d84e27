import { IconChevronDown, IconUser } from "@tabler/icons-react";
import { useId } from "react";
import { FieldFrame } from "../../../../ui/forms/field-frame.tsx";
import { useT } from "../../../platform/use-t.ts";
import type { ChosenCustomer } from "../../customers/public.ts";
import classes from "./form.module.css";

interface CustomerFieldProps {
  chosen: ChosenCustomer | null;
  /** Opens what finds or adds a customer. */
  onPick: () => void;
}

/** Who the reservation is for: a button that opens the search. */
export function CustomerField({ chosen, onPick }: CustomerFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <FieldFrame id={id} label={t("reservations.form.customer")} required>
      <button
        id={id}
        type="button"
        className={classes.customer}
        data-chosen={chosen !== null || undefined}
        aria-haspopup="dialog"
        data-autofocus
        onClick={onPick}
      >
        <IconUser size={18} aria-hidden="true" />
        <span className={classes.name}>{chosen?.name ?? t("reservations.form.choose_customer")}</span>
        {chosen && chosen.name !== chosen.phone ? (
          <span className={classes.phone}>{chosen.phone}</span>
        ) : null}
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
    </FieldFrame>
  );
}

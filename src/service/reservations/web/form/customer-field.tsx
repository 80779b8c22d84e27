import { IconChevronDown, IconUser } from "@tabler/icons-react";
import { useId } from "react";
import { useT } from "#platform/web/use-t.ts";
import type { ChosenCustomer } from "#service/customers/web/public.ts";
import { FieldFrame } from "#ui/forms/field-frame.tsx";
import { FieldButton } from "#ui/overlay/field-button.tsx";

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
      <FieldButton
        id={id}
        icon={<IconUser size={18} aria-hidden="true" />}
        value={chosen?.name ?? t("reservations.form.choose_customer")}
        chosen={chosen !== null}
        trailing={
          <>
            {chosen && chosen.name !== chosen.phone ? <small>{chosen.phone}</small> : null}
            <IconChevronDown size={18} aria-hidden="true" />
          </>
        }
        data-autofocus
        onClick={onPick}
      />
    </FieldFrame>
  );
}

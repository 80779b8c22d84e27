import { IconSearch } from "@tabler/icons-react";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { PartyTerms } from "#tax/tax-issuer/contract/issuer.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type CustomerInForm, withFound } from "./invoice-draft.ts";
import classes from "./manual-invoicing.module.css";
import { useLookUp } from "./manual-invoicing-api.ts";

export interface CustomerFieldsProps {
  customer: CustomerInForm;
  terms: PartyTerms;
  errorOf: (field: keyof CustomerInForm) => string | null;
  /** What was refused of the fields that are named is mended. */
  set: (changes: Partial<CustomerInForm>) => void;
}

/** The phone, by which a customer who is known fills the form. */
export function PhoneLookUp({ customer, errorOf, set }: Omit<CustomerFieldsProps, "terms">) {
  const t = useT();
  const looking = useLookUp();
  const phone = customer.phone.trim();
  const look = () => {
    if (phone === "" || looking.isPending) return;
    looking.mutate(phone, {
      onSuccess: (found) => {
        if (found) set(withFound(customer, found));
      },
    });
  };
  const isAsked = looking.variables === phone;
  const said = !isAsked
    ? null
    : looking.isError
      ? failureText(looking.error, "manualInvoicing.invoice.look_up_failed")
      : looking.isSuccess && looking.data === null
        ? t("manualInvoicing.invoice.not_found")
        : null;
  return (
    <div>
      <div className={classes.phone}>
        <TextField
          label={t("manualInvoicing.invoice.phone")}
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={20}
          value={customer.phone}
          onChange={({ currentTarget: { value } }) => set({ phone: value, existing: false })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            look();
          }}
          error={errorOf("phone")}
        />
        <Button
          variant="default"
          icon={<IconSearch size={20} aria-hidden="true" />}
          busy={looking.isPending}
          disabled={phone === ""}
          onClick={look}
        >
          {t("manualInvoicing.invoice.look_up")}
        </Button>
      </div>
      <p className={classes.quiet} role="status">
        {said ?? (customer.existing ? t("manualInvoicing.invoice.found", { name: customer.name }) : null)}
      </p>
    </div>
  );
}

import { useState } from "react";
import type { Uuid } from "#platform/domain/ids.ts";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { type EditedForm, type Meanwhile, useEditConflict } from "#platform/web/forms/use-edit-conflict.ts";
import { withoutFields } from "#platform/web/forms/without-fields.ts";
import { failureText } from "#platform/web/show-error.ts";
import {
  type CustomerField,
  type EditedCustomer,
  errorsByField,
  type FieldErrors,
} from "./customer-draft.ts";

/** How the form of a customer is saved. */
export interface CustomerSave {
  /** Sends what is typed under the key of the tap, and closes the form. */
  readonly save: (customer: EditedCustomer, key: Uuid) => Promise<void>;
  /** How a customer whom somebody else saved meanwhile is read anew. */
  readonly meanwhile?: Meanwhile<EditedCustomer>;
}

/** Saving a customer: once however often it is sent, with refusals by field and a choice where somebody else saved too. */
export function useCustomerSave(
  { save, meanwhile }: CustomerSave,
  form: Omit<EditedForm<EditedCustomer>, "clearErrors">,
) {
  const [attempts, setAttempts] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();
  const refuse = () => setAttempts((before) => before + 1);
  const send = async (customer: EditedCustomer) => {
    setBusy(true);
    setFailure(null);
    try {
      await attempt.run(customer, (key) => save(customer, key));
    } catch (error) {
      // The gates say all there is to say of a lost answer, and of somebody else's edit.
      if (isUnsure(error) || (await edits.meet(error))) return;
      setFailure(failureText(error, "customers.form.failure"));
      setErrors(isApiError(error) ? errorsByField(error.fields, customer.type) : {});
      refuse();
    } finally {
      setBusy(false);
    }
  };
  const edits = useEditConflict({ ...form, clearErrors: () => setErrors({}) }, meanwhile, send);
  return {
    /** How often it was refused: by the rules here, or by the server. */
    attempts,
    errors,
    failure,
    busy,
    attempt,
    /** Somebody else saved the same customer meanwhile: show it with ConflictGate. */
    conflict: edits.conflict,
    send,
    refuse,
    /** What the server refused about these fields is mended. */
    forget: (fields: readonly CustomerField[]) => setErrors((before) => withoutFields(before, fields)),
  };
}

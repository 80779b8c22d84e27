import { type FormEvent, useRef, useState } from "react";
import type { CustomerInput } from "../../../domain/customers/customer.ts";
import { customerHints, validateCustomer } from "../../../domain/customers/validate-customer.ts";
import { wallDateOf } from "../../../domain/periods/business-day.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { isApiError } from "../../platform/api-error.ts";
import { useAttempt } from "../../platform/forms/use-attempt.ts";
import { useFocusRefused } from "../../platform/forms/use-focus-refused.ts";
import { withoutFields } from "../../platform/forms/without-fields.ts";
import { restaurantZone } from "../../platform/session/session.ts";
import { failureText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { type ChosenCustomer, chosenCustomer } from "./chosen-customer.ts";
import { type CustomerField, customerBodyOf, errorsByField, type FieldErrors } from "./customer-draft.ts";
import { useAddCustomer } from "./customers-api.ts";

/** Today on the restaurant's wall: a birth date is not later. */
const todayOf = (nowMs: number) => wallDateOf(nowMs, restaurantZone());

/**
 * The form of a customer. The rules are the server's own; they are told from the first attempt on, the first refused
 * field gets the focus, and what was typed stays whatever happens.
 */
export function useCustomerForm(start: () => CustomerInput, onAdded: (customer: ChosenCustomer) => void) {
  const t = useT();
  const [input, setInput] = useState(start);
  const [blank] = useState(input);
  const [attempts, setAttempts] = useState(0);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [leftFields, setLeftFields] = useState<ReadonlySet<CustomerField>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const adding = useAddCustomer();
  const attempt = useAttempt();
  const today = todayOf(Date.now());
  useFocusRefused(form, attempts);
  const save = async () => {
    const body = customerBodyOf(input);
    setFailure(null);
    try {
      const { message, customer } = await attempt.run(body, (key) => adding.mutateAsync({ body, key }));
      toastSuccess(message);
      onAdded(chosenCustomer(customer));
    } catch (error) {
      const reason = failureText(error, "customers.form.failure");
      setFailure(reason);
      setServerErrors(isApiError(error) ? errorsByField(error.fields, input.type) : {});
      setAttempts((before) => before + 1);
    }
  };
  return {
    form,
    input,
    today,
    failure,
    busy: adding.isPending,
    isDirty: !isSame(input, blank),
    /** Another value; what the server refused about these fields is forgotten. */
    change: (next: CustomerInput, ...fields: readonly CustomerField[]) => {
      setInput(next);
      setServerErrors((before) => withoutFields(before, fields));
    },
    leave: (field: CustomerField) => setLeftFields((before) => new Set([...before, field])),
    errorOf(field: CustomerField): string | null {
      const problem =
        attempts > 0 ? validateCustomer(input, today).find((refusal) => refusal.field === field) : undefined;
      return problem ? t(`validation.${problem.reason}`) : (serverErrors[field] ?? null);
    },
    /** What looks wrong in a field that was left; it keeps nobody from saving. */
    hintOf(field: CustomerField): string | undefined {
      const hint = leftFields.has(field)
        ? customerHints(input).find((hint) => hint.field === field)
        : undefined;
      return hint && t(`customers.hint.${hint.reason}`);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (adding.isPending) return;
      if (validateCustomer(input, todayOf(Date.now())).length > 0) setAttempts((before) => before + 1);
      else void save();
    },
  };
}

/** Both are written in the order of their fields. */
function isSame(a: CustomerInput, b: CustomerInput): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;

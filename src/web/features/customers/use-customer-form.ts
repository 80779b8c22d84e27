import { type FormEvent, useEffect, useRef, useState } from "react";
import type { CustomerInput } from "../../../domain/customers/customer.ts";
import { customerHints, validateCustomer } from "../../../domain/customers/validate-customer.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "../../../domain/periods/business-day.ts";
import { toastError, toastSuccess } from "../../../ui/feedback/toast.tsx";
import { isApiError, isWorthRetrying } from "../../platform/api-error.ts";
import { failureText } from "../../platform/show-error.ts";
import { useAttemptKey } from "../../platform/use-attempt-key.ts";
import { useT } from "../../platform/use-t.ts";
import { type ChosenCustomer, chosenCustomer } from "./chosen-customer.ts";
import { type CustomerField, customerBodyOf, type FieldWords, refusedFields } from "./customer-draft.ts";
import { useAddCustomer } from "./customers-api.ts";

/** Today on the wall in El Salvador: a birth date is not later. */
const todayOf = (nowMs: number) => businessDateOf(nowMs, { ...DEFAULT_DAY_RULE, cutoffHour: 0 });

/**
 * The form of a customer. The rules are the server's own; they are told from the first attempt on, the first refused
 * field gets the focus, and what was typed stays whatever happens.
 */
export function useCustomerForm(start: () => CustomerInput, onAdded: (customer: ChosenCustomer) => void) {
  const t = useT();
  const [input, setInput] = useState(start);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<FieldWords>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [left, setLeft] = useState<ReadonlySet<CustomerField>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const adding = useAddCustomer();
  const keyOf = useAttemptKey();
  const today = todayOf(Date.now());
  useEffect(() => {
    if (tries === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
    // In the middle, so that the words below it are seen too.
    first?.scrollIntoView({ block: "center" });
  }, [tries]);

  const save = async () => {
    const body = customerBodyOf(input);
    setFailure(null);
    try {
      const { message, customer } = await adding.mutateAsync({ body, key: keyOf.attempt(body) });
      keyOf.settle();
      toastSuccess(message);
      onAdded(chosenCustomer(customer));
    } catch (error) {
      if (!isWorthRetrying(error)) keyOf.settle();
      const reason = failureText(error, "customers.form.failure");
      setFailure(reason);
      setRefused(isApiError(error) ? refusedFields(error.fields, input.type) : {});
      setTries((before) => before + 1);
      toastError(reason);
    }
  };
  return {
    form,
    input,
    today,
    failure,
    busy: adding.isPending,
    /** Another value; what the server refused about these fields is forgotten. */
    change: (next: CustomerInput, ...fields: readonly CustomerField[]) => {
      setInput(next);
      setRefused((before) => withoutFields(before, fields));
    },
    leave: (field: CustomerField) => setLeft((before) => new Set([...before, field])),
    errorOf(field: CustomerField): string | null {
      const problem =
        tries > 0 ? validateCustomer(input, today).find((refusal) => refusal.field === field) : undefined;
      return problem ? t(`validation.${problem.reason}`) : (refused[field] ?? null);
    },
    /** What looks wrong in a field that was left; it keeps nobody from saving. */
    hintOf(field: CustomerField): string | undefined {
      const hint = left.has(field) ? customerHints(input).find((hint) => hint.field === field) : undefined;
      return hint && t(`customers.hint.${hint.reason}`);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (adding.isPending) return;
      if (validateCustomer(input, todayOf(Date.now())).length > 0) setTries((before) => before + 1);
      else void save();
    },
  };
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;

function withoutFields(words: FieldWords, fields: readonly CustomerField[]): FieldWords {
  if (!fields.some((field) => field in words)) return words;
  return Object.fromEntries(
    Object.entries(words).filter(([field]) => !fields.some((name) => name === field)),
  );
}

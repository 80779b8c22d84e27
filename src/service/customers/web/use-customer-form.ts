import { type FormEvent, useRef, useState } from "react";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import { useFocusRefused } from "#platform/web/forms/use-focus-refused.ts";
import { restaurantZone } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { CREDIT_DAYS_MAX } from "../domain/credit/credit-term.ts";
import { customerHints, validateCustomer } from "../domain/validate-customer.ts";
import {
  type CustomerDraft,
  type CustomerField,
  type EditedCustomer,
  isLimitRefused,
  isTermRefused,
} from "./customer-draft.ts";
import { type CustomerSave, useCustomerSave } from "./use-customer-save.ts";

/** Today on the restaurant's wall: a birth date is not later. */
const todayOf = (nowMs: number) => wallDateOf(nowMs, restaurantZone());

export interface CustomerFormOptions extends CustomerSave {
  /** What the form begins with; of a customer who is edited with the version that was read. */
  readonly start: () => EditedCustomer;
}

/**
 * The form of a customer. The rules are the server's own; they are told from the first attempt on, the first refused
 * field gets the focus, and what was typed stays whatever happens.
 */
export function useCustomerForm({ start, ...saving }: CustomerFormOptions) {
  const t = useT();
  const [begun, setBegun] = useState(start);
  const [input, setInput] = useState<CustomerDraft>(begun);
  const [leftFields, setLeftFields] = useState<ReadonlySet<CustomerField>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const today = todayOf(Date.now());
  const edited: EditedCustomer = { ...input, version: begun.version };
  const { attempts, errors, forget, refuse, send, ...state } = useCustomerSave(saving, {
    getInitialValues: () => begun,
    getValues: () => edited,
    setInitialValues: setBegun,
    setValues: setInput,
  });
  useFocusRefused(form, attempts);
  return {
    ...state,
    form,
    input,
    today,
    isDirty: !isSame(edited, begun),
    /** Sends once more what was sent and not answered. */
    again: () => {
      if (!state.busy) void send(edited);
    },
    /** Another value; what the server refused about these fields is forgotten. */
    change: (next: CustomerDraft, ...fields: readonly CustomerField[]) => {
      setInput(next);
      forget(fields);
    },
    leave: (field: CustomerField) => setLeftFields((before) => new Set([...before, field])),
    errorOf(field: CustomerField): string | null {
      const problem =
        attempts > 0 ? validateCustomer(input, today).find((refusal) => refusal.field === field) : undefined;
      if (problem) return t(`validation.${problem.reason}`);
      if (field === "creditLimit" && attempts > 0 && input.creditLimit === 0)
        return t("customers.form.limit_zero");
      if (field === "creditDays" && attempts > 0 && isTermRefused(input))
        return t("customers.form.days_range", { most: CREDIT_DAYS_MAX });
      return errors[field] ?? null;
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
      if (state.busy) return;
      if (isRefused(input)) refuse();
      else void send(edited);
    },
  };
}

/** Whether the rules refuse anything of it. */
const isRefused = (input: CustomerDraft): boolean =>
  validateCustomer(input, todayOf(Date.now())).length > 0 || isLimitRefused(input) || isTermRefused(input);

/** Whether the same is in all fields. */
function isSame(a: EditedCustomer, b: EditedCustomer): boolean {
  return (Object.keys(a) as (keyof EditedCustomer)[]).every((field) => a[field] === b[field]);
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { CustomerId, Uuid } from "#platform/domain/ids.ts";
import { wallDateOf } from "#platform/domain/periods/business-day.ts";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { type EditedForm, type Meanwhile, useEditConflict } from "#platform/web/forms/use-edit-conflict.ts";
import { useFocusRefused } from "#platform/web/forms/use-focus-refused.ts";
import { withoutFields } from "#platform/web/forms/without-fields.ts";
import { restaurantZone } from "#platform/web/session/session.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { CREDIT_DAYS_MAX } from "../domain/credit.ts";
import { customerDisplayName } from "../domain/customer-search.ts";
import { customerHints, validateCustomer } from "../domain/validate-customer.ts";
import {
  type CustomerDraft,
  type CustomerField,
  type CustomerFieldErrors,
  type EditedCustomer,
  errorsByField,
  isLimitRefused,
  isTermRefused,
} from "./customer-draft.ts";
import { withNumberQuery } from "./customers-api.ts";

/** Returns the restaurant's calendar date; a birth date cannot be later. */
const todayOf = (nowMs: number) => wallDateOf(nowMs, restaurantZone());

interface CustomerFormOptions extends CustomerSave {
  /** The customer that is edited; none while one is added. */
  readonly customerId?: CustomerId;
  /** Initial values; an existing customer comes with the version that was read. */
  readonly start: () => EditedCustomer;
}

/**
 * Manages the form of a customer. The rules are the server's own; errors show from the first attempt on, the
 * first refused field gets the focus, and typed values are never lost.
 */
export function useCustomerForm({ start, customerId, ...saving }: CustomerFormOptions) {
  const t = useT();
  const [initial, setInitial] = useState(start);
  const [input, setInput] = useState<CustomerDraft>(initial);
  const [leftFields, setLeftFields] = useState<ReadonlySet<CustomerField>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const today = todayOf(Date.now());
  const edited: EditedCustomer = { ...input, version: initial.version };
  const { attempts, errors, forget, refuse, send, ...state } = useCustomerSave(saving, {
    getInitialValues: () => initial,
    getValues: () => edited,
    setInitialValues: setInitial,
    setValues: setInput,
  });
  useFocusRefused(form, attempts);
  const otherWith = useOtherWithNumber(input, customerId);
  return {
    ...state,
    form,
    input,
    today,
    isDirty: !isSame(edited, initial),
    /** Sends again what was sent and not answered. */
    again: () => {
      if (!state.busy) void send(edited);
    },
    /** Changes the values and clears the server's errors of these fields. */
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
    /** Hint for a field that was left, or for a number that another customer has; it does not prevent saving. */
    hintOf(field: CustomerField): string | undefined {
      const other = otherWith(field);
      if (other !== null) return t("customers.hint.number_known", other);
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

/** Finds another customer with the typed NIT or document number; returns who has that of a field. */
function useOtherWithNumber({ type, nit, docNumber }: CustomerDraft, customerId: CustomerId | undefined) {
  const ofNit = useQuery(withNumberQuery(type === "CONSUMIDOR_FINAL" ? "" : nit, customerId)).data ?? [];
  const ofDocument = useQuery(withNumberQuery(docNumber, customerId)).data ?? [];
  return (field: CustomerField): { readonly name: string; readonly phone: string } | null => {
    const [other] = field === "nit" ? ofNit : field === "docNumber" ? ofDocument : [];
    return other ? { name: customerDisplayName(other), phone: other.phone } : null;
  };
}

/** Tells whether the rules refuse anything. */
const isRefused = (input: CustomerDraft): boolean =>
  validateCustomer(input, todayOf(Date.now())).length > 0 || isLimitRefused(input) || isTermRefused(input);

/** Tells whether all fields are equal. */
function isSame(a: EditedCustomer, b: EditedCustomer): boolean {
  return (Object.keys(a) as (keyof EditedCustomer)[]).every((field) => a[field] === b[field]);
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;

/** Options for saving the form. */
interface CustomerSave {
  /** Sends the values with the tap's key and closes the form. */
  readonly save: (customer: EditedCustomer, key: Uuid) => Promise<void>;
  /** Reloads a customer that somebody else saved meanwhile. */
  readonly meanwhile?: Meanwhile<EditedCustomer>;
}

/**
 * Saves a customer once, however often it is sent; errors are shown by field, and a conflict with somebody else's
 * edit offers a choice.
 */
function useCustomerSave(
  { save, meanwhile }: CustomerSave,
  form: Omit<EditedForm<EditedCustomer>, "clearErrors">,
) {
  const [attempts, setAttempts] = useState(0);
  const [errors, setErrors] = useState<CustomerFieldErrors>({});
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
      // The gates already explain a lost answer and somebody else's edit.
      if (isUnsure(error) || (await edits.offerChoice(error))) return;
      setFailure(failureText(error, "customers.form.failure"));
      setErrors(isApiError(error) ? errorsByField(error.fields, customer.type) : {});
      refuse();
    } finally {
      setBusy(false);
    }
  };
  const edits = useEditConflict({ ...form, clearErrors: () => setErrors({}) }, meanwhile, send);
  return {
    /** Number of refusals, by the rules here or by the server. */
    attempts,
    errors,
    failure,
    busy,
    attempt,
    /** Somebody else's edit of the same customer; show it with `ConflictGate`. */
    conflict: edits.conflict,
    send,
    refuse,
    /** Clears the server's errors of these fields. */
    forget: (fields: readonly CustomerField[]) => setErrors((before) => withoutFields(before, fields)),
  };
}

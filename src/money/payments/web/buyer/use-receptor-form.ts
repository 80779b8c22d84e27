import { type FormEvent, useRef, useState } from "react";
import type { OrderId } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { useFocusRefused } from "#platform/web/forms/use-focus-refused.ts";
import { withoutFields } from "#platform/web/forms/without-fields.ts";
import { verdictText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { type ReceptorField, tidyReceptor } from "#service/customers/domain/receptor.ts";
import { type ReceptorProblem, receptorProblems } from "#service/customers/domain/receptor-problems.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { checkFiscalCredit } from "../payments-api.ts";
import {
  type ReceptorDraft,
  type ReceptorErrors,
  receptorErrors,
  receptorInputOf,
} from "./receptor-draft.ts";

/**
 * Returns the problems to correct before these data can be used; an empty form reports only a buyer that must be
 * named.
 */
function problemsOf({ draft, type, mustIdentify, mustNameDistrict }: WrittenReceptor): ReceptorProblem[] {
  const receptor = tidyReceptor(receptorInputOf(draft), type);
  const missing = [
    ...(mustIdentify && !receptor?.numDocumento ? (["numDocumento"] as const) : []),
    ...(mustNameDistrict && !receptor?.direccion?.distrito ? (["direccion.distrito"] as const) : []),
  ].map((field) => ({ field, reason: "required" }) as const);
  if (receptor === null && type === "CONSUMIDOR_FINAL")
    return [{ field: "nombre", reason: "required" }, ...missing];
  return [...receptorProblems(receptor, type), ...missing];
}

type WrittenReceptor = Pick<ReceptorFormInput, "draft" | "type" | "mustIdentify" | "mustNameDistrict">;

export interface ReceptorFormInput {
  readonly type: InvoiceType;
  readonly orderIds: readonly OrderId[];
  readonly draft: ReceptorDraft;
  /** The server's errors from charging. */
  readonly refused: ReceptorErrors;
  /** The total is so high that a consumer must be named with a document. */
  readonly mustIdentify: boolean;
  /** A fiscal credit issued now names the district (guide §4). */
  readonly mustNameDistrict: boolean;
  readonly onChange: (draft: ReceptorDraft) => void;
  readonly onUse: () => void;
}

/**
 * Runs the form of the buyer's data for one invoice. Its rules are the server's own and show from the first attempt
 * on. The server checks a fiscal credit too, because it knows the catalogues and the restaurant's own data. Typed data
 * stay.
 */
export function useReceptorForm(input: ReceptorFormInput) {
  const { type, orderIds, draft, refused, onChange, onUse } = input;
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(() => (Object.keys(refused).length > 0 ? 1 : 0));
  const [serverErrors, setServerErrors] = useState(refused);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useFocusRefused(form, attempts);
  const check = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await checkFiscalCredit({
        orderIds: [...orderIds],
        invoiceType: type,
        receptor: receptorInputOf(draft),
      });
      onUse();
    } catch (error) {
      const errors = isApiError(error) ? receptorErrors(error.fields) : {};
      const reason = verdictText(error, "payments.fiscal_failure");
      // Only the restaurant's own data lack something: the buyer's are right and are kept.
      const isRight = isApiError(error, "ccf_data_missing") && Object.keys(errors).length === 0;
      if (isRight) {
        toastError(reason);
        return onUse();
      }
      setServerErrors(errors);
      setFailure(reason);
      setAttempts((before) => before + 1);
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    type,
    mustIdentify: input.mustIdentify,
    mustNameDistrict: input.mustNameDistrict,
    draft,
    busy,
    failure,
    change: (next: ReceptorDraft, ...fields: readonly ReceptorField[]) => {
      onChange(next);
      setServerErrors((before) => withoutFields(before, fields));
    },
    errorOf(field: ReceptorField): string | null {
      const problem = attempts > 0 ? problemsOf(input).find((problem) => problem.field === field) : undefined;
      return problem ? t(`validation.${problem.reason}`) : (serverErrors[field] ?? null);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (busy) return;
      if (problemsOf(input).length > 0) setAttempts((before) => before + 1);
      else if (type === "CREDITO_FISCAL") void check();
      else onUse();
    },
  };
}

export type ReceptorForm = ReturnType<typeof useReceptorForm>;

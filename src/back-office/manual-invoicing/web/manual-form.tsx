import { IconHistory } from "@tabler/icons-react";
import type { FormEvent, ReactNode, RefObject } from "react";
import type { PaymentTypeSettings } from "#core/payment-types/contract/payment-types.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import type { Attempt } from "#platform/web/forms/use-attempt.ts";
import { useT } from "#platform/web/use-t.ts";
import { Sums } from "#ui/data/sums.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FormFooter } from "#ui/forms/form-footer.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import classes from "./manual-invoicing.module.css";

interface ManualFormProps extends FormEndProps {
  form: FormEndProps["form"] & {
    readonly form: RefObject<HTMLFormElement | null>;
    readonly submit: (event: FormEvent) => void;
    readonly isFound: boolean;
    readonly isLocked: boolean;
  };
  children: ReactNode;
}

/** Frame of a manual form: the notice of a restored draft, the sections, the refusal and the buttons. */
export function ManualForm({ form, children, ...end }: ManualFormProps) {
  return (
    <form ref={form.form} className={classes.form} onSubmit={form.submit} noValidate>
      <FoundDraft isFound={form.isFound} onDrop={form.drop} />
      <Stack as="fieldset" gap={16} disabled={form.isLocked}>
        {children}
      </Stack>
      <FormEnd {...end} form={form} />
    </form>
  );
}

interface FoundDraftProps {
  isFound: boolean;
  /** Starts over; returns the undo. */
  onDrop: () => () => void;
}

/** Says that an earlier draft was restored. */
function FoundDraft({ isFound, onDrop }: FoundDraftProps) {
  const t = useT();
  if (!isFound) return null;
  const drop = () =>
    toastUndo({
      onUndo: onDrop(),
      message: t("manualInvoicing.draft.dropped"),
      undoLabel: t("common.undo"),
    });
  return (
    <Notice
      tone="blue"
      role="status"
      icon={<IconHistory size={20} aria-hidden="true" />}
      action={
        <Button variant="default" onClick={drop}>
          {t("common.start_over")}
        </Button>
      }
    >
      {t("manualInvoicing.draft.found")}
    </Notice>
  );
}

const names = [
  "taxed",
  "exempt",
  "not_subject",
  "iva",
  "additional",
  "tip",
  "bought",
  "withheld",
  "total",
  "vat_withheld",
  "to_pay",
] as const;

interface TotalsProps {
  /** The last row is the total. */
  rows: readonly { readonly key: (typeof names)[number]; readonly amount: Cents }[];
  currency: string;
  /** False while some line is missing from the sums. */
  isComplete: boolean;
}

/** Shows the sums of the lines while they are typed. */
export function Totals({ rows, currency, isComplete }: TotalsProps) {
  const t = useT();
  return (
    <Section title={t("manualInvoicing.totals.title")}>
      <Sums
        sums={rows.map(({ key, amount }) => [
          t(`manualInvoicing.totals.${key}`),
          formatAmount(amount, currency),
        ])}
      />
      {isComplete ? null : <Muted size="sm">{t("manualInvoicing.totals.waiting")}</Muted>}
    </Section>
  );
}

interface PaymentTypeFieldProps {
  form: {
    readonly types: readonly PaymentTypeSettings[];
    readonly paymentTypeId: number | null;
    readonly errorOf: (field: string) => string | null;
    readonly change: (changes: { readonly paymentTypeId: number }, field: string) => void;
  };
}

export function PaymentTypeField({ form: { types, paymentTypeId, errorOf, change } }: PaymentTypeFieldProps) {
  const t = useT();
  return (
    <SelectField
      label={t("common.payment_type")}
      required
      searchable={false}
      options={types.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={String(paymentTypeId ?? "")}
      onChange={(id) => change({ paymentTypeId: Number(id) }, "paymentTypeId")}
      error={errorOf("paymentTypeId")}
    />
  );
}

interface FormEndProps {
  form: {
    readonly failure: string | null;
    readonly attempt: Attempt;
    readonly busy: boolean;
    readonly isDirty: boolean;
    readonly again: () => void;
    readonly drop: () => () => void;
  };
  submit: string;
  onLeave: () => void;
}

/** Says why the form cannot be sent, and offers to send or cancel; cancelling asks before it drops the draft. */
function FormEnd({ form, submit, onLeave }: FormEndProps) {
  const t = useT();
  const confirm = useConfirm();
  const cancel = async () => {
    const isSure =
      !form.isDirty ||
      (await confirm({
        title: t("lists.discard.title"),
        body: t("lists.discard.body"),
        confirmLabel: t("common.discard_changes"),
        cancelLabel: t("lists.discard.cancel"),
        tone: "danger",
      }));
    if (!isSure) return;
    form.drop();
    onLeave();
  };
  return (
    <>
      <FormFailure message={form.failure} />
      <UnsureGate attempt={form.attempt} busy={form.busy} onAgain={form.again}>
        <FormFooter>
          <Button variant="default" size="lg" disabled={form.busy} onClick={() => void cancel()}>
            {t("ui.cancel")}
          </Button>
          <SubmitButton size="lg" busy={form.busy}>
            {submit}
          </SubmitButton>
        </FormFooter>
      </UnsureGate>
    </>
  );
}

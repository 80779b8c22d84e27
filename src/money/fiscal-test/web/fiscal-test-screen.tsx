import { type SyntheticEvent, useState } from "react";
import { isIdText } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import classes from "./fiscal-test.module.css";
import { useFiscalTest } from "./fiscal-test-api.ts";
import { TestedSale } from "./tested-sale.tsx";

type Subject = "built_in" | "an_order";

/** /dashboard/settings/fiscal-test: the tax documents that the code makes of a sale, and every failed check. */
export function FiscalTestScreen() {
  const t = useT();
  const test = useFiscalTest();
  const isUnknown = isApiError(test.error, "not_found");
  return (
    <>
      <PageHeader title={t("screens.fiscalTest")} />
      <Section title={t("fiscalTest.what")} description={t("fiscalTest.hint")}>
        <TestForm
          busy={test.isPending}
          unknown={isUnknown ? (test.variables ?? null) : null}
          onRun={(orderNo) => test.mutate(orderNo)}
        />
      </Section>
      <Stack gap={24} above={24} aria-live="polite">
        {test.error && !isUnknown ? (
          <FailureState
            reason={failureText(test.error, "fiscalTest.run_failed")}
            onRetry={() => test.mutate(test.variables)}
            busy={test.isPending}
          />
        ) : test.data ? (
          <TestedSale result={test.data} />
        ) : null}
      </Stack>
    </>
  );
}

interface TestFormProps {
  busy: boolean;
  /** The number that was tested if no order has it. */
  unknown: number | null;
  onRun: (orderNo: number | null) => void;
}

/** Chooses the built-in sale or an order by the number on its ticket. */
function TestForm({ busy, unknown, onRun }: TestFormProps) {
  const t = useT();
  const [subject, setSubject] = useState<Subject>("built_in");
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  const isUnknown = unknown !== null && orderNoOf(typed) === unknown;
  const refusal = isRefused
    ? t("fiscalTest.order_no_error")
    : isUnknown
      ? t("fiscalTest.order_unknown")
      : undefined;
  const run = (event: SyntheticEvent) => {
    event.preventDefault();
    if (subject === "built_in") return onRun(null);
    const orderNo = orderNoOf(typed);
    setRefused(orderNo === null);
    if (orderNo !== null) onRun(orderNo);
  };
  return (
    <Stack as="form" gap={16} noValidate onSubmit={run}>
      <SegmentedFilter<Subject>
        label={t("fiscalTest.what")}
        layout="wrap"
        value={subject}
        onChange={setSubject}
        options={[
          { value: "built_in", label: t("fiscalTest.built_in") },
          { value: "an_order", label: t("fiscalTest.an_order") },
        ]}
      />
      <Muted>{t(subject === "built_in" ? "fiscalTest.built_in_hint" : "fiscalTest.order_hint")}</Muted>
      {subject === "an_order" ? (
        <TextField
          className={classes.number}
          label={t("fiscalTest.order_no")}
          inputMode="numeric"
          autoComplete="off"
          required
          value={typed}
          error={refusal}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
      <div>
        <SubmitButton busy={busy}>{t("fiscalTest.run")}</SubmitButton>
      </div>
    </Stack>
  );
}

function orderNoOf(typed: string): number | null {
  const text = typed.trim();
  return isIdText(text) ? Number(text) : null;
}

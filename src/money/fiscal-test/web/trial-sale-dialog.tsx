import { IconFlask } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ReceivedField } from "#money/payments/web/public.ts";
import { PaperPreview } from "#money/receipts/web/public.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { TicketPaper } from "#service/kitchen/web/public.ts";
import { LeadSum } from "#ui/data/lead-sum.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { FormSkeleton } from "#ui/feedback/form-skeleton.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { Muted, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { MAX_TRIED, runTrialSale, type TrialSale } from "../contract/trial-sale.ts";
import { TestedDocumentItem } from "./tested-sale.tsx";
import classes from "./trial-sale-dialog.module.css";

const steps = ["order", "kitchen", "charge", "done"] as const;
type Step = (typeof steps)[number];

/** Takes an order, sends, charges and prints it as it will be, of the first dish on the menu: nothing is kept. */
export function TrialSaleDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [step, setStep] = useState<Step>("order");
  const [quantity, setQuantity] = useState(1);
  const [received, setReceived] = useState<TypedAmount>(null);
  const tried = useTrial(quantity);
  const { data: sale, error } = tried;
  const begin = () => {
    setReceived(null);
    setStep("order");
  };
  return (
    <AppDialog
      opened
      size="large"
      title={t("trialSale.title")}
      onClose={onClose}
      footer={
        sale ? (
          <Foot
            {...{ step, sale, received }}
            isWaiting={tried.isPlaceholderData || error !== null}
            onStep={setStep}
            onAgain={begin}
            onClose={onClose}
          />
        ) : null
      }
    >
      <Stack gap={16} className={classes.content}>
        <Notice tone="amber" icon={<IconFlask size={20} aria-hidden="true" />}>
          {t("trialSale.banner")}
        </Notice>
        <StepMarks step={step} />
        {error ? (
          <FailureState
            reason={failureText(error, "trialSale.failed")}
            onRetry={() => void tried.refetch()}
            busy={tried.isFetching}
          />
        ) : sale === undefined ? (
          <FormSkeleton label={t("ui.loading")} fields={2} />
        ) : step === "order" ? (
          <Ordering {...{ sale, quantity }} onQuantity={setQuantity} />
        ) : step === "kitchen" ? (
          <Kitchen sale={sale} />
        ) : step === "charge" ? (
          <Charging {...{ sale, received }} onReceived={setReceived} />
        ) : (
          <Papers sale={sale} received={received} />
        )}
      </Stack>
    </AppDialog>
  );
}

/** The sale of so many portions; while another number is computed, what is under the finger stays. */
const useTrial = (quantity: number) =>
  useQuery({
    queryKey: ["trial-sale", quantity],
    queryFn: ({ signal }) => call(runTrialSale, { body: { quantity }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

function StepMarks({ step }: { step: Step }) {
  const t = useT();
  return (
    <ol className={classes.steps}>
      {steps.map((each) => (
        <li key={each} aria-current={each === step ? "step" : undefined}>
          {t(`trialSale.steps.${each}`)}
        </li>
      ))}
    </ol>
  );
}

interface FootProps {
  step: Step;
  sale: TrialSale;
  received: TypedAmount;
  /** What is shown is not yet the sale that was asked for. */
  isWaiting: boolean;
  onStep: (step: Step) => void;
  onAgain: () => void;
  onClose: () => void;
}

const next = { order: "kitchen", kitchen: "charge", charge: "done" } as const;

/** The one way on of each step. */
function Foot({ step, sale, received, isWaiting, onStep, onAgain, onClose }: FootProps) {
  const t = useT();
  const due = formatAmount(sale.receipt.payableTotal, sale.currency);
  if (step === "done")
    return (
      <Row gap={8} full justify="end">
        <Button variant="default" size="xl" onClick={onAgain}>
          {t("trialSale.again")}
        </Button>
        <Button size="xl" onClick={onClose}>
          {t("trialSale.finish")}
        </Button>
      </Row>
    );
  return (
    <Button
      size="xl"
      fullWidth
      disabled={isWaiting || (step === "charge" && handedOver(received, sale) < sale.receipt.payableTotal)}
      onClick={() => onStep(next[step])}
    >
      {step === "order" ? t("trialSale.send") : t("trialSale.to_charge", { amount: due })}
    </Button>
  );
}

interface OrderingProps {
  sale: TrialSale;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

function Ordering({ sale, quantity, onQuantity }: OrderingProps) {
  const t = useT();
  const { dish, receipt, currency } = sale;
  return (
    <Row gap={16} justify="between" wrap className={classes.dish}>
      <Stack gap={4} room="grow">
        <Muted size="sm">{t("trialSale.first_dish")}</Muted>
        <Text size="lg" weight={650}>
          {dish.variant === null
            ? dish.title
            : t("kitchen.line.dish", { title: dish.title, variant: dish.variant })}
        </Text>
        <Muted>{factsText([receipt.tableTitle, formatAmount(dish.price, currency)])}</Muted>
      </Stack>
      <QuantityInput
        label={t("trialSale.quantity")}
        value={quantity}
        max={MAX_TRIED}
        large
        onChange={onQuantity}
      />
    </Row>
  );
}

function Kitchen({ sale: { ticket, receipt } }: { sale: TrialSale }) {
  const t = useT();
  return (
    <Stack gap={12} align="center">
      <Text size="lg" weight={650} centred>
        {t("trialSale.kitchen_title", { station: ticket.station })}
      </Text>
      <div className={classes.paper}>
        <PaperPreview receipt={receipt}>
          <Mark />
          <TicketPaper paper={ticket} />
        </PaperPreview>
      </div>
      <Muted size="sm" centred>
        {t("trialSale.kitchen_hint")}
      </Muted>
    </Stack>
  );
}

interface ChargingProps {
  sale: TrialSale;
  received: TypedAmount;
  onReceived: (received: TypedAmount) => void;
}

function Charging({ sale: { receipt, currency }, received, onReceived }: ChargingProps) {
  const t = useT();
  const due = receipt.payableTotal;
  return (
    <Stack gap={16}>
      <LeadSum label={t("trialSale.due")}>{formatAmount(due, currency)}</LeadSum>
      <ReceivedField currency={currency} due={due} received={received} onChange={onReceived} error={null} />
    </Stack>
  );
}

/** Nothing typed is the exact sum, as at the till; what cannot be read is nothing. */
function handedOver(received: TypedAmount, { receipt }: TrialSale): number {
  return received === null ? receipt.payableTotal : received === "unreadable" ? 0 : received;
}

function Papers({ sale, received }: { sale: TrialSale; received: TypedAmount }) {
  const t = useT();
  const { receipt, document, currency, is_issuing: isIssuing } = sale;
  const handed = cents(handedOver(received, sale));
  const change = cents(handed - receipt.payableTotal);
  return (
    <>
      <LeadSum tone="green">{t("trialSale.change", { amount: formatAmount(change, currency) })}</LeadSum>
      <div className={classes.papers}>
        <section aria-labelledby="trial-receipt">
          <Text as="h3" weight={600} id="trial-receipt" below={8}>
            {t("trialSale.receipt")}
          </Text>
          <div className={classes.paper} data-mark={t("trialSale.mark")}>
            <PaperPreview receipt={{ ...receipt, received: handed, change }} />
          </div>
        </section>
        <section aria-labelledby="trial-document">
          <Text as="h3" weight={600} id="trial-document" below={8}>
            {t("trialSale.document")}
          </Text>
          <ul className={classes.document}>
            <TestedDocumentItem document={document} currency={currency} />
          </ul>
          {isIssuing ? null : (
            <Muted size="sm" above={8}>
              {t("fiscalTest.not_issuing")}
            </Muted>
          )}
        </section>
      </div>
    </>
  );
}

function Mark() {
  const t = useT();
  return <p className={classes.mark}>{t("trialSale.mark")}</p>;
}

import type { z } from "zod";
import { isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Box, Muted, Row, Text } from "#ui/layout/layout.tsx";
import type { RefundableInvoice } from "../contract/refunds.ts";
import { dishTitle, InvoiceHead, PastRefunds } from "./past-refunds.tsx";
import {
  allPieces,
  choosePieces,
  chosenDishes,
  lineRefund,
  missingOf,
  piecesChosen,
  type RefundChoice,
  type RefundDraft,
  refundAmount,
  refundablePieces,
  refundableTip,
  refundChoices,
  refundFields,
  refundParts,
  startRefund,
} from "./refund-draft.ts";
import classes from "./refunds.module.css";
import { useRefundSale } from "./refunds-api.ts";

interface RefundFormProps {
  title: string;
  invoice: RefundableInvoice;
  onClose: () => void;
}

/** Chooses what to refund, how and why; the button shows the amount. A manager approves in place if needed. */
export function RefundForm({ title, invoice, onClose }: RefundFormProps) {
  const t = useT();
  const { refund, approvalDialog } = useRefund(invoice);
  const missing = (draft: RefundDraft) => {
    const method = methodOf(invoice, draft);
    if (!isOwed(invoice, draft) && method?.is_cash && invoice.drawer === null)
      return t("refunds.needs_drawer");
    const what = missingOf(draft);
    return what && t(`refunds.missing.${what}`);
  };
  return (
    <>
      <FormDialog
        title={title}
        size="medium"
        submitSize="xl"
        tone="danger"
        submitLabel={(draft) =>
          t(isOwed(invoice, draft) ? "refunds.submit_owed" : "refunds.submit", {
            amount: formatAmount(refundAmount(invoice, draft), invoice.currency),
          })
        }
        schema={refundFields}
        initialValues={startRefund(invoice)}
        missing={missing}
        isQuiet={isApprovalMissing}
        save={refund}
        onClose={onClose}
      >
        {(form) => (
          <>
            <InvoiceHead invoice={invoice} />
            {invoice.is_account_open ? <p className={classes.notice}>{t("refunds.account_open")}</p> : null}
            <RefundPieces
              invoice={invoice}
              lines={form.getValues().lines}
              onChange={(lines) => form.setFieldValue("lines", lines)}
            />
            <MethodAndReason invoice={invoice} form={form} />
            <PastRefunds invoice={invoice} />
          </>
        )}
      </FormDialog>
      {approvalDialog}
    </>
  );
}

interface HowAndWhyProps {
  invoice: RefundableInvoice;
  form: FormOf<typeof refundFields>;
}

function MethodAndReason({ invoice, form }: HowAndWhyProps) {
  const t = useT();
  const draft = form.getValues();
  const { withheld, onAccount, paidOut } = refundParts(invoice, draft);
  const money = (cents: Cents) => formatAmount(cents, invoice.currency);
  return (
    <>
      {withheld > 0 ? (
        <p className={classes.notice}>{t("refunds.withheld", { amount: money(withheld) })}</p>
      ) : null}
      {onAccount > 0 ? (
        <p className={classes.notice}>
          {paidOut > 0
            ? t("refunds.partly_owed", { owed: money(onAccount), paid: money(paidOut) })
            : t("refunds.owed", { owed: money(onAccount) })}
        </p>
      ) : null}
      {isOwed(invoice, draft) ? null : <MethodChoice invoice={invoice} form={form} />}
      <TextField
        label={t("common.reason")}
        required
        placeholder={t("refunds.reason_example")}
        maxLength={200}
        {...form.getInputProps("reason")}
      />
      <RefundStock
        value={draft.returns_stock}
        onChange={(isReturned) => form.setFieldValue("returns_stock", isReturned)}
        error={form.getInputProps("returns_stock").error}
      />
      {refundableTip(invoice) > 0 ? (
        <CheckField
          label={t("refunds.returns_tip", { amount: formatAmount(refundableTip(invoice), invoice.currency) })}
          checked={draft.returns_tip}
          onChange={(returnsTip) => form.setFieldValue("returns_tip", returnsTip)}
        />
      ) : null}
    </>
  );
}

function MethodChoice({ invoice, form }: HowAndWhyProps) {
  const t = useT();
  const method = methodOf(invoice, form.getValues());
  return (
    <>
      <ChoiceList
        label={t("refunds.method")}
        mode="single"
        layout="tiles"
        choices={invoice.payment_types.map((type) => ({ value: String(type.id), label: type.title }))}
        value={method ? [String(method.id)] : []}
        onChange={([id]) => form.setFieldValue("payment_type_id", Number(id))}
        error={form.getInputProps("payment_type_id").error}
      />
      {method?.is_cash && invoice.drawer !== null ? (
        <Muted>{t("refunds.out_of", { drawer: invoice.drawer })}</Muted>
      ) : null}
    </>
  );
}

/** Tells whether the whole refund is taken off the customer's debt: then nothing is paid out. */
function isOwed(invoice: RefundableInvoice, draft: RefundDraft): boolean {
  const { onAccount, paidOut } = refundParts(invoice, draft);
  return onAccount > 0 && paidOut === 0;
}

function methodOf({ payment_types }: RefundableInvoice, { payment_type_id }: RefundDraft) {
  return payment_types.find((type) => type.id === payment_type_id);
}

interface RefundStockProps {
  value: RefundDraft["returns_stock"];
  onChange: (isReturned: boolean) => void;
  error?: string | null;
}

/** Asks what became of the dishes: every time, without a default. */
function RefundStock({ value, onChange, error = null }: RefundStockProps) {
  const t = useT();
  return (
    <ChoiceList
      label={t("refunds.stock.label")}
      mode="single"
      choices={[
        { value: "kept", label: t("refunds.stock.returned") },
        { value: "gone", label: t("refunds.stock.gone") },
      ]}
      error={error}
      value={value === null ? [] : [value ? "kept" : "gone"]}
      onChange={([answer]) => onChange(answer === "kept")}
    />
  );
}

/** Sends the refund, with a manager's approval if needed. */
function useRefund(invoice: RefundableInvoice) {
  const refunding = useRefundSale();
  const approval = useApproval();
  return {
    approvalDialog: approval.dialog,
    refund: (chosen: z.output<typeof refundFields>, uuid: Uuid) => {
      const { invoice_id, refunded: refunded_before } = invoice;
      const isPaidOut = refundParts(invoice, chosen).paidOut > 0;
      const payment_type_id = isPaidOut ? chosen.payment_type_id : null;
      const body = { uuid, invoice_id, refunded_before, ...chosen, payment_type_id };
      return approval.run(
        (token) => refunding.mutateAsync(token === undefined ? body : { ...body, approval: token }),
        {
          what: chosenDishes(invoice, chosen.lines),
          amount: formatAmount(refundAmount(invoice, chosen), invoice.currency),
          reason: chosen.reason,
        },
      );
    },
  };
}

interface RefundPiecesProps {
  invoice: RefundableInvoice;
  lines: RefundDraft["lines"];
  onChange: (lines: RefundDraft["lines"]) => void;
}

/** Chooses the pieces of each line and shows their worth; one tap chooses everything. */
function RefundPieces({ invoice, lines, onChange }: RefundPiecesProps) {
  const t = useT();
  return (
    <section aria-label={t("refunds.what")}>
      <Row align="center" justify="between" gap={8}>
        <Text as="h3" size="md">
          {t("refunds.what")}
        </Text>
        <Button variant="default" onClick={() => onChange(allPieces(invoice))}>
          {t("refunds.all")}
        </Button>
      </Row>
      <Box as="ul" above={8}>
        {refundChoices(invoice).map((line) => (
          <LinePieces
            key={line.id}
            line={line}
            currency={invoice.currency}
            count={piecesChosen(lines, line)}
            onChange={(count) => onChange(choosePieces(lines, line, count))}
          />
        ))}
      </Box>
    </section>
  );
}

interface LinePiecesProps {
  line: RefundChoice;
  currency: string;
  count: number;
  onChange: (count: number) => void;
}

function LinePieces({ line, currency, count, onChange }: LinePiecesProps) {
  const t = useT();
  return (
    <Row as="li" align="center" wrap gap={8} across={12} ruled>
      <span className={classes.grow}>
        {t("common.pieces_of", { quantity: line.quantity, title: dishTitle(line) })}
        {line.refunded > 0 ? (
          <Muted as="span"> {t("refunds.given_back", { count: line.refunded })}</Muted>
        ) : null}
        {line.combo ? (
          <Muted as="span" block size="sm">
            {factsText(countedTexts(line.lines.map(dishTitle), formatCount))}
          </Muted>
        ) : null}
      </span>
      {refundablePieces(line) > 0 ? (
        <QuantityInput
          label={t("refunds.pieces_of", { title: dishTitle(line) })}
          min={0}
          max={refundablePieces(line)}
          value={count}
          onChange={onChange}
        />
      ) : null}
      <span className={classes.amount}>{formatAmount(lineRefund(line, count), currency)}</span>
    </Row>
  );
}

import { IconArrowBackUp } from "@tabler/icons-react";
import { addCents, type Cents } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Row, Span, Stack } from "#ui/layout/layout.tsx";
import type { PaidPart } from "../../contract/payments.ts";
import { useUndoPart } from "../payments-api.ts";
import { ReturnMoneyDialog } from "../return-money-dialog.tsx";

interface PaidPartsProps {
  parts: readonly PaidPart[];
  amount: (cents: Cents) => string;
  onUndo: (part: PaidPart) => void;
}

/** Lists the paid parts, each with its invoice; one can be taken back without the others. */
export function PaidParts({ parts, amount, onUndo }: PaidPartsProps) {
  const t = useT();
  if (parts.length === 0) return null;
  return (
    <section aria-label={t("payments.parts.title")}>
      <Muted as="h3" below={4} size="xs" weight={550}>
        {t("payments.parts.title")}
      </Muted>
      <Stack as="ul" gap={4}>
        {parts.map((part) => (
          <Row as="li" align="center" gap={8} key={part.invoice_id}>
            <Span room="grow">
              {t("payments.parts.invoice", { invoiceNo: part.invoice_no, methods: part.methods.join(" + ") })}
              {part.tip_amount === 0 ? null : (
                <Muted as="span" block size="xs">
                  {t("payments.parts.with_tip", { amount: amount(part.tip_amount) })}
                </Muted>
              )}
              {part.customer_name === null ? null : (
                <Muted as="span" block size="xs">
                  {part.customer_name}
                </Muted>
              )}
            </Span>
            <Span weight={550}>{amount(part.amount)}</Span>
            <Button
              variant="subtle"
              tone="danger"
              icon={<IconArrowBackUp size={18} aria-hidden="true" />}
              aria-label={t("payments.parts.undo_of", { invoiceNo: part.invoice_no })}
              onClick={() => onUndo(part)}
            >
              {t("common.undo")}
            </Button>
          </Row>
        ))}
      </Stack>
    </section>
  );
}

interface UndoPartDialogProps {
  part: PaidPart;
  amount: (cents: Cents) => string;
  onClose: () => void;
}

/** Asks why a part is taken back; lies beside the payment's dialog, because a form cannot hold another one. */
export function UndoPartDialog({ part, amount, onClose }: UndoPartDialogProps) {
  const t = useT();
  const undoing = useUndoPart();
  return (
    <ReturnMoneyDialog
      title={t("payments.parts.undo_of", { invoiceNo: part.invoice_no })}
      hint={t("payments.parts.undo_hint")}
      amount={amount(addCents(part.amount, part.tip_amount))}
      send={(request) => undoing.mutateAsync({ ...request, invoiceId: part.invoice_id })}
      onClose={onClose}
    />
  );
}

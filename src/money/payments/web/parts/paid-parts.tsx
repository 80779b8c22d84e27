import { IconArrowBackUp } from "@tabler/icons-react";
import { isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import { addCents, type Cents } from "#platform/domain/money/cents.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { type PaidPart, undoPart } from "../../contract/payments.ts";
import { useUndoPart } from "../payments-api.ts";

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
            <Text as="span" room="grow">
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
            </Text>
            <Text as="span" weight={550}>
              {amount(part.amount)}
            </Text>
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

const undoSchema = undoPart.body.pick({ reason: true });

/** Asks why a part is taken back; lies beside the payment's dialog, because a form cannot hold another one. */
export function UndoPartDialog({ part, amount, onClose }: UndoPartDialogProps) {
  const t = useT();
  const undoing = useUndoPart();
  const approval = useApproval();
  const given = amount(addCents(part.amount, part.tip_amount));
  const title = t("payments.parts.undo_of", { invoiceNo: part.invoice_no });
  return (
    <>
      <FormDialog
        tone="danger"
        title={title}
        submitLabel={t("common.return_amount", { amount: given })}
        schema={undoSchema}
        initialValues={{ reason: "" }}
        words={() => "payments.parts.reason_required"}
        isQuiet={isApprovalMissing}
        save={({ reason }, uuid) =>
          approval.run(
            (token) =>
              undoing.mutateAsync({
                uuid,
                invoiceId: part.invoice_id,
                reason,
                ...(token === undefined ? {} : { approval: token }),
              }),
            { what: title, amount: given, reason },
          )
        }
        onClose={onClose}
      >
        {(form) => (
          <>
            <Muted below={12}>{t("payments.parts.undo_hint")}</Muted>
            <TextField
              data-autofocus
              label={t("common.reason")}
              maxLength={200}
              {...form.getInputProps("reason")}
            />
          </>
        )}
      </FormDialog>
      {approval.dialog}
    </>
  );
}

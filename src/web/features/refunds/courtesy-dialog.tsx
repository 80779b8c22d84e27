import { z } from "zod";
import type { OrderItem } from "../../../contract/orders.ts";
import { giveCourtesy } from "../../../contract/refunds.ts";
import { QuantityInput } from "../../../ui/forms/quantity-input.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { FormDialog } from "../../platform/forms/form-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import { isApprovalMissing, useApproval } from "../approvals/public.ts";
import classes from "./refunds.module.css";
import { useGiveCourtesy } from "./refunds-api.ts";

/** `pieces` is null for all that there are, however many that becomes. */
const courtesy = giveCourtesy.body
  .pick({ reason: true })
  .extend({ pieces: z.number().int().min(1).nullable() });

export interface CourtesyDialogProps {
  line: Pick<OrderItem, "id" | "item_title" | "quantity">;
  onClose: () => void;
}

/** Gives an ordered item, or some of its pieces, for free, with a reason; a manager approves in place. */
export function CourtesyDialog({ line, onClose }: CourtesyDialogProps) {
  const t = useT();
  const { id, item_title: title, quantity: of } = line;
  const giving = useGiveCourtesy(id);
  const approval = useApproval();
  const quantityOf = (pieces: number | null) => Math.min(pieces ?? of, of);
  return (
    <>
      <FormDialog
        title={(values) => t("refunds.courtesy.title", { quantity: quantityOf(values.pieces), title })}
        submitLabel={t("refunds.courtesy.confirm")}
        schema={courtesy}
        initialValues={{ reason: "", pieces: null }}
        missing={({ reason }) => (reason.trim() === "" ? t("refunds.missing.reason") : null)}
        isQuiet={isApprovalMissing}
        save={({ reason, pieces }) => {
          const body = { reason, part: { quantity: quantityOf(pieces), of } };
          return approval.run((given) =>
            giving.mutateAsync(given === undefined ? body : { ...body, approval: given }),
          );
        }}
        onClose={onClose}
      >
        {(form) => (
          <>
            <p className={classes.secondary}>{t("refunds.courtesy.body")}</p>
            {of > 1 ? (
              <div className={classes.pieces}>
                <span className={classes.grow}>{t("refunds.courtesy.pieces", { title })}</span>
                <QuantityInput
                  label={t("refunds.courtesy.pieces", { title })}
                  value={quantityOf(form.getValues().pieces)}
                  max={of}
                  onChange={(pieces) => form.setFieldValue("pieces", pieces)}
                />
              </div>
            ) : null}
            <TextField
              label={t("refunds.reason")}
              placeholder={t("refunds.courtesy.reason_example")}
              maxLength={200}
              data-autofocus
              {...form.getInputProps("reason")}
            />
          </>
        )}
      </FormDialog>
      {approval.dialog}
    </>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import { call } from "#platform/web/api.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { giveCourtesy } from "../../contract/courtesies.ts";
import type { OrderItem } from "../../contract/orders.ts";
import { openAccountsQuery } from "../accounts/orders-api.ts";
import { describeDishes, PiecesRow } from "./dialog-parts.tsx";

/** `pieces` is null for all pieces, however many there are by then. */
const courtesySchema = giveCourtesy.body
  .pick({ reason: true })
  .extend({ pieces: z.number().int().min(1).nullable() });

interface CourtesyDialogProps {
  line: Pick<OrderItem, "id" | "item_title" | "quantity" | "price">;
  onClose: () => void;
}

/** Gives an ordered item, or some of its pieces, for free, with a reason; a manager approves in place. */
export function CourtesyDialog({ line, onClose }: CourtesyDialogProps) {
  const t = useT();
  const { id, item_title: title, quantity: of } = line;
  const currency = useUser()?.currency ?? "";
  const client = useQueryClient();
  const approval = useApproval();
  const quantityOf = (pieces: number | null) => Math.min(pieces ?? of, of);
  return (
    <>
      <FormDialog
        title={(values) => t("orders.courtesy.title", { quantity: quantityOf(values.pieces), title })}
        submitLabel={t("orders.courtesy.action")}
        schema={courtesySchema}
        initialValues={{ reason: "", pieces: null }}
        missing={({ reason }) => (reason.trim() === "" ? t("orders.courtesy.reason_missing") : null)}
        isQuiet={isApprovalMissing}
        save={async ({ reason, pieces }) => {
          const body = { reason, part: { quantity: quantityOf(pieces), of } };
          try {
            return await approval.run(
              (token) =>
                call(giveCourtesy, {
                  params: { itemId: id },
                  body: token === undefined ? body : { ...body, approval: token },
                }),
              { ...describeDishes(line, quantityOf(pieces), currency), reason },
            );
          } finally {
            await client.invalidateQueries({ queryKey: openAccountsQuery.queryKey });
          }
        }}
        onClose={onClose}
      >
        {(form) => (
          <>
            <Muted>{t("orders.courtesy.body")}</Muted>
            <PiecesRow
              label={t("common.quantity_of_title", { title })}
              value={quantityOf(form.getValues().pieces)}
              max={of}
              onChange={(pieces) => form.setFieldValue("pieces", pieces)}
            />
            <TextField
              label={t("common.reason")}
              required
              placeholder={t("orders.courtesy.reason_example")}
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

import type { ResponseOf } from "#platform/contract/define.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { type DocumentCorrections, mendBuyer, type replaceDocument } from "../contract/corrections.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { useMendBuyer, useReplaceDocument } from "./tax-documents-api.ts";
import { writtenReceptor } from "./written-receptor.ts";

export interface BuyerDialogProps {
  corrections: DocumentCorrections;
  /** Under its own number, or under a new one in its place. */
  way: "mend_buyer" | "replace";
  onClose: () => void;
}

/** The buyer's data put right, and the document sent: what is refused is told at its field. */
export function BuyerDialog({ corrections, way, onClose }: BuyerDialogProps) {
  const t = useT();
  const mending = useMendBuyer();
  const replacing = useReplaceDocument();
  const { document, receptor, district_on } = corrections;
  const isMend = way === "mend_buyer";
  return (
    <FormDialog
      size="large"
      title={t(isMend ? "taxDocuments.act.mend_buyer" : "taxDocuments.act.replace_title")}
      submitLabel={t(isMend ? "taxDocuments.act.send_again" : "taxDocuments.act.replace")}
      schema={mendBuyer.body}
      initialValues={{ receptor: writtenReceptor(receptor) }}
      save={(body): Promise<ResponseOf<typeof mendBuyer | typeof replaceDocument>> =>
        (isMend ? mending : replacing).mutateAsync({ params: { id: document.id }, body })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t(isMend ? "taxDocuments.act.mend_buyer_what" : "taxDocuments.act.replace_what")}</p>
          <BuyerFields
            form={form}
            isFiscal={document.kind !== "01" && document.kind !== "14"}
            needsDistrict={
              isMend ? district_on.own : district_on.issued_now.some((kind) => kind === document.kind)
            }
          />
        </>
      )}
    </FormDialog>
  );
}

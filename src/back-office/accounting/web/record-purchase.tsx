import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useReviewDocument } from "#back-office/purchase-documents/web/public.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import type { AccountedDocument } from "../contract/accounting.ts";
import { dteQuery } from "./accounting-api.ts";

/** Brings what was bought of somebody without NRC (14) into stock, for whoever put that off when the document was made. */
export function RecordPurchase({ document }: { document: AccountedDocument }) {
  const t = useT();
  const client = useQueryClient();
  const review = useReviewDocument();
  const [busy, setBusy] = useState(false);
  if (document.kind !== "14" || document.state === "invalidated" || review === null) return null;
  const record = async () => {
    setBusy(true);
    try {
      const { data } = await client.fetchQuery(dteQuery({ documentId: document.id }));
      const name = t("manualInvoicing.excluded.to_stock.file", { name: document.name ?? "" });
      review({ name, text: JSON.stringify(data?.dte_json_completo ?? {}) });
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="default" busy={busy} onClick={() => void record()}>
        {t("manualInvoicing.excluded.to_stock.confirm")}
      </Button>
    </div>
  );
}

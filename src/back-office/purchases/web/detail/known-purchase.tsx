import { type ReactNode, useState } from "react";
import { type PurchaseId, toId } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { PurchaseDialog } from "./purchase-dialog.tsx";

/** An earlier purchase that a refusal or a warning names. */
export interface NamedPurchase {
  readonly id: PurchaseId;
  /** A sentence that says which one it is. */
  readonly message: string;
  /** True when another one may be recorded beside it. */
  readonly mayBeAnother: boolean;
}

/** Returns the earlier purchase that a refusal names; null for any other failure. */
export function namedPurchase(error: unknown): NamedPurchase | null {
  if (!isApiError(error, "purchase_paper_known", "purchase_document_known")) return null;
  const { purchase_id: id } = error.details;
  if (typeof id !== "number") return null;
  return {
    id: toId<"Purchase">(id),
    message: error.message,
    mayBeAnother: error.code === "purchase_paper_known",
  };
}

interface KnownPurchaseProps {
  purchase: Pick<NamedPurchase, "id" | "message">;
  children?: ReactNode;
}

/** Names an earlier purchase and opens it on top, so that nothing typed is left. */
export function KnownPurchase({ purchase: { id, message }, children }: KnownPurchaseProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Notice
        tone="amber"
        action={
          <Row wrap gap={8}>
            <Button variant="default" onClick={() => setOpen(true)}>
              {t("common.view_purchase")}
            </Button>
            {children}
          </Row>
        }
      >
        <span role="alert" data-refused="">
          {message}
        </span>
      </Notice>
      {isOpen ? <PurchaseDialog id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { productName } from "../frame/brand.tsx";
import { useT } from "../use-t.ts";
import { leavePrintPage } from "./leave-print-page.ts";

/** A print page without anything kept for it: opened by hand, or a second time. */
export function NothingToPrint({ message }: { message: string }) {
  const t = useT();
  return (
    <main>
      <title>{`${message} · ${productName}`}</title>
      <h1 className="visually-hidden">{message}</h1>
      <EmptyState
        picture={<ReceiptPicture />}
        message={message}
        hint={t("receipts.nothing_hint")}
        action={<Button onClick={leavePrintPage}>{t("receipts.go_back")}</Button>}
      />
    </main>
  );
}

import { IconReceiptRefund } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";

import classes from "./paid-invoices.module.css";

const PaidInvoicesDialog = lazy(() =>
  import("./paid-invoices-dialog.tsx").then((module) => ({ default: module.PaidInvoicesDialog })),
);

/** Opens the list of paid invoices to view or refund them; for people who may see invoices. */
export function PaidInvoicesButton() {
  const t = useT();
  const mayDo = useMayDo();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayDo("invoice.see")) return null;
  return (
    <>
      <Button
        variant="default"
        className={classes.open}
        icon={<IconReceiptRefund size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t("refunds.find.title")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PaidInvoicesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

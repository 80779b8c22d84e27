import { useMediaQuery } from "@mantine/hooks";
import { IconReceiptRefund } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";

import classes from "./paid-invoices.module.css";

const PaidInvoicesDialog = lazy(() =>
  import("./paid-invoices-dialog.tsx").then((module) => ({ default: module.PaidInvoicesDialog })),
);

/** Opens the list of paid invoices to view or refund them; for people who may see invoices. On a phone an icon has to do. */
export function PaidInvoicesButton() {
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const t = useT();
  const mayDo = useMayDo();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayDo("invoice.see")) return null;
  const open = () => setIsOpen(true);
  const icon = <IconReceiptRefund size={20} stroke={1.75} aria-hidden="true" />;
  return (
    <>
      {isPhone ? (
        <IconButton variant="default" label={t("refunds.find.title")} icon={icon} onClick={open} />
      ) : (
        <Button variant="default" className={classes.open} icon={icon} onClick={open}>
          {t("refunds.find.title")}
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <PaidInvoicesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

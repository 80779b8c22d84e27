import { IconFlask } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import classes from "./setup-guide.module.css";

const TrialSaleDialog = lazy(() =>
  import("#money/fiscal-test/web/public.ts").then((module) => ({ default: module.TrialSaleDialog })),
);

/** Opens a sale that is kept nowhere. */
export function TrialButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.trial}>
      <Button
        variant="light"
        size="lg"
        fullWidth
        icon={<IconFlask size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t("setup.trial")}
      </Button>
      <Muted size="sm" above={8}>
        {t("setup.trial_hint")}
      </Muted>
      {isOpen ? (
        <Suspense fallback={null}>
          <TrialSaleDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

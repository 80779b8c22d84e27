import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import classes from "./cash.module.css";
import { deskQuery } from "./cash-api.ts";
import { DrawerDialog } from "./drawer-dialog.tsx";
import { RulesDialog } from "./rules-dialog.tsx";

const TipRulesDialog = lazy(() =>
  import("#money/tips/web/public.ts").then((module) => ({ default: module.TipRulesDialog })),
);

/** Drawers and rules, for those who set the restaurant up. */
export function SetUpMenu() {
  const t = useT();
  const [shown, setShown] = useState<"drawer" | "rules" | "tips" | null>(null);
  const desk = useQuery(deskQuery).data;
  const close = () => setShown(null);
  return (
    <div className={classes.setUp}>
      <Button variant="default" disabled={!desk} onClick={() => setShown("drawer")}>
        {t("cash.set_up.add_drawer")}
      </Button>
      <Button variant="default" disabled={!desk} onClick={() => setShown("rules")}>
        {t("cash.set_up.rules")}
      </Button>
      <Button variant="default" onClick={() => setShown("tips")}>
        {t("tips.rules.action")}
      </Button>
      {shown === "tips" ? (
        <Suspense fallback={null}>
          <TipRulesDialog onClose={close} />
        </Suspense>
      ) : null}
      {shown === "drawer" && desk ? (
        <DrawerDialog drawer={null} points={desk.points_of_sale} onClose={close} />
      ) : null}
      {shown === "rules" && desk ? (
        <RulesDialog rules={desk.rules} currency={desk.currency} onClose={close} />
      ) : null}
    </div>
  );
}

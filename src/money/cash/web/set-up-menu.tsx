import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { cashRules } from "#core/settings/contract/cash-rules.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import {
  SettingFields,
  settingFieldWords,
  settingFormValues,
  settingSchema,
} from "#platform/web/forms/setting-fields.tsx";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import type { cashDesk } from "../contract/cash.ts";
import classes from "./cash.module.css";
import { deskQuery, useSetRules } from "./cash-api.ts";
import { DrawerDialog } from "./drawer-dialog.tsx";

const TipRulesDialog = lazy(() =>
  import("#money/tips/web/public.ts").then((module) => ({ default: module.TipRulesDialog })),
);

/** Sets up drawers and rules, for people who set up the restaurant: by buttons, on a phone in a menu. */
export function SetUpMenu() {
  const t = useT();
  const [shown, setShown] = useState<"drawer" | "rules" | "tips" | null>(null);
  const desk = useQuery(deskQuery).data;
  const close = () => setShown(null);
  const act = (key: NonNullable<typeof shown>, label: string, disabled = false) => ({
    key,
    label,
    disabled,
    onSelect: () => setShown(key),
  });
  const acts = [
    act("drawer", t("cash.set_up.add_drawer"), !desk),
    act("rules", t("cash.set_up.rules"), !desk),
    act("tips", t("tips.rules.title")),
  ];
  return (
    <>
      <span className={classes.setUp}>
        {acts.map(({ key, label, disabled, onSelect }) => (
          <Button key={key} variant="default" disabled={disabled} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </span>
      <span className={classes.setUpMenu}>
        <ActionMenu label={t("ui.actions")} actions={acts} />
      </span>
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
    </>
  );
}

const rulesSchema = settingSchema(cashRules);

type Desk = ResponseOf<typeof cashDesk>;

interface RulesDialogProps {
  rules: Desk["rules"];
  currency: string;
  onClose: () => void;
}

/** Edits the restaurant's rules about its cash and its business day. */
function RulesDialog({ rules, currency, onClose }: RulesDialogProps) {
  const t = useT();
  const setting = useSetRules();
  return (
    <FormDialog
      title={t("cash.set_up.rules")}
      submitLabel={t("cash.set_up.save")}
      schema={rulesSchema}
      initialValues={valuesOf(rules)}
      meanwhile={{
        reload: useReload(deskQuery, (desk) => valuesOf(desk.rules)),
        fields: settingFieldWords(cashRules, t),
      }}
      save={(body) => setting.mutateAsync(body)}
      onClose={onClose}
    >
      {(form) => (
        <SettingFields group={cashRules} form={form} currency={currency} autoFocus="difference_limit" />
      )}
    </FormDialog>
  );
}

const valuesOf = (rules: Desk["rules"]) => settingFormValues(cashRules, rules);

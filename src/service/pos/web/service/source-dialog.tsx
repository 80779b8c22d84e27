import { type FormEvent, useId, useState } from "react";
import { type OrderSource, orderSources, usualSources } from "#core/settings/domain/order-source.ts";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { EXTERNAL_NUMBER_MAX } from "#service/cart/domain/cart.ts";
import { Button } from "#ui/forms/button.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { useCart, usePos } from "../pos-context.ts";
import { SourceIcon } from "./source-icon.tsx";

/** Chooses the source of the order with one tap and, for a delivery platform, its order number. */
export function SourceDialog({ onClose }: { onClose: () => void }) {
  const { actions } = usePos();
  const t = useT();
  const cart = useCart((state) => state.cart);
  const usual = cart.diningOption && usualSources[cart.diningOption];
  const [source, setSource] = useState<OrderSource | null>(cart.source ?? usual);
  const firstNumber = cart.externalNumber ?? "";
  const [number, setNumber] = useState(firstNumber);
  const choose = (picked: OrderSource) => {
    setSource(picked);
    if (picked === "delivery_platform") return;
    actions.selectSource(picked === usual ? null : picked);
    onClose();
  };
  const savePlatform = (saved: string) => {
    actions.selectSource("delivery_platform", saved);
    onClose();
  };
  const sourceName = (offered: OrderSource) =>
    offered === "delivery_platform" ? t("pos.source.platform") : t(`orders.source.${offered}`);
  const formId = useId();
  return (
    <GuardedDialog
      opened
      isDirty={number !== firstNumber}
      onClose={onClose}
      title={t("pos.source.title")}
      size="small"
      footer={
        source === "delivery_platform" ? (
          <Button type="submit" form={formId} size="lg" fullWidth>
            {t("pos.source.save")}
          </Button>
        ) : null
      }
    >
      <Stack gap={16}>
        <ChoiceList
          label={t("pos.source.choose")}
          mode="single"
          choices={orderSources.map((offered) => ({
            value: offered,
            label: sourceName(offered),
            icon: <SourceIcon source={offered} />,
          }))}
          value={source === null ? [] : [source]}
          onChange={([picked]) => {
            const chosen = orderSources.find((offered) => offered === picked);
            if (chosen !== undefined) choose(chosen);
          }}
        />
        {source === "delivery_platform" ? (
          <PlatformNumber {...{ formId, number }} onNumber={setNumber} onSave={savePlatform} />
        ) : null}
      </Stack>
    </GuardedDialog>
  );
}

interface PlatformNumberProps {
  formId: string;
  number: string;
  onNumber: (number: string) => void;
  onSave: (number: string) => void;
}

function PlatformNumber({ formId, number, onNumber, onSave }: PlatformNumberProps) {
  const t = useT();
  const [isMissing, setMissing] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = number.trim();
    setMissing(trimmed === "");
    if (trimmed !== "") onSave(trimmed);
  };
  return (
    <form id={formId} onSubmit={save} noValidate>
      <TextField
        label={t("pos.source.number")}
        description={t("pos.source.number_hint")}
        value={number}
        maxLength={EXTERNAL_NUMBER_MAX}
        error={isMissing ? t("pos.source.number_missing") : null}
        onChange={(event) => onNumber(event.currentTarget.value)}
        autoFocus
        autoComplete="off"
      />
    </form>
  );
}

import { useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import type { PaymentTypeSettings } from "../contract/payment-types.ts";
import { paymentPictures } from "./payment-pictures.tsx";
import classes from "./payment-types.module.css";

/** What the cashier sees of it: the same tiles, in the same order, to try. */
export function ChargePreview({ types }: { types: readonly PaymentTypeSettings[] }) {
  const t = useT();
  const offered = types.filter((type) => type.isActive);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const type = offered.find(({ id }) => String(id) === chosen[0]);
  return (
    <Section title={t("paymentTypes.preview")} description={t("paymentTypes.preview_hint")}>
      <SurfaceCard>
        <div className={classes.preview}>
          <ChoiceList
            label={t("payments.method")}
            mode="single"
            layout="tiles"
            choices={offered.map(({ id, title, icon }) => ({
              value: String(id),
              label: title,
              icon: paymentPictures[icon],
            }))}
            value={type ? chosen : []}
            onChange={setChosen}
          />
          <p className={classes.asks} role="status">
            {type ? t(asksOf(type)) : ""}
          </p>
        </div>
      </SurfaceCard>
    </Section>
  );
}

/** What the cashier is asked for with it, and whether it is counted. */
function asksOf({ icon, settles }: PaymentTypeSettings) {
  if (settles === "on_account") return "paymentTypes.asks_customer";
  return icon === "cash" ? "paymentTypes.asks_received" : "paymentTypes.asks_reference";
}

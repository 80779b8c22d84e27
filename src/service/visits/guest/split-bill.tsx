import { useState } from "react";
import { Stepper } from "#service/cart/guest/stepper.tsx";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import { equalParts } from "./equal-parts.ts";

const MOST_PEOPLE = 50;

/** What each pays when the bill is split equally, to the cent. */
export function SplitBill({ total }: { total: number }) {
  const t = useWords();
  const money = useMoney();
  const [people, setPeople] = useState(2);
  const { more, moreCount, less } = equalParts(total, people);
  return (
    <section className="order">
      <h2>{t("split")}</h2>
      <div className="line-foot">
        <span>{t("people")}</span>
        <Stepper
          value={people}
          label={t("people")}
          min={2}
          max={MOST_PEOPLE}
          onLess={() => setPeople(people - 1)}
          onMore={() => setPeople(people + 1)}
        />
        <strong role="status">
          {moreCount === 0
            ? t("each_pays", { amount: money(less) })
            : t("each_pays_rest", {
                more: t("pays_more", { count: moreCount, amount: money(more) }),
                rest: t("pays_rest", { count: people - moreCount, amount: money(less) }),
              })}
        </strong>
      </div>
    </section>
  );
}

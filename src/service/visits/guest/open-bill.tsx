import { useState } from "react";
import { centsFromDecimal, decimalFromCents, sumCents } from "#platform/domain/money/cents.ts";
import { Stepper } from "#service/cart/guest/stepper.tsx";
import { GuestArt } from "#service/guest-menu/guest/guest-art.tsx";
import { useMoney, usePercent, useWords } from "#service/guest-menu/guest/page-context.ts";
import { BillRequest } from "./bill-request.tsx";
import { OrderLines } from "./order-lines.tsx";
import type { BillOfTable, TableBill } from "./use-bill.ts";

interface OpenBillProps {
  readonly bill: TableBill;
  readonly ofTable: BillOfTable;
}

/** The orders of the table and what is to pay. It needs an answer of the server, so that its code may come after the page. */
export function OpenBill({ bill, ofTable }: OpenBillProps) {
  const t = useWords();
  const money = useMoney();
  const { orders, waiting, summary, shares } = bill;
  if (orders.length + waiting.length === 0)
    return (
      <div className="nothing">
        <GuestArt of="empty" />
        <p>{t("bill_empty")}</p>
      </div>
    );
  return (
    <>
      {orders.length > 0 && (
        <p className="to-pay">
          <span>{t("total")}</span>
          <strong className="price">{money(summary.total)}</strong>
        </p>
      )}
      <BillRequest ofTable={ofTable} />
      {orders.map((order) => (
        <section key={order.id} className="order">
          <h2>
            {t("order_of", { number: order.tokenNo })} · <Orderer by={order.by} isMine={order.is_mine} />
          </h2>
          <OrderLines items={order.items} />
        </section>
      ))}
      {orders.length > 0 && (
        <>
          <Summary summary={summary} />
          {shares.length > 1 && <Shares shares={shares} />}
          <SplitBill total={summary.total} />
        </>
      )}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
    </>
  );
}

/** Orders that staff have not taken yet, apart from the total above, which does not hold them. */
function Waiting({ waiting }: Pick<TableBill, "waiting">) {
  const t = useWords();
  const money = useMoney();
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting">{t("waits")}</h2>
      <p className="rule">{t("waits_apart")}</p>
      {waiting.map(({ id, by, is_mine, items }) => (
        <div key={id} className="order">
          <h3>
            <Orderer by={by} isMine={is_mine} />
          </h3>
          <OrderLines items={items} />
          <p className="sum">
            <span>{t("waits_sum")}</span>
            <span className="price">{money(amountOf(items))}</span>
          </p>
        </div>
      ))}
    </section>
  );
}

/** Adds up the prices of dishes as they were ordered. */
const amountOf = (items: TableBill["orders"][number]["items"]): number =>
  decimalFromCents(sumCents(items.map(({ price }) => centsFromDecimal(price))));

function Orderer({ by, isMine }: { by: string | null; isMine: boolean }) {
  const t = useWords();
  if (isMine) return t("by_me");
  return by === null ? t("by_waiter") : <bdi>{by}</bdi>;
}

function Summary({ summary }: { summary: TableBill["summary"] }) {
  const t = useWords();
  const money = useMoney();
  const percent = usePercent();
  const { subtotal, tax_total, service_charge, service_charge_rate, total, tip_suggestion: tip } = summary;
  return (
    <section className="order">
      <dl className="sums">
        <Sum label={t("subtotal")} amount={subtotal} />
        {tax_total > 0 && <Sum label={t("taxes")} amount={tax_total} />}
        {service_charge > 0 && (
          <Sum label={t("service_charge", { rate: percent(service_charge_rate) })} amount={service_charge} />
        )}
        <Sum label={t("total")} amount={total} />
      </dl>
      {tip !== null && (
        <p className="rule">{t("tip", { rate: percent(tip.rate), amount: money(tip.amount) })}</p>
      )}
    </section>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  const money = useMoney();
  return (
    <div>
      <dt>{label}</dt>
      <dd className="price">{money(amount)}</dd>
    </div>
  );
}

function Shares({ shares }: Pick<TableBill, "shares">) {
  const t = useWords();
  const money = useMoney();
  return (
    <section className="order">
      <h2>{t("shares")}</h2>
      <dl className="sums">
        {shares.map(({ by, is_mine, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name
          <div key={place}>
            <dt>
              <Orderer by={by} isMine={is_mine} />
            </dt>
            <dd className="price">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const MAX_PEOPLE = 50;

/** Shows what each person pays when the bill is split equally, to the cent. */
function SplitBill({ total }: { total: number }) {
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
          max={MAX_PEOPLE}
          onLess={() => setPeople(people - 1)}
          onMore={() => setPeople(people + 1)}
        />
        <strong role="status">
          {moreCount === 0 ? (
            t("each_pays", { amount: money(less) })
          ) : (
            <>
              {t("pays_more", { count: moreCount, amount: money(more) })}
              <br />
              {t("pays_rest", { count: people - moreCount, amount: money(less) })}
            </>
          )}
        </strong>
      </div>
    </section>
  );
}

interface EqualParts {
  /** Amount that most people pay, a decimal. */
  readonly less: number;
  /** A cent more; `moreCount` people pay it because the total does not split evenly. */
  readonly more: number;
  readonly moreCount: number;
}

/** Splits an amount into equal parts of whole cents that add up to it. */
export function equalParts(total: number, people: number): EqualParts {
  const amount = centsFromDecimal(total);
  const each = Math.floor(amount / people);
  return { less: each / 100, more: (each + 1) / 100, moreCount: amount - each * people };
}

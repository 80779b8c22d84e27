import { cents } from "#platform/domain/money/cents.ts";
import { lineTexts } from "#platform/web/choices-text.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { KeptLine } from "#service/drafts/contract/kept-line.ts";
import classes from "./qr-order-lines.module.css";

const amountOf = ({ quantity, price }: KeptLine) => quantity * price;

/** What a guest chose: how many, of which kind, with what, for how much, and what they wrote. */
export function QrOrderLines({ lines }: { lines: readonly KeptLine[] }) {
  const t = useT();
  const currency = useUser()?.currency ?? "USD";
  const money = (amount: number) => formatAmount(cents(amount), currency);
  return (
    <div className={classes.lines}>
      {lines.map((line) => (
        <div key={line.uuid} className={classes.line}>
          <span>
            {line.quantity} × {line.title}
          </span>
          <span>{money(amountOf(line))}</span>
          {line.parts || line.variant || line.addons.length > 0 ? (
            <span className={classes.choices}>
              {(line.parts
                ? lineTexts(line)
                : [line.variant?.title, ...line.addons.map(({ title }) => `+ ${title}`)].filter(Boolean)
              ).join(" · ")}
            </span>
          ) : null}
          {line.notes ? <span className={classes.notes}>{line.notes}</span> : null}
        </div>
      ))}
      <div className={`${classes.line} ${classes.total}`}>
        <span>{t("pos.cart.total")}</span>
        <span>{money(lines.reduce((sum, line) => sum + amountOf(line), 0))}</span>
      </div>
    </div>
  );
}

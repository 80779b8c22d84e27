import { formatDay } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { CorrectingPurchase, Purchase } from "../../contract/purchases.ts";
import classes from "../purchases.module.css";

interface CorrectionsProps {
  purchase: Purchase;
  onOpen: (id: Purchase["id"]) => void;
}

/** The purchases that a note of credit or debit corrects, and the notes that correct a purchase; each is opened in its place. */
export function Corrections({ purchase: { corrects, corrected_by: notes }, onOpen }: CorrectionsProps) {
  const t = useT();
  const links = (title: string, purchases: readonly CorrectingPurchase[]) =>
    purchases.length === 0 ? null : (
      <Section title={title}>
        <div className={classes.links}>
          {purchases.map(({ id, number, effect, status, date }) => (
            <Button key={id} variant="default" onClick={() => onOpen(id)}>
              {t(`purchases.corrections.${status}`, {
                what: t(`purchases.effect.${effect}`),
                no: number,
                day: formatDay(date),
              })}
            </Button>
          ))}
        </div>
      </Section>
    );
  return (
    <>
      {links(t("purchases.corrections.corrects"), corrects)}
      {links(t("purchases.corrections.corrected_by"), notes)}
    </>
  );
}

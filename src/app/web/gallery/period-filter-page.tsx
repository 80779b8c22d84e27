import { useState } from "react";
import { type Period, pastPeriods, periods } from "#platform/domain/periods/period.ts";
import { formatDay } from "#platform/web/format.ts";
import { type PeriodChoice, PeriodFilter } from "#platform/web/lists/period-filter.tsx";
import { useT } from "#platform/web/use-t.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import classes from "#ui/gallery/gallery.module.css";

export function PeriodFilterPage() {
  return (
    <>
      <PageHeader title="Período" meta="días de negocio" />
      <Section title="Por su nombre" description="Lo que solo mira atrás no ofrece el día de mañana.">
        <Example offered={pastPeriods} initial={{ period: "last_7days" }} />
      </Section>
      <Section title="Entre dos fechas">
        <Example offered={periods} initial={{ period: "custom", from: "2026-11-01", to: "2026-11-21" }} />
      </Section>
    </>
  );
}

interface ExampleProps {
  offered: readonly Period[];
  initial: PeriodChoice<Period>;
}

function Example({ offered, initial }: ExampleProps) {
  const t = useT();
  const [choice, setChoice] = useState(initial);
  const { period, from, to } = choice;
  return (
    <>
      <div className={classes.grid}>
        <PeriodFilter periods={offered} choice={choice} onChoice={setChoice} />
      </div>
      <p>
        Elegido: {t(`lists.periods.${period}`)}
        {from && to ? `, del ${formatDay(from)} al ${formatDay(to)}` : ""}
      </p>
    </>
  );
}

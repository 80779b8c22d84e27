import { useState } from "react";
import { type Period, pastPeriods, periods } from "../../domain/periods/period.ts";
import { PageHeader } from "../../ui/frame/page-header.tsx";
import { Section } from "../../ui/frame/section.tsx";
import classes from "../../ui/gallery/gallery.module.css";
import { formatDay } from "../platform/format.ts";
import { type PeriodChoice, PeriodFilter } from "../platform/lists/period-filter.tsx";
import { useT } from "../platform/use-t.ts";

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

import { Chart } from "../charts/chart.tsx";
import type { ChartRow } from "../charts/chart-series.ts";
import { FieldChart } from "../charts/field-chart.tsx";
import { HeatMap } from "../charts/heat-map.tsx";
import { typedAmount } from "../forms/typed-amount.ts";
import { PageHeader } from "../frame/page-header.tsx";
import { Section } from "../frame/section.tsx";
import classes from "./gallery.module.css";

const hours = ["11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21"];
const days = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"];

/** Guests come at noon and in the evening, more towards the weekend. */
function salesAt(day: number, hour: number): number {
  const noon = Math.max(0, 5 - Math.abs(hour - 1) * 1.6);
  const evening = Math.max(0, 8 - Math.abs(hour - 8) * 2.1);
  return Math.round((noon + evening) * (day + 2) * 640);
}

const byHour: readonly ChartRow[] = hours.map((hour, index) => ({
  key: hour,
  label: `${hour}:00`,
  values: { week: salesAt(5, index), before: salesAt(3, index) },
}));

const byDay: readonly ChartRow[] = days.map((day, index) => ({
  key: day,
  label: day.slice(0, 3),
  values: { hall: (index + 3) * 9200, takeaway: (9 - index) * 3100, delivery: (index + 1) * 2400 },
}));

const byDish: readonly ChartRow[] = [
  "Pupusa revuelta",
  "Pupusa de frijol con queso y loroco",
  "Horchata",
  "Café",
].map((dish, index) => ({
  key: dish,
  label: dish,
  values: { now: (9 - index) * 4100, before: (8 - index) * 3900 },
}));

const byDayAndHour: readonly ChartRow[] = days.map((day, index) => ({
  key: day,
  label: day,
  values: Object.fromEntries(hours.map((hour, place) => [hour, salesAt(index, place)])),
}));

const dollars = (cents: number) => `${typedAmount(cents)}`;
const wholeDollars = (cents: number) => `$${Math.round(cents / 100)}`;

export function ChartsPage() {
  return (
    <>
      <PageHeader title="Gráficos" meta="cada uno también como tabla" />
      <Section title="Líneas y barras">
        <div className={classes.charts}>
          <Chart
            kind="lines"
            title="Ventas por hora"
            description="Esta semana y la anterior"
            summary="Lo más, a las 19:00"
            axisLabel="Hora"
            rows={byHour}
            series={[
              { key: "week", label: "Esta semana" },
              { key: "before", label: "Semana anterior" },
            ]}
            format={dollars}
            formatTick={wholeDollars}
          />
          <Chart
            kind="bars"
            stacked
            title="Ventas por servicio"
            axisLabel="Día"
            rows={byDay}
            series={[
              { key: "hall", label: "En el salón" },
              { key: "takeaway", label: "Para llevar" },
              { key: "delivery", label: "A domicilio" },
            ]}
            format={dollars}
            formatTick={wholeDollars}
          />
          <Ranks />
        </div>
      </Section>
      <FourFields />
      <Section title="Mapa de calor">
        <HeatMap
          title="Ventas por día y hora"
          summary="Lo más, el domingo a las 19:00"
          axisLabel="Día"
          rows={byDayAndHour}
          columns={hours.map((hour) => ({ key: hour, label: hour }))}
          format={dollars}
        />
      </Section>
    </>
  );
}

function FourFields() {
  return (
    <Section title="Cuatro campos">
      <FieldChart
        title="Popularidad y margen"
        summary="Una estrella, un caballo de batalla, un enigma, un perro"
        pointLabel="Platillo"
        fieldLabel="Campo"
        xLabel="Unidades"
        yLabel="Margen"
        formatX={String}
        formatY={dollars}
        formatTick={dollars}
        split={{ x: 17.5, y: 330 }}
        fields={[
          { key: "star", label: "Estrella", tone: "green", symbol: "star" },
          { key: "workhorse", label: "Caballo de batalla", tone: "blue", symbol: "square" },
          { key: "puzzle", label: "Enigma", tone: "amber", symbol: "triangle" },
          { key: "dog", label: "Perro", tone: "red", symbol: "circle" },
        ]}
        points={[
          { key: "1", label: "Carne asada", x: 40, y: 400, field: "star" },
          { key: "2", label: "Pupusa", x: 40, y: 200, field: "workhorse" },
          { key: "3", label: "Mariscada", x: 10, y: 700, field: "puzzle" },
          { key: "4", label: "Pastelito", x: 10, y: 200, field: "dog" },
        ]}
      />
    </Section>
  );
}

function Ranks() {
  return (
    <Chart
      kind="ranks"
      title="Lo más vendido"
      summary="Lo más, pupusa revuelta"
      axisLabel="Platillo"
      rows={byDish}
      series={[
        { key: "now", label: "Esta semana" },
        { key: "before", label: "Semana anterior", tone: "quiet" },
      ]}
      format={dollars}
      formatTick={wholeDollars}
    />
  );
}

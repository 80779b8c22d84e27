import { IconCash, IconReceipt } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { searchText } from "#platform/domain/text/search-text.ts";
import { DateRange } from "../dates/date-range.tsx";
import type { DateSpan } from "../dates/refuse-dates.ts";
import { type WeekHours, WeekHoursField } from "../dates/week-hours-field.tsx";
import type { PickedFile } from "../files/file-card.tsx";
import { FilePicker } from "../files/file-picker.tsx";
import { useUploadFiles } from "../files/use-upload-files.ts";
import { Combobox } from "../forms/options/combobox.tsx";
import type { SelectOption } from "../forms/options/match-options.ts";
import { MultiSelect } from "../forms/options/multi-select.tsx";
import { PageHeader } from "../frame/page-header.tsx";
import { Section } from "../frame/section.tsx";
import { Tabs } from "../frame/tabs.tsx";
import classes from "./gallery.module.css";

const categories = ["Pupusas", "Bebidas", "Postres", "Desayunos", "Sopas"].map((label) => ({
  value: label,
  label,
}));

const customers: readonly SelectOption[] = [
  { value: "1", label: "Ana Beatriz Méndez", hint: "7012 3456" },
  { value: "2", label: "Comedor La Unión, S.A. de C.V.", hint: "NIT 0614-010190-101-2" },
  { value: "3", label: "Óscar Hernández", hint: "oscar@demo.comanda.test" },
];

const dateRefusals = {
  incomplete: "Elija las dos fechas",
  reversed: "La primera fecha va antes que la segunda",
  too_long: "Elija 31 días como máximo",
};

const fileWords = {
  choose: "Elegir foto",
  drop: "o suéltela aquí",
  camera: "Tomar foto",
  refusals: {
    type: (name: string) => `${name} no es una imagen`,
    size: (name: string) => `${name} pesa más de 5 MB`,
  },
};

export function PickersPage() {
  return (
    <>
      <PageHeader title="Listas y archivos" />
      <Section title="Pestañas">
        <TabsExample />
      </Section>
      <Section title="Elegir de una lista">
        <Lists />
      </Section>
      <Section title="Días y horas">
        <Hours />
      </Section>
      <Section title="Archivos">
        <Files />
      </Section>
    </>
  );
}

function TabsExample() {
  const [tab, setTab] = useState<"open" | "history">("open");
  return (
    <Tabs
      label="Caja"
      value={tab}
      onChange={setTab}
      tabs={[
        { key: "open", label: "Cajas abiertas", icon: <IconCash size={18} />, count: 2 },
        { key: "history", label: "Historial", icon: <IconReceipt size={18} /> },
      ]}
    >
      <p>{tab === "open" ? "Caja 1 y Caja 2 están abiertas." : "48 cortes en noviembre."}</p>
    </Tabs>
  );
}

function Lists() {
  const [chosen, setChosen] = useState<readonly string[]>(["Bebidas", "Postres"]);
  const [customer, setCustomer] = useState<SelectOption | null>(null);
  const [text, setText] = useState("");
  const [span, setSpan] = useState<DateSpan>({ from: "2026-11-01", to: "2026-11-22" });
  const [wrongSpan, setWrongSpan] = useState<DateSpan>({ from: "2026-11-22", to: "2026-11-01" });
  const found = customers.filter((option) => searchText(option.label).includes(searchText(text)));
  return (
    <div className={classes.grid}>
      <MultiSelect
        label="Categorías"
        options={categories}
        value={chosen}
        onChange={setChosen}
        allOption="Todas las categorías"
      />
      <Combobox
        label="Cliente"
        options={found}
        selected={customer}
        onChange={setCustomer}
        onSearch={setText}
        emptyOption="Sin cliente"
      />
      <Combobox
        label="Producto"
        options={[]}
        selected={null}
        onChange={() => {}}
        onSearch={() => {}}
        placeholder="Nombre o código"
        busy
      />
      <DateRange
        label="Fechas"
        fromLabel="Desde"
        toLabel="Hasta"
        value={span}
        onChange={setSpan}
        max="2026-11-22"
        refusals={dateRefusals}
      />
      <DateRange
        label="Otras fechas"
        fromLabel="Desde"
        toLabel="Hasta"
        value={wrongSpan}
        onChange={setWrongSpan}
        refusals={dateRefusals}
      />
    </div>
  );
}

const breakfast: WeekHours = {
  weekdays: [1, 2, 3, 4, 5],
  from: 360,
  to: 660,
  starts_on: null,
  ends_on: null,
};

function Hours() {
  const [always, setAlways] = useState<readonly WeekHours[]>([]);
  const [some, setSome] = useState<readonly WeekHours[]>([
    breakfast,
    { weekdays: [5, 6], from: 1320, to: 120, starts_on: "2026-12-01", ends_on: "2026-11-22" },
  ]);
  return (
    <div className={classes.grid}>
      <WeekHoursField
        words={hoursWords}
        value={some}
        onChange={setSome}
        newHours={breakfast}
        errorOf={refuseDates}
      />
      <WeekHoursField words={hoursWords} value={always} onChange={setAlways} newHours={breakfast} />
    </div>
  );
}

const refuseDates = (path: string) => (path === "1.ends_on" ? "Termina antes de comenzar" : null);

const hoursWords = {
  always: "Siempre",
  add: "Agregar horario",
  remove: (number: number) => `Quitar el horario ${number}`,
  span: (number: number) => `Horario ${number}`,
  days: "Ninguno: todos los días",
  dates: "Solo entre dos fechas",
  dayNames: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
  from: "Desde",
  to: "Hasta",
  nextDay: "Hasta el día siguiente",
  firstDay: "Primer día",
  lastDay: "Último día",
};

const firstFiles: readonly PickedFile[] = [
  {
    key: "1",
    name: "pupusas-de-queso.jpg",
    detail: "1.2 MB",
    picture:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%230f6b66'/%3E%3Ccircle cx='4' cy='4' r='2.4' fill='%23e6c07a'/%3E%3C/svg%3E",
  },
  { key: "2", name: "sopa-de-pata.png", detail: "3.1 MB", progress: 0.6 },
  { key: "3", name: "refresco-de-ensalada-con-un-nombre-muy-largo.png", error: "No se pudo guardar" },
];

/** Stands in for a server: half a second of progress; every second file fails once. */
function useDemoUpload() {
  const attempts = useRef(0);
  return useUploadFiles({
    upload: async (_file, { signal, onProgress }) => {
      attempts.current += 1;
      const fails = attempts.current % 2 === 0;
      for (let step = 1; step <= 10 && !signal.aborted; step += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        onProgress(step / 10);
      }
      if (fails) throw new Error("refused");
      return {};
    },
    errorText: () => "No se pudo guardar",
    detailOf: ({ size }) => `${(size / 1_000_000).toFixed(1)} MB`,
  });
}

function Files() {
  const [files, setFiles] = useState(firstFiles);
  const sending = useDemoUpload();
  const remove = (key: string) => setFiles(files.filter((file) => file.key !== key));
  return (
    <div className={classes.grid}>
      <FilePicker
        label="Fotos del plato"
        hint="PNG o JPG, hasta 5 MB"
        accept={["image/png", "image/jpeg"]}
        maxBytes={5_000_000}
        {...sending}
        words={fileWords}
        multiple
        camera
      />
      <FilePicker
        label="Fotos guardadas"
        accept={["image/*"]}
        maxBytes={5_000_000}
        files={files}
        onPick={() => {}}
        onRemove={remove}
        onRetry={() => {}}
        words={fileWords}
      />
      <FilePicker
        label="Logotipo"
        accept={["image/*"]}
        maxBytes={5_000_000}
        files={[]}
        onPick={() => {}}
        onRemove={() => {}}
        words={fileWords}
        error="logo.bmp no es una imagen"
      />
    </div>
  );
}

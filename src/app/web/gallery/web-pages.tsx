import { IconCalendar, IconForms, IconListDetails } from "@tabler/icons-react";
import { useState } from "react";
import { z } from "zod";
import { type Period, pastPeriods, periods } from "#platform/domain/periods/period.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { formatDay } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { type PeriodChoice, PeriodFilter } from "#platform/web/lists/period-filter.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import classes from "#ui/gallery/gallery.module.css";
import type { GalleryEntry } from "#ui/gallery/gallery.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { ListPagePage } from "./list-page-page.tsx";

/** The parts of src/platform/web: those of the design system put together, with the product's own words. */
export const webPages: readonly GalleryEntry[] = [
  {
    key: "list-page",
    label: "Listado",
    icon: <IconListDetails size={20} stroke={1.75} />,
    page: <ListPagePage />,
  },
  {
    key: "period-filter",
    label: "Período",
    icon: <IconCalendar size={20} stroke={1.75} />,
    page: <PeriodFilterPage />,
  },
  {
    key: "form-dialog",
    label: "Formulario en diálogo",
    icon: <IconForms size={20} stroke={1.75} />,
    page: <FormDialogPage />,
  },
];

const customerSchema = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.email(),
});

/** An address that the pretended server has already. */
const TAKEN = "ana@demo.comanda.test";

type Answer = "taken" | "failing";

/** Time that a nearby server takes to answer, in milliseconds. */
const ANSWER_MS = 300;

/** Refuses the taken address at its field, and everything while it is "failing". */
async function saveCustomer(answer: Answer, customer: z.output<typeof customerSchema>) {
  await new Promise((resolve) => window.setTimeout(resolve, ANSWER_MS));
  if (answer === "failing")
    throw new ApiError("internal", "No se pudo guardar. Intente de nuevo.", { status: 500 });
  if (customer.email === TAKEN) {
    const field = { field: "email", code: "taken", message: "Otro cliente tiene este correo" };
    throw new ApiError("invalid_input", "Revise los campos marcados.", { status: 400, fields: [field] });
  }
  return { message: `${customer.name} guardado` };
}

function FormDialogPage() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <>
      <PageHeader title="Formulario en diálogo" />
      <Section title="Abrir" description="Lo escrito no se pierde sin una pregunta.">
        <Row align="center" wrap gap={12}>
          <Button onClick={() => setAnswer("taken")}>Nuevo cliente</Button>
          <Button variant="default" onClick={() => setAnswer("failing")}>
            Nuevo cliente, el servidor falla
          </Button>
        </Row>
      </Section>
      {answer === null ? null : <CustomerDialog answer={answer} onClose={() => setAnswer(null)} />}
    </>
  );
}

function CustomerDialog({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  return (
    <FormDialog
      title="Nuevo cliente"
      submitLabel={({ name }) => (name.trim() === "" ? "Guardar cliente" : `Guardar a ${name.trim()}`)}
      schema={customerSchema}
      initialValues={{ name: "", email: "" }}
      save={(customer) => saveCustomer(answer, customer)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label="Nombre" data-autofocus {...form.getInputProps("name")} />
          <TextField
            label="Correo"
            type="email"
            description={`Ya lo tiene otro cliente: ${TAKEN}`}
            {...form.getInputProps("email")}
          />
        </>
      )}
    </FormDialog>
  );
}

function PeriodFilterPage() {
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

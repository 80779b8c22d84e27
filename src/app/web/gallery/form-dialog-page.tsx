import { useState } from "react";
import { z } from "zod";
import { ApiError } from "#platform/web/api-error.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import classes from "#ui/gallery/gallery.module.css";

const customerSchema = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.email(),
});

/** The address that the server of this page has already. */
const TAKEN = "ana@demo.comanda.test";

type Answer = "taken" | "failing";

/** How long a server takes that is not far away, in milliseconds. */
const ANSWER_MS = 300;

/** Refuses the address that is taken at its field, and everything when it fails. */
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

export function FormDialogPage() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <>
      <PageHeader title="Formulario en diálogo" />
      <Section title="Abrir" description="Lo escrito no se pierde sin una pregunta.">
        <div className={classes.row}>
          <Button onClick={() => setAnswer("taken")}>Nuevo cliente</Button>
          <Button variant="default" onClick={() => setAnswer("failing")}>
            Nuevo cliente, el servidor falla
          </Button>
        </div>
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

import { IconLayoutGrid, IconList, IconPlus, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { toastUndo } from "../feedback/toast.tsx";
import { Button } from "../forms/button.tsx";
import { CheckField } from "../forms/check-field.tsx";
import { ChoiceList } from "../forms/choice-list.tsx";
import type { TypedMoney } from "../forms/money-in.ts";
import { MoneyInput } from "../forms/money-input.tsx";
import { PasswordField } from "../forms/password-field.tsx";
import { QuantityInput } from "../forms/quantity-input.tsx";
import { SearchField } from "../forms/search-field.tsx";
import { SegmentedFilter } from "../forms/segmented-filter.tsx";
import { SelectField } from "../forms/select-field.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { TextAreaField } from "../forms/text-area-field.tsx";
import { TextField } from "../forms/text-field.tsx";
import { LanguageSwitch } from "../frame/language-switch.tsx";
import { PageHeader } from "../frame/page-header.tsx";
import { Section } from "../frame/section.tsx";
import { Row } from "../layout/layout.tsx";
import { NumberText } from "../numbers/number-text.tsx";
import classes from "./gallery.module.css";

const tables = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: `Mesa ${index + 1} · 4 personas · ${index < 6 ? "Salón" : "Jardín"}`,
}));

const refusals = {
  not_a_number: "Escriba un monto, por ejemplo 12.50",
  too_many_decimals: "Use dos decimales como máximo",
  too_large: "El monto es demasiado grande",
  negative: "El monto no puede ser negativo",
};

export function FormsPage() {
  return (
    <>
      <PageHeader
        title="Formularios"
        action={<Button icon={<IconPlus size={18} />}>Nuevo cliente</Button>}
        filters={<Filters />}
      />
      <Section title="Campos">
        <Fields />
      </Section>
      <Section title="Cantidades y montos">
        <Amounts />
      </Section>
      <Section title="Elegir">
        <Choices />
      </Section>
      <Section title="Botones">
        <Buttons />
      </Section>
    </>
  );
}

function Filters() {
  const [text, setText] = useState("");
  const [state, setState] = useState<"all" | "pending" | "preparing" | "done">("all");
  return (
    <>
      <SearchField label="Buscar por mesa o cliente" value={text} onChange={setText} hotkey="/" />
      <SegmentedFilter
        label="Estado"
        value={state}
        onChange={setState}
        options={[
          { value: "all", label: "Todas", count: 14 },
          { value: "pending", label: "Pendientes", count: 3 },
          { value: "preparing", label: "Preparando", count: 6 },
          { value: "done", label: "Listas", count: 5 },
        ]}
      />
    </>
  );
}

function Fields() {
  const [note, setNote] = useState("Sin curtido, salsa aparte");
  const [table, setTable] = useState<string | null>("4");
  return (
    <div className={classes.grid}>
      <TextField label="Nombre" placeholder="Como está en el DUI" required />
      <TextField label="Correo" defaultValue="cliente@" error="Escriba un correo completo" />
      <TextField label="Teléfono" description="No se puede cambiar después" disabled value="7012 3456" />
      <PasswordField label="Contraseña" autoComplete="current-password" defaultValue="secreta" />
      <SelectField label="Mesa" options={tables} value={table} onChange={setTable} />
      <SelectField
        label="Municipio"
        options={[]}
        value={null}
        onChange={() => {}}
        disabled
        placeholder="Elija un departamento"
      />
      <TextAreaField
        label="Notas"
        value={note}
        maxLength={100}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </div>
  );
}

function Amounts() {
  const [cents, setCents] = useState<TypedMoney>(2000);
  const [tip, setTip] = useState<TypedMoney>(124);
  const [quantity, setQuantity] = useState(1);
  const [flour, setFlour] = useState("1,204");
  return (
    <div className={classes.grid}>
      <NumberText label="Harina" text={flour} onText={setFlour} terms={{ decimals: 3 }} trailing="kg" />
      <MoneyInput label="Recibido" cents={cents} onChange={setCents} symbol="$" refusals={refusals} large />
      <MoneyInput
        label="Propina"
        cents={tip}
        onChange={setTip}
        symbol="$"
        refusals={refusals}
        stepCents={25}
      />
      <Row align="center" wrap gap={12}>
        <QuantityInput label="Cantidad de pupusas" value={quantity} onChange={setQuantity} max={99} />
        <QuantityInput
          label="Cantidad de cafés"
          value={quantity}
          onChange={setQuantity}
          onRemove={() =>
            toastUndo({ message: "Café quitado", undoLabel: "Deshacer", onUndo: () => setQuantity(1) })
          }
        />
      </Row>
    </div>
  );
}

function Choices() {
  const [size, setSize] = useState<readonly string[]>(["queso"]);
  const [extras, setExtras] = useState<readonly string[]>(["curtido"]);
  const [pay, setPay] = useState<readonly string[]>(["efectivo"]);
  const [tip, setTip] = useState(true);
  return (
    <div className={classes.grid}>
      <ChoiceList
        label="Relleno"
        hint="elija 1"
        mode="single"
        value={size}
        onChange={setSize}
        choices={[
          { value: "queso", label: "Queso", aside: "$1.00" },
          { value: "loroco", label: "Queso con loroco", aside: "$1.25" },
          { value: "ayote", label: "Ayote", aside: "agotado", disabled: true },
        ]}
      />
      <ChoiceList
        label="Extras"
        hint="hasta 2"
        mode="multiple"
        value={extras}
        onChange={setExtras}
        choices={[
          { value: "curtido", label: "Curtido" },
          { value: "crema", label: "Crema", aside: "+$0.50" },
        ]}
      />
      <ChoiceList
        label="Forma de pago"
        mode="single"
        layout="tiles"
        value={pay}
        onChange={setPay}
        error={pay[0] === "tarjeta" ? "La terminal no responde" : null}
        choices={[
          { value: "efectivo", label: "Efectivo" },
          { value: "tarjeta", label: "Tarjeta" },
        ]}
      />
      <div>
        <CheckField label="Agregar propina" description="10 % sugerido" checked={tip} onChange={setTip} />
        <CheckField label="Imprimir recibo" checked={!tip} onChange={() => setTip(!tip)} />
        <CheckField look="switch" label="Sonido al llegar un pedido" checked={tip} onChange={setTip} />
        <CheckField look="switch" label="Menú QR" checked={false} onChange={() => {}} disabled />
      </div>
    </div>
  );
}

function Buttons() {
  const [view, setView] = useState<"list" | "grid">("list");
  const [language, setLanguage] = useState("es");
  return (
    <Row align="center" wrap gap={12}>
      <SubmitButton size="xl">Enviar 3 platos a cocina</SubmitButton>
      <Button size="lg" icon={<IconSend size={20} />}>
        Cobrar $12.40
      </Button>
      <SubmitButton>Guardar cliente</SubmitButton>
      <SubmitButton busy>Guardando</SubmitButton>
      <SubmitButton disabled>Guardar</SubmitButton>
      <SubmitButton tone="danger">Anular 2 platos</SubmitButton>
      <Button variant="default">Borrador</Button>
      <Button variant="subtle">Ver recibo</Button>
      <SegmentedFilter
        label="Vista"
        value={view}
        onChange={setView}
        options={[
          { value: "list", label: "Detalle", icon: <IconList size={18} /> },
          { value: "grid", label: "Compacta", icon: <IconLayoutGrid size={18} /> },
        ]}
      />
      <LanguageSwitch
        label="Idioma"
        value={language}
        onChange={setLanguage}
        languages={[
          { code: "es", name: "Español" },
          { code: "en", name: "English" },
        ]}
      />
    </Row>
  );
}

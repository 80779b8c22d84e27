import {
  IconArrowsExchange,
  IconCheck,
  IconPrinter,
  IconTrash,
  IconUser,
  IconVolume,
} from "@tabler/icons-react";
import { useState } from "react";
import { toastSuccess } from "../feedback/toast.tsx";
import { Button } from "../forms/button.tsx";
import { SelectField } from "../forms/select-field.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { TextField } from "../forms/text-field.tsx";
import { KeyHint } from "../frame/key-hint.tsx";
import { PageHeader } from "../frame/page-header.tsx";
import { Section } from "../frame/section.tsx";
import { Row } from "../layout/layout.tsx";
import { ActionMenu } from "../overlay/action-menu.tsx";
import { AppDialog } from "../overlay/app-dialog.tsx";
import { BottomSheet } from "../overlay/bottom-sheet.tsx";
import { useConfirm } from "../overlay/confirm-provider.tsx";
import { FieldButton } from "../overlay/field-button.tsx";
import { IconButton } from "../overlay/icon-button.tsx";
import classes from "./gallery.module.css";

const menu = [
  { key: "move", label: "Mover a otra mesa", icon: <IconArrowsExchange size={18} />, onSelect: () => {} },
  { key: "print", label: "Imprimir cuenta", icon: <IconPrinter size={18} />, onSelect: () => {} },
  { key: "done", label: "Completar", icon: <IconCheck size={18} />, onSelect: () => {}, disabled: true },
  {
    key: "void",
    label: "Anular cuenta",
    icon: <IconTrash size={18} />,
    onSelect: () => {},
    tone: "danger" as const,
  },
];

export function OverlaysPage() {
  const [dialog, setDialog] = useState(false);
  const [sheet, setSheet] = useState(false);
  const confirm = useConfirm();
  const ask = async () => {
    const yes = await confirm({
      title: "¿Anular 2 platos?",
      body: "La cocina los verá tachados. El inventario vuelve a su lugar.",
      confirmLabel: "Anular 2 platos",
      tone: "danger",
    });
    if (yes) toastSuccess("2 platos anulados");
  };
  return (
    <>
      <PageHeader title="Diálogos" />
      <Section title="Abrir">
        <Row align="center" wrap gap={12}>
          <Button onClick={() => setDialog(true)}>Diálogo</Button>
          <Button variant="default" onClick={ask}>
            Pregunta
          </Button>
          <Button variant="default" onClick={() => setSheet(true)}>
            Hoja inferior
          </Button>
          <ActionMenu label="Acciones de Mesa 4" actions={menu} />
          <FieldButton
            icon={<IconUser size={18} />}
            label="Cliente"
            value="Ana Rivas"
            chosen
            trailing={<small>7493-1000</small>}
          />
          <IconButton label="Silenciar" icon={<IconVolume size={20} />} variant="default" pressed />
          <KeyHint keys={["F9"]} />
        </Row>
      </Section>
      <ExampleDialog opened={dialog} onClose={() => setDialog(false)} onAsk={ask} />
      <BottomSheet
        opened={sheet}
        onClose={() => setSheet(false)}
        title="Cuenta"
        footer={
          <Button size="xl" fullWidth>
            Enviar 3 platos a cocina
          </Button>
        }
      >
        <Row align="center" wrap gap={12}>
          3 × Pupusa de queso <strong>$3.00</strong>
        </Row>
      </BottomSheet>
    </>
  );
}

interface ExampleDialogProps {
  opened: boolean;
  onClose: () => void;
  onAsk: () => void;
}

function ExampleDialog({ opened, onClose, onAsk }: ExampleDialogProps) {
  const [table, setTable] = useState<string | null>(null);
  return (
    <AppDialog
      opened={opened}
      onClose={onClose}
      title="Nuevo cliente"
      footer={
        <>
          <Button variant="default" onClick={onAsk}>
            Descartar
          </Button>
          <SubmitButton>Guardar cliente</SubmitButton>
        </>
      }
    >
      <div className={classes.grid}>
        <TextField label="Nombre" required data-autofocus />
        <TextField label="Teléfono" type="tel" required error="Escriba un teléfono" />
        <SelectField
          label="Departamento"
          placeholder="Elija uno"
          value={table}
          onChange={setTable}
          options={["Ahuachapán", "La Unión", "San Salvador", "Sonsonate"].map((name) => ({
            value: name,
            label: name,
          }))}
        />
        <TextField label="Correo" type="email" />
      </div>
    </AppDialog>
  );
}

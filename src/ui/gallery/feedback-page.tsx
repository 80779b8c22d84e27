import type { ReactNode } from "react";
import { useAnnounce } from "../feedback/announcer.tsx";
import { CardGridSkeleton } from "../feedback/card-grid-skeleton.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { FailureState } from "../feedback/failure-state.tsx";
import { FiguresSkeleton } from "../feedback/figures-skeleton.tsx";
import { FormSkeleton } from "../feedback/form-skeleton.tsx";
import { ListSkeleton } from "../feedback/list-skeleton.tsx";
import { Notice } from "../feedback/notice.tsx";
import { Refreshing } from "../feedback/refreshing.tsx";
import { TableSkeleton } from "../feedback/table-skeleton.tsx";
import { toastError, toastLoading, toastSuccess, toastUndo, toastWarning } from "../feedback/toast.tsx";
import { Button } from "../forms/button.tsx";
import { PageHeader } from "../frame/page-header.tsx";
import { Section } from "../frame/section.tsx";
import { SurfaceCard } from "../frame/surface-card.tsx";
import { Row } from "../layout/layout.tsx";
import { BarPicture } from "../pictures/bar-picture.tsx";
import { DevicePicture } from "../pictures/device-picture.tsx";
import { KitchenPicture } from "../pictures/kitchen-picture.tsx";
import { LockedPicture } from "../pictures/locked-picture.tsx";
import { OfflinePicture } from "../pictures/offline-picture.tsx";
import { OrdersPicture } from "../pictures/orders-picture.tsx";
import { ReceiptPicture } from "../pictures/receipt-picture.tsx";
import { SearchPicture } from "../pictures/search-picture.tsx";
import { SubscriptionPicture } from "../pictures/subscription-picture.tsx";
import { TablePicture } from "../pictures/table-picture.tsx";
import classes from "./gallery.module.css";

const empties: readonly (readonly [ReactNode, string])[] = [
  [<OrdersPicture key="p" />, "No hay cuentas abiertas."],
  [<KitchenPicture key="p" />, "La cocina está al día."],
  [<BarPicture key="p" />, "No hay bebidas pendientes."],
  [<SearchPicture key="p" />, "Ningún plato coincide."],
  [<TablePicture key="p" />, "Elija una mesa."],
  [<ReceiptPicture key="p" />, "No hay recibo para imprimir."],
  [<DevicePicture key="p" />, "Este es su único aparato."],
  [<OfflinePicture key="p" />, "Sin conexión con el servidor."],
  [<LockedPicture key="p" />, "No tiene acceso a esta pantalla."],
  [<SubscriptionPicture key="p" />, "La suscripción está inactiva."],
];

export function FeedbackPage() {
  return (
    <>
      <PageHeader title="Avisos" />
      <Section title="Mensajes breves">
        <Toasts />
      </Section>
      <Section title="Lo que conviene saber">
        <Notice tone="amber" action={<Button variant="default">Ver el conteo</Button>}>
          Hay cantidades que este aparato no ha enviado.
        </Notice>
        <Notice tone="red">
          <p>No alcanza para cancelar la compra:</p>
          <ul>
            <li>Queso: hacen falta 4 kg, hay 2.5 kg</li>
          </ul>
        </Notice>
      </Section>
      <Section title="Otras cifras vienen en camino">
        <Refreshing busy label="Cargando">
          <SurfaceCard>$1,240.00</SurfaceCard>
        </Refreshing>
      </Section>
      <Section title="Pantallas vacías">
        <div className={classes.grid}>
          {empties.map(([picture, message]) => (
            <SurfaceCard key={message} padding="none">
              <EmptyState
                picture={picture}
                message={message}
                action={<Button variant="default">Ir al menú</Button>}
              />
            </SurfaceCard>
          ))}
        </div>
      </Section>
      <Section title="Fallo">
        <FailureState reason="No se pudo cargar la cuenta. El pedido no se modificó." onRetry={() => {}} />
      </Section>
      <Section title="Esqueletos">
        <div className={classes.grid}>
          <CardGridSkeleton label="Cargando" count={4} cardHeight={88} minWidth={120} />
          <ListSkeleton label="Cargando" count={3} />
          <TableSkeleton label="Cargando" columns={3} rows={3} />
          <FormSkeleton label="Cargando" fields={2} />
          <FiguresSkeleton label="Cargando" height={240} />
        </div>
      </Section>
    </>
  );
}

function Toasts() {
  const announce = useAnnounce();
  const load = () => {
    const dismiss = toastLoading("Espere un momento");
    window.setTimeout(dismiss, 2_500);
  };
  return (
    <Row align="center" wrap gap={12}>
      <Button variant="default" onClick={() => toastError("No se pudo enviar. El pedido no se modificó.")}>
        Error
      </Button>
      <Button
        variant="default"
        onClick={() => toastWarning("La factura se emitió, pero el correo no salió.")}
      >
        Advertencia
      </Button>
      <Button variant="default" onClick={() => toastSuccess("3 platos enviados a cocina")}>
        Éxito
      </Button>
      <Button
        variant="default"
        onClick={() =>
          toastUndo({ message: "Pupusa de queso quitada", undoLabel: "Deshacer", onUndo: () => {} })
        }
      >
        Deshacer
      </Button>
      <Button variant="default" onClick={load}>
        Espera
      </Button>
      <Button variant="default" onClick={() => announce("Pupusa de queso agregada")}>
        Anunciar
      </Button>
    </Row>
  );
}

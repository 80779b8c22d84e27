import { IconCheck, IconChefHat, IconClock, IconPrinter, IconTrash, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { DataTable } from "../data/data-table.tsx";
import { ElapsedTime } from "../data/elapsed-time.tsx";
import { Facts } from "../data/facts.tsx";
import { Figures } from "../data/figures.tsx";
import { SortableList, type SortWords } from "../data/sortable-list.tsx";
import { StatusBadge } from "../data/status-badge.tsx";
import type { Column, Sort } from "../data/table-column.ts";
import { TokenCircle } from "../data/token-circle.tsx";
import { ViewMenu } from "../data/view-menu.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { toastSuccess } from "../feedback/toast.tsx";
import { typedAmount } from "../forms/typed-amount.ts";
import { ConnectionBadge } from "../frame/connection-badge.tsx";
import { PageHeader } from "../frame/page-header.tsx";
import { Section } from "../frame/section.tsx";
import { SurfaceCard } from "../frame/surface-card.tsx";
import { Row } from "../layout/layout.tsx";
import { ReceiptPicture } from "../pictures/receipt-picture.tsx";
import classes from "./gallery.module.css";

interface Sale {
  number: string;
  place: string;
  at: string;
  cents: number;
  paid: boolean;
}

const sales: readonly Sale[] = Array.from({ length: 6 }, (_, index) => ({
  number: `F-00${120 + index}`,
  place: index % 3 === 0 ? "Para llevar" : `Mesa ${index + 2}`,
  at: `2${index}/11/2026, 1:0${index} PM`,
  cents: 1240 + index * 7315,
  paid: index % 2 === 0,
}));

const paid = <StatusBadge tone="green" label="Pagado" icon={<IconCheck />} />;
const unpaid = <StatusBadge tone="amber" label="Sin pagar" icon={<IconClock />} />;

const dollars = (cents: number) => `${typedAmount(cents)}`;

const columns: readonly Column<Sale>[] = [
  { key: "number", header: "Factura", cell: (sale) => sale.number, role: "primary", sortable: true },
  { key: "place", header: "Lugar", cell: (sale) => sale.place },
  { key: "at", header: "Fecha", cell: (sale) => sale.at, sortable: true },
  { key: "state", header: "Estado", cell: (sale) => (sale.paid ? paid : unpaid), role: "state" },
  {
    key: "total",
    header: "Total",
    cell: (sale) => dollars(sale.cents),
    align: "end",
    total: dollars(sales.reduce((sum, sale) => sum + sale.cents, 0)),
  },
];

const figures = [
  { key: "visits", label: "Visitas", value: "7" },
  { key: "spent", label: "Gastado", value: dollars(7845) },
];

const hideable = columns.filter((column) => column.role !== "primary");

export function DataPage() {
  return (
    <>
      <PageHeader title="Datos" meta="6 facturas" />
      <Sales />
      <Section title="Cifras">
        <Figures figures={figures} />
        <Facts
          facts={[
            ["Proveedor", "Distribuidora La Ceiba"],
            ["NIT", "0614-250987-103-4"],
            ["Nota", null],
          ]}
        />
      </Section>
      <Section title="Estados">
        <Badges />
      </Section>
      <Section title="Lista que se ordena">
        <Ordered />
      </Section>
      <Section title="Tarjetas, tiempos y números">
        <Cards />
      </Section>
      <Section title="Tabla que carga, falla o está vacía">
        <div className={classes.grid}>
          <States />
        </div>
      </Section>
    </>
  );
}

const shared = { caption: "Facturas", columns, rowKey: (sale: Sale) => sale.number };
const empty = <EmptyState picture={<ReceiptPicture />} message="Aún no hay facturas en este período." />;

function Sales() {
  const [sort, setSort] = useState<Sort>({ key: "number", direction: "ascending" });
  const [page, setPage] = useState(2);
  const [shown, setShown] = useState<readonly string[]>(hideable.map((column) => column.key));
  return (
    <Section title="Tabla" action={<ViewMenu columns={hideable} shown={shown} onChange={setShown} />}>
      <DataTable
        shown={shown}
        {...shared}
        rows={sales}
        state={{ status: "ready" }}
        empty={empty}
        sort={sort}
        onSort={setSort}
        rowActionsLabel={(sale) => `Acciones de ${sale.number}`}
        rowActions={(sale) => [
          {
            key: "print",
            label: "Imprimir",
            icon: <IconPrinter size={18} />,
            onSelect: () => toastSuccess(sale.number),
          },
          { key: "void", label: "Anular", icon: <IconTrash size={18} />, tone: "danger", onSelect: () => {} },
        ]}
        pager={{ page, pageCount: 9, label: `Página ${page} de 9`, onPage: setPage }}
      />
    </Section>
  );
}

function States() {
  return (
    <>
      <DataTable
        {...shared}
        columns={columns.slice(0, 3)}
        rows={[]}
        state={{ status: "loading" }}
        empty={empty}
      />
      <DataTable
        {...shared}
        rows={[]}
        state={{ status: "failed", reason: "No se pudieron cargar las facturas.", onRetry: () => {} }}
        empty={empty}
      />
      <SurfaceCard padding="none">
        <DataTable {...shared} rows={[]} state={{ status: "ready" }} empty={empty} />
      </SurfaceCard>
    </>
  );
}

function Badges() {
  return (
    <Row align="center" wrap gap={12}>
      <StatusBadge tone="amber" label="Nuevo" icon={<IconClock />} />
      <StatusBadge tone="blue" label="Preparando" icon={<IconChefHat />} />
      <StatusBadge tone="green" label="Listo" icon={<IconCheck />} />
      <StatusBadge tone="red" label="Tarde" icon={<IconClock />} />
      <StatusBadge tone="grey" label="Anulado" icon={<IconX />} />
      <StatusBadge tone="brand" label="Bebidas" />
      <StatusBadge tone="red" label="Agotado" look="solid" />
      <StatusBadge tone="green" label="Pagado" look="plain" icon={<IconCheck />} />
      <ConnectionBadge state="online" label="En línea" age="2 s" />
      <ConnectionBadge state="late" label="Sin novedades" age="18 s" />
      <ConnectionBadge state="offline" label="Sin conexión" age="1 min" />
    </Row>
  );
}

function Cards() {
  const now = Date.parse("2026-11-21T19:00:00Z");
  return (
    <div className={classes.grid}>
      <SurfaceCard label="Mesa 4" tone="amber">
        <Row align="center" wrap gap={12}>
          <StatusBadge tone="amber" label="Nuevo" icon={<IconClock />} />
          <ElapsedTime since="2026-11-21T18:56:00Z" now={now} />
          <ElapsedTime since="2026-11-21T18:45:00Z" now={now} warnLabel="pronto tarde" />
          <ElapsedTime since="2026-11-21T17:32:00Z" now={now} lateLabel="tarde" />
        </Row>
      </SurfaceCard>
      <TokenCircle token={27} label="Número 27" />
    </div>
  );
}

const sortWords: SortWords = {
  move: (name) => `Mover ${name}`,
  role: "agarradera para cambiar el orden",
  help: "Pulse Espacio para tomarlo y las flechas para moverlo.",
  taken: ({ name }) => `${name}: lo tomó.`,
  over: ({ name, place, count }) => `${name}: lugar ${place} de ${count}.`,
  dropped: ({ name, place }) => `${name}: lo dejó en el lugar ${place}.`,
  cancelled: ({ name }) => `${name}: queda donde estaba.`,
};

function Ordered() {
  const [ways, setWays] = useState<readonly string[]>(["Efectivo", "Tarjeta", "Transferencia", "Bitcoin"]);
  return (
    <SortableList
      label="Tipos de pago"
      words={sortWords}
      items={ways}
      keyOf={(way) => way}
      nameOf={(way) => way}
      onReorder={(keys) => Promise.resolve(setWays(keys))}
    >
      {(way, handle) => (
        <SurfaceCard padding="none">
          <Row align="center" wrap gap={12}>
            {handle}
            {way}
          </Row>
        </SurfaceCard>
      )}
    </SortableList>
  );
}

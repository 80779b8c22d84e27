import { IconComponents, IconUser } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../forms/button.tsx";
import { AppFrame } from "../frame/app-frame.tsx";
import { CommandPalette } from "../frame/command-palette.tsx";
import { ConnectionBadge } from "../frame/connection-badge.tsx";
import type { NavSection } from "../frame/nav.ts";
import { useStoredSidebar } from "../frame/use-stored-sidebar.ts";
import { ActionMenu } from "../overlay/action-menu.tsx";

export interface GalleryEntry {
  key: string;
  label: string;
  icon: ReactNode;
  page: ReactNode;
}

function useHash(): string {
  const [hash, setHash] = useState(window.location.hash.slice(1));
  useEffect(() => {
    const follow = () => setHash(window.location.hash.slice(1));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return hash;
}

/** Every page in the sidebar, those of the service first. */
function sectionsAt(
  pages: readonly GalleryEntry[],
  current: GalleryEntry | undefined,
): readonly NavSection[] {
  const items = pages.map((page) => ({
    key: page.key,
    label: page.label,
    icon: page.icon,
    href: `#${page.key}`,
    active: page === current,
    badge: page.key === "feedback" ? "2" : undefined,
  }));
  return [
    { key: "offerings", heading: "Servicio", items: items.slice(0, 5) },
    { key: "back-office", heading: "Administración", items: items.slice(5) },
  ];
}

export interface GalleryProps {
  /** In the order of the sidebar; the first is shown when the address names none. */
  pages: readonly GalleryEntry[];
}

/** Pages of parts in the frame that the product has. */
export function Gallery({ pages }: GalleryProps) {
  const hash = useHash();
  const [collapsed, setCollapsed] = useStoredSidebar();
  const [search, setSearch] = useState(false);
  const current = pages.find((page) => page.key === hash) ?? pages[0];
  return (
    <AppFrame
      sections={sectionsAt(pages, current)}
      renderLink={(props) => <a {...props} />}
      brand="Comanda"
      brandMark={<IconComponents size={24} aria-label="Comanda" />}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      title={current?.label}
      search={{ label: "Buscar pantalla", keys: ["Ctrl", "K"], onOpen: () => setSearch(true) }}
      right={<TopBarEnd />}
      bottom={
        current?.key === "data" ? (
          <Button size="xl" fullWidth>
            Cobrar $12.40
          </Button>
        ) : null
      }
    >
      {current?.page}
      <PageSearch pages={pages} opened={search} onClose={() => setSearch(false)} />
    </AppFrame>
  );
}

function TopBarEnd() {
  return (
    <>
      <ConnectionBadge state="online" label="En línea" age="2 s" />
      <ActionMenu
        label="Cuenta de mesero"
        trigger={<IconUser size={20} aria-hidden="true" />}
        header="mesero@demo.comanda.test"
        actions={[
          { key: "devices", label: "Mis aparatos", onSelect: () => {} },
          { key: "out", label: "Cerrar sesión", onSelect: () => {}, tone: "danger" },
        ]}
      />
    </>
  );
}

interface PageSearchProps extends GalleryProps {
  opened: boolean;
  onClose: () => void;
}

function PageSearch({ pages, opened, onClose }: PageSearchProps) {
  const [text, setText] = useState("");
  return (
    <CommandPalette
      opened={opened}
      onClose={onClose}
      label="Ir a…"
      text={text}
      onText={setText}
      nothingFound="Sin resultados"
      commands={pages.map((page) => ({
        id: page.key,
        title: page.label,
        icon: page.icon,
        group: "Servicio",
        onSelect: () => {
          window.location.hash = page.key;
        },
      }))}
    />
  );
}

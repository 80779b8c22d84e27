import {
  IconBell,
  IconChartBar,
  IconForms,
  IconLayersIntersect,
  IconListSearch,
  IconPalette,
  IconTable,
} from "@tabler/icons-react";
import { ChartsPage } from "./charts-page.tsx";
import { ColoursPage } from "./colours-page.tsx";
import { DataPage } from "./data-page.tsx";
import { FeedbackPage } from "./feedback-page.tsx";
import { FormsPage } from "./forms-page.tsx";
import type { GalleryEntry } from "./gallery.tsx";
import { OverlaysPage } from "./overlays-page.tsx";
import { PickersPage } from "./pickers-page.tsx";

/** The parts of the design system, one page per folder. */
export const uiPages: readonly GalleryEntry[] = [
  {
    key: "colours",
    label: "Colores y tipos",
    icon: <IconPalette size={20} stroke={1.75} />,
    page: <ColoursPage />,
  },
  { key: "forms", label: "Formularios", icon: <IconForms size={20} stroke={1.75} />, page: <FormsPage /> },
  {
    key: "pickers",
    label: "Listas y archivos",
    icon: <IconListSearch size={20} stroke={1.75} />,
    page: <PickersPage />,
  },
  { key: "data", label: "Datos", icon: <IconTable size={20} stroke={1.75} />, page: <DataPage /> },
  {
    key: "charts",
    label: "Gráficos",
    icon: <IconChartBar size={20} stroke={1.75} />,
    page: <ChartsPage />,
  },
  { key: "feedback", label: "Avisos", icon: <IconBell size={20} stroke={1.75} />, page: <FeedbackPage /> },
  {
    key: "overlays",
    label: "Diálogos",
    icon: <IconLayersIntersect size={20} stroke={1.75} />,
    page: <OverlaysPage />,
  },
];

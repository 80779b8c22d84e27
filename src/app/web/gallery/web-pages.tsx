import { IconCalendar, IconForms, IconListDetails } from "@tabler/icons-react";
import type { GalleryEntry } from "#ui/gallery/gallery.tsx";
import { FormDialogPage } from "./form-dialog-page.tsx";
import { ListPagePage } from "./list-page-page.tsx";
import { PeriodFilterPage } from "./period-filter-page.tsx";

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

import type { ui as source } from "../en/ui.ts";
import type { Translated } from "../translated.ts";

export const ui = {
  close: "Cerrar",
  cancel: "Cancelar",
  clear: "Borrar texto",
  retry: "Reintentar",
  loading: "Cargando",
  actions: "Acciones",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  increase: "Más",
  decrease: "Menos",
  remove: "Quitar",
  nothingFound: "Sin resultados",
  firstPage: "Primera página",
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
  lastPage: "Última página",
  skipToContent: "Ir al contenido",
  mainMenu: "Menú principal",
  openMenu: "Abrir menú",
  collapseMenu: "Contraer menú",
  expandMenu: "Expandir menú",
} as const satisfies Translated<typeof source>;

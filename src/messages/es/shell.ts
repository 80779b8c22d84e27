import type { shell as source } from "../en/shell.ts";
import type { Translated } from "../translated.ts";

export const shell = {
  offerings: "Operación",
  backOffice: "Administración",
  search: "Ir a",
  search_nothing: "Ninguna pantalla tiene ese nombre.",
  user_menu: "Menú de {{name}}",
  light: "Modo claro",
  dark: "Modo oscuro",
  sign_out: "Cerrar sesión",
  online: "En línea",
  late: "Sin respuesta",
  connecting: "Conectando",
  offline: "Sin conexión",
  age_seconds: "{{count}} s",
  age_minutes: "{{count}} min",
  offline_banner: "Sin conexión con el servidor desde hace {{age}}. Lo que ve puede estar desactualizado.",
  late_banner: "El servidor no responde desde hace {{age}}. Lo que ve puede estar desactualizado.",
  not_found_title: "Página no encontrada",
  failed_title: "Pantalla no disponible",
  not_found: "Esta página no existe.",
  failed: "No se pudo mostrar esta pantalla.",
  go_home: "Ir al inicio",
  no_access_title: "No tiene acceso a esta pantalla",
  no_access_hint: "Pida el permiso a un administrador.",
} as const satisfies Translated<typeof source>;

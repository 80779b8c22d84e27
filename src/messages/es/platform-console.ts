import type { platformConsole as source } from "../en/platform-console.ts";
import type { Translated } from "../translated.ts";

export const platformConsole = {
  security: "Su ingreso",
  title: "Plataforma",
  active: "Restaurantes activos",
  inactive: "Restaurantes inactivos",
  tenants: "Restaurantes",
  name: "Nombre",
  email: "Correo electrónico",
  state: "Estado",
  state_active: "Activo",
  state_inactive: "Inactivo",
  subscription_end: "Suscripción hasta",
  no_end: "Sin fin",
  none: "Todavía no hay restaurantes.",
} as const satisfies Translated<typeof source>;

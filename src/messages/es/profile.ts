import type { profile as source } from "../en/profile.ts";
import type { Translated } from "../translated.ts";

export const profile = {
  username: "Correo electrónico",
  phone: "Teléfono",
  designation: "Puesto",
  restaurant: "Restaurante",
  none: "Sin dato",
  role_admin: "Administrador",
  role_staff: "Personal",
  role_superadmin: "Administrador de la plataforma",
  subscription: "Suscripción",
  subscription_active: "Activa",
  subscription_inactive: "Inactiva",
  renews: "Fecha de renovación",
  no_renewal: "Sin fecha de vencimiento",
} as const satisfies Translated<typeof source>;

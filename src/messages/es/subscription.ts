import type { subscription as source } from "../en/subscription.ts";
import type { Translated } from "../translated.ts";

export const subscription = {
  inactive_title: "La suscripción no está activa",
  inactive_admin:
    "Los datos de su restaurante están a salvo. Para seguir usando Comanda, renueve la suscripción: escríbanos y la activamos.",
  inactive_staff: "No hay una suscripción activa. Avise al administrador de {{store}}.",
  ended: "Venció el {{day}}.",
  subject: "Renovación de {{store}}",
  check_again: "Revisar de nuevo",
  still_inactive: "La suscripción sigue inactiva.",
} as const satisfies Translated<typeof source>;

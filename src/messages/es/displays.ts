import type { displays as source } from "../en/displays.ts";
import type { Translated } from "../translated.ts";

export const displays = {
  order_status: {
    preparing: "Preparando",
    ready: "Listo",
    ready_hint: "Pase a recoger",
    nobody: "No hay órdenes por el momento",
    failed: "No se pudieron cargar los números.",
    full_screen: "Pantalla completa",
    leave_full_screen: "Salir de pantalla completa",
    with_tables: "Mostrar también las mesas",
    without_tables: "Sin las mesas",
    token: "Número {{tokenNo}}",
    called: "El número {{tokenNo}} está listo",
    old: "Sin actualizar desde hace {{minutes}} min",
  },
  customer: {
    welcome: "Bienvenido",
    welcome_hint: "Su orden aparece aquí.",
    waiting_hint: "Abra la caja en otra ventana de este navegador. Su orden aparece aquí.",
    your_order: "Su orden",
    quantity: "{{quantity}} ×",
    taxes: "Impuestos",
    net: "Subtotal",
    total: "Total",
    thanks: "¡Gracias!",
    thanks_token: "Su número es el",
    full_screen: "Pantalla completa",
    leave_full_screen: "Salir de pantalla completa",
  },
} as const satisfies Translated<typeof source>;

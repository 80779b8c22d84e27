import type { Translated } from "#app/words/translated.ts";
import type { tray as source, trayErrors as sourceErrors } from "./en.ts";

export const tray = {
  calls_one: "{{count}} mesa llama",
  calls_other: "{{count}} mesas llaman",
  bills_one: "{{count}} mesa pide la cuenta",
  bills_other: "{{count}} mesas piden la cuenta",
  open_one: "Listo: {{count}} orden",
  open_other: "Listo: {{count}} órdenes",
  waits: "la más antigua, hace {{time}}",
  together_one: "{{count}} aviso: {{what}}",
  together_other: "{{count}} avisos: {{what}}",
  nothing_ready: "Listo: nada",
  title: "Listo",
  empty: "No hay nada listo",
  empty_hint: "Los platillos listos de sus mesas aparecen aquí automáticamente.",
  load_failed: "No se pudo cargar la bandeja.",
  place: "{{table}} · {{floor}}",
  of: "Atiende {{waiter}}",
  nobody: "Esta cuenta no tiene mesero",
  late: "Sin recoger",
  just_now: "ahora",
  go: "Voy",
  go_order: "Voy por el token {{tokenNo}}",
  someone_goes: "Ya va {{name}}",
  stay: "Ya no voy",
  served: "Entregado",
  served_order: "Token {{tokenNo}} entregado.",
  arrived: "Token {{tokenNo}}, {{place}}: listo",
  reply: {
    claimed: "Usted va en camino.",
    released: "Otra persona puede recogerlo.",
    served_one: "{{count}} platillo entregado.",
    served_other: "{{count}} platillos entregados.",
  },
} as const satisfies Translated<typeof source>;

export const trayErrors = {
  line_claimed: "{{name}} ya va en camino.",
} as const satisfies Translated<typeof sourceErrors>;

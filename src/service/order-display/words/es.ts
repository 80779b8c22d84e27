import type { Translated } from "#app/words/translated.ts";
import type { orderDisplay as source } from "./en.ts";

export const orderDisplay = {
  preparing: "Preparando",
  ready: "Listo",
  ready_hint: "Pase a recoger",
  nobody: "No hay órdenes por el momento",
  loading: "Cargando los números",
  failed: "No se pudieron cargar los números.",
  with_tables: "Mostrar también las mesas",
  without_tables: "Ocultar las mesas",
  token: "Número {{tokenNo}}",
  called: "El número {{tokenNo}} está listo",
  page_one: "{{count}} número, página {{page}} de {{pages}}",
  page_other: "{{count}} números, página {{page}} de {{pages}}",
} as const satisfies Translated<typeof source>;

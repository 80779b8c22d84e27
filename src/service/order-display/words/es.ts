import type { Translated } from "#app/words/translated.ts";
import type { orderDisplay as source } from "./en.ts";

export const orderDisplay = {
  preparing: "Preparando",
  ready: "Listo",
  rider: "Listo para repartidor",
  ready_hint: "Pase a recoger",
  nobody: "No hay órdenes por el momento",
  loading: "Cargando los números",
  failed: "No se pudieron cargar los números.",
  with_tables: "Mostrar también las mesas",
  without_tables: "Ocultar las mesas",
  token: "Número {{tokenNo}}",
  token_rider: "Número {{tokenNo}}, a domicilio",
  called: "El número {{tokenNo}} está listo.",
  called_rider: "El número {{tokenNo}} está listo para el repartidor.",
  page_one: "{{count}} número, página {{page}} de {{pages}}",
  page_other: "{{count}} números, página {{page}} de {{pages}}",
} as const satisfies Translated<typeof source>;

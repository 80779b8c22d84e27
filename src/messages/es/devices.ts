import type { devices as source } from "../en/devices.ts";
import type { Translated } from "../translated.ts";

export const devices = {
  subtitle: "Donde su usuario tiene sesión abierta. Quite los que no conozca.",
  mine: "Este dispositivo",
  where: "{{address}} · {{place}}",
  unknown_place: "Desconocido",
  since: "Desde {{when}}",
  remove: "Quitar",
  remove_named: "Quitar {{name}}",
  confirm_title: "¿Quitar este dispositivo?",
  confirm_body: "Se cierra la sesión de {{name}} de inmediato.",
  confirm: "Quitar dispositivo",
} as const satisfies Translated<typeof source>;

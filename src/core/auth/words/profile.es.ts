import type { Translated } from "#app/words/translated.ts";
import type { profile as source } from "./profile.en.ts";

export const profile = {
  till: {
    title: "Punto de venta",
    confirm: "Confirmar antes de enviar a cocina",
    confirm_hint:
      "Muestra el resumen antes de enviar y el token después. Desactivado, un toque envía y hay 8 segundos para deshacer.",
    confirm_new_one:
      "Muestra el resumen antes de enviar. Se desactiva automáticamente después de {{count}} orden más.",
    confirm_new_other:
      "Muestra el resumen antes de enviar. Se desactiva automáticamente después de {{count}} órdenes más.",
  },
  none: "Sin dato",
  role_staff: "Personal",
  role_superadmin: "Administrador de la plataforma",
  devices: {
    subtitle: "Dónde tiene sesión abierta. Quite los que no reconozca.",
    mine: "Este dispositivo",
    seen: "Visto {{when}}",
    since: "Sesión abierta {{when}} · {{place}}",
    confirm_title: "¿Quitar este dispositivo?",
    confirm_body: "Se cerrará la sesión de {{name}} de inmediato.",
    confirm: "Quitar dispositivo",
  },
  language: {
    subtitle: "Para este dispositivo y para los mensajes y correos que reciba.",
    choose: "Idioma de las pantallas",
  },
  support: {
    subtitle: "Escríbanos y cuéntenos qué estaba haciendo y qué vio.",
    address: "Correo de soporte",
    copy: "Copiar correo",
    copied: "Correo copiado.",
    copy_failed: "El navegador no permitió copiar. Seleccione el correo y cópielo.",
    mail_app: "Abrir aplicación de correo",
    none: "No hay un correo de soporte configurado. Pregunte a quien le dio acceso a Comanda.",
    none_operator:
      "No hay un correo de soporte. Defina SUPPORT_EMAIL en la configuración del servidor: los restaurantes lo ven aquí.",
    webmail: "O escriba desde el navegador",
    subject: "Comanda: {{store}}",
    subject_of_operator: "Comanda, plataforma: {{name}}",
  },
} as const satisfies Translated<typeof source>;

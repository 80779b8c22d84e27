import type { Translated } from "#app/words/translated.ts";
import type { setup as source, setupErrors as sourceErrors } from "./en.ts";

export const setup = {
  title: "Su camino a la primera venta",
  progress: "{{done}} de {{count}} listos",
  put_away: "Ocultar",
  bring_back: "Ver su camino a la primera venta ({{done}} de {{count}})",
  now: "Ahora: {{step}}. {{why}}",
  next: "Siguiente: {{step}}",
  complete: "Su restaurante está listo",
  complete_hint: "Todo está hecho y la primera venta está cobrada.",
  done: "listo",
  menus_title: "El menú está vacío. Empiece con uno de estos y cambie lo que en su casa es distinto:",
  menus_or: "¿Ya tiene su menú en una hoja de cálculo?",
  menus_import: "Importarlo de un archivo",
  menu_question: "¿Empezar con el menú «{{menu}}»?",
  menu_body: "{{what}} Después puede cambiar o eliminar cada producto.",
  menu_start: "Empezar con este",
  menu_failed: "No se pudo llenar el menú.",
  menus: {
    pupuseria: {
      title: "Pupusería",
      what: "34 productos: pupusas, antojitos, sopas, bebidas y postres, con IVA en el precio.",
    },
    cafeteria: {
      title: "Cafetería",
      what: "43 productos: café, bebidas frías, desayunos, panadería y postres, con IVA en el precio.",
    },
    restaurante: {
      title: "Restaurante",
      what: "48 productos: entradas, carnes, mariscos, pastas, bar y postres, con IVA en el precio.",
    },
  },
  steps: {
    store: { title: "Datos del negocio", why: "Nombre, dirección y teléfono salen en cada recibo." },
    taxes: { title: "Impuestos", why: "El IVA, incluido en el precio o aparte." },
    categories: { title: "Categorías", why: "Cómo se ordena el menú y qué estación prepara qué." },
    items: { title: "Primeros productos", why: "Lo que vende, con su precio." },
    tables: { title: "Mesas", why: "Doce de una sola vez." },
    staff: { title: "Usuarios", why: "Quien cobra, atiende o cocina, cada quien con el suyo." },
    payment_types: { title: "Formas de pago", why: "Efectivo, tarjeta y lo demás que recibe." },
    first_sale: { title: "Primera venta", why: "Tome una orden y cóbrela." },
  },
  reply: {
    menu_started: "El menú tiene {{count}} productos. Cambie lo que en su casa es distinto.",
  },
} as const satisfies Translated<typeof source>;

export const setupErrors = {
  menu_not_empty: "Ya hay productos en el menú. No se agregó nada.",
} as const satisfies Translated<typeof sourceErrors>;

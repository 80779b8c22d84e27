import type { Translated } from "#app/words/translated.ts";
import type { setup as source, setupErrors as sourceErrors } from "./en.ts";

export const setup = {
  title: "Primeros pasos: {{done}} de {{count}}",
  hint: "Cada paso se marca solo cuando está hecho.",
  put_away: "Ocultar",
  bring_back: "Ver primeros pasos: {{done}} de {{count}}",
  now: "Ahora: {{step}}. {{why}}",
  next: "Siguiente: {{step}}",
  complete: "Su restaurante está listo",
  complete_hint: "La configuración está lista y su primera venta está cobrada.",
  done: "listo",
  lacks: "Falta: {{what}}.",
  lack: { address: "la dirección", phone: "el teléfono" },
  menus_title: "Empiece con uno de estos menús y cambie lo que sea distinto en su negocio:",
  own_menu: "Escribir mis platillos",
  own_hint: "Como en una hoja de cálculo; también puede pegarlos de una.",
  menus_import: "Importar un archivo",
  go: "Ir a este paso",
  also: "También puede",
  trial: "Probar una venta",
  trial_hint: "Vea la comanda, el recibo y el documento de su primer platillo. No se guarda nada.",
  menu_question: "¿Empezar con el menú «{{menu}}»?",
  menu_body: "{{what}} Después puede editar o eliminar cualquier platillo.",
  menu_start: "Usar este menú",
  menu_failed: "No se pudieron agregar los platillos del menú.",
  menus: {
    pupuseria: {
      title: "Pupusería",
      what: "34 platillos: pupusas, antojitos, sopas, bebidas y postres, con IVA incluido en el precio.",
    },
    cafeteria: {
      title: "Cafetería",
      what: "43 platillos: café, bebidas frías, desayunos, panadería y postres, con IVA incluido en el precio.",
    },
    restaurante: {
      title: "Restaurante",
      what: "48 platillos: entradas, carnes, mariscos, pastas, bar y postres, con IVA incluido en el precio.",
    },
  },
  steps: {
    store: {
      title: "Datos del negocio",
      why: "Nombre, dirección y teléfono salen en cada recibo.",
    },
    taxes: { title: "Impuestos", why: "El IVA, incluido en el precio o aparte." },
    items: { title: "Su menú", why: "Lo que vende, con su precio, por categorías." },
    tables: { title: "Mesas", why: "Agregue doce de una sola vez." },
    staff: { title: "Usuarios", why: "Cajeros, meseros y cocineros, cada quien con su usuario." },
    pins: {
      title: "PIN de su personal",
      why: "Con su PIN cada quien entra a una caja compartida, y los encargados aprueban. Usted puede dar el primero.",
    },
    payment_types: { title: "Formas de pago", why: "Efectivo, tarjeta y las demás que acepte." },
    drawer: { title: "Caja", why: "Cuente el fondo y abra la caja para cobrar en efectivo." },
    first_sale: { title: "Primera venta", why: "Tome una orden y cóbrela." },
    shared_till: {
      title: "Caja compartida",
      why: "Varios usan el mismo dispositivo y cada quien entra con su PIN.",
    },
    tax_issuer: {
      title: "Facturación electrónica",
      why: "Los datos del emisor y su certificado, para emitir documentos a Hacienda.",
    },
  },
  reply: {
    menu_started_one: "El menú ya tiene {{count}} platillo. Cambie lo que sea distinto en su negocio.",
    menu_started_other: "El menú ya tiene {{count}} platillos. Cambie lo que sea distinto en su negocio.",
  },
} as const satisfies Translated<typeof source>;

export const setupErrors = {
  menu_not_empty: "El menú ya tiene platillos. No se agregó nada.",
} as const satisfies Translated<typeof sourceErrors>;

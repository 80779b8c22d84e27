import type { Translated } from "#app/words/translated.ts";
import type { settings as source, settingsErrors as sourceErrors } from "./en.ts";

export const settings = {
  load_failed: "No se pudo cargar la configuración. Intente más tarde.",
  save_failed: "No se guardó nada. Intente más tarde.",
  menu: {
    store: "Negocio",
    menu: "Menú",
    room: "Salón y cocina",
    money: "Cobro e impuestos",
    programs: "Integraciones",
    history: "Datos e historial",
  },
  store: {
    picture: "Foto del negocio",
    details: "Datos",
    day_and_money: "Moneda, idioma y día",
    currency_hint: "Después de la primera venta ya no se puede cambiar.",
    currency_fixed: "Ya hay ventas en esta moneda; los montos no se convierten.",
    language: "Idioma de los recibos",
    language_hint: "También el de las pantallas que ven los clientes.",
    time_zone: "Zona horaria",
    time_zone_hint: "Se aplica a las ventas desde ahora.",
    day_end: "El día de operación termina a las",
    day_end_hint:
      "Las ventas antes de esa hora pertenecen al día anterior. Las ventas ya hechas conservan su día.",
    courses: "Tiempos",
    course_minutes: "Minutos entre tiempos",
    course_minutes_hint:
      "El siguiente tiempo se marcha automáticamente estos minutos (de 1 a 120) después del anterior. Déjelo vacío para marchar cada tiempo a mano.",
    stock: "Bodega",
    stock_mail: "Correo diario de lo que se acaba",
    stock_mail_hint:
      "Una vez al día, solo cuando algo se acaba, a los administradores y al personal de inventario que tenga correo.",
    stock_mail_hour: "Hora del correo",
    food_cost: "Costo de ingredientes que se busca",
    food_cost_hint:
      "Parte del precio sin impuesto que pueden llevarse los ingredientes, de 5 a 90 %. Los precios sugeridos se calculan con ella.",
    guests: "Clientes y códigos QR",
    qr_menu: "Menú digital",
    qr_menu_hint: "Los clientes abren el menú con el código QR.",
    qr_order_hint: "Los clientes envían su pedido desde el menú digital.",
    feedback: "Opiniones",
    feedback_hint: "Los clientes pueden calificar su visita.",
    only_here:
      "Este código solo abre en esta computadora: los teléfonos de sus clientes no pueden abrir «localhost». Abra Comanda por su dirección en la red, o pida a quien la instaló que defina PUBLIC_URL.",
    menu_link: "Menú para clientes",
    download_qr: "Descargar QR",
    view_menu: "Ver menú digital",
    save: "Guardar datos",
  },
  print: {
    title: "Impresión",
    on_hint: "Los recibos y tokens se imprimen al cobrar y al enviar.",
    paper: "Ancho del papel",
    mm: "{{width}} mm",
    store_hint: "Nombre, dirección, teléfono y correo arriba del recibo.",
    customer: "Datos del cliente",
    customer_hint: "Nombre, teléfono y datos fiscales.",
    notes: "Notas de los platillos",
    notes_hint: "Las peticiones especiales, bajo cada platillo.",
    token: "Token",
    token_hint: "El número grande al final del recibo, con el que se llama al cliente.",
    header: "Encabezado",
    footer: "Pie",
    save: "Guardar ajustes",
    look: "Vista previa",
    preview: "Vista previa de impresión",
    receipt: "Recibo",
    token_paper: "Token",
    ticket: "Comanda de cocina",
    off: "La impresión está desactivada: no se pueden imprimir recibos ni tokens. Las comandas de cocina se imprimen desde su pantalla.",
  },
  example: {
    dish: "Pupusa revuelta",
    variant: "Maíz",
    addon: "Queso extra",
    note: "Bien doradas",
    drink: "Horchata",
    customer: "Ana Martínez",
    table: "Mesa 4",
    floor: "Terraza",
    waiter: "Carlos",
    station: "Cocina",
    cash: "Efectivo",
  },
  reply: {
    store_saved: "Datos guardados.",
    image_saved: "Foto guardada.",
    image_removed: "Foto quitada.",
    print_saved: "Ajustes de impresión guardados.",
  },
  charging: {
    title: "Cobro",
    pay_first: "Pagar primero",
    intro:
      "Los clientes pueden pagar antes de que su orden esté lista. La orden pagada sigue en cocina, barra y cuentas abiertas, marcada PAGADO, hasta que se entrega.",
    before: "Se puede cobrar de inmediato.",
    after: "Se cobra cuando todo está listo, o con «Completar y cobrar».",
    identify: "Identificar al comprador",
    identify_hint:
      "Desde este total la factura de consumidor final debe llevar el nombre del comprador. El monto sigue al salario mínimo.",
    threshold: "Desde un total de",
    threshold_save: "Guardar monto",
    tip: "Propina sugerida",
    tip_hint: "Se ofrece en la pantalla de cobro con un toque. Nunca se llena automáticamente.",
  },
} as const satisfies Translated<typeof source>;

export const settingsErrors = {
  payment_type_exists: "Ya hay una forma de pago con ese nombre. No se guardó nada; use otro nombre.",
  payment_type_was_used:
    "Ya se cobró con ella, por eso no se puede cambiar si es efectivo ni cuándo se cobra: de eso dependen las cajas y las cuentas de los clientes. No se guardó nada. Agregue una forma de pago nueva y elimine esta.",
  payment_type_on_account_exists:
    "{{title}} ya es la forma de pago que queda a la cuenta del cliente. No se guardó nada.",
  last_payment_type:
    "Es la única forma de pago activa: sin ella nadie podría cobrar. No se cambió nada. Active o agregue otra primero.",
  too_many_payment_types:
    "Un restaurante puede tener {{most}} formas de pago como máximo. No se agregó nada.",
} as const satisfies Translated<typeof sourceErrors>;

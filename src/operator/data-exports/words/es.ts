import type { Translated } from "#app/words/translated.ts";
import type { dataExport as source, dataExportsErrors as sourceErrors } from "./en.ts";

export const dataExport = {
  intro:
    "Todo lo de su restaurante en un archivo ZIP: ajustes, menú, clientes, órdenes, pagos, facturas, documentos tributarios con su sello, caja, inventario, compras, reservas e imágenes. Las tablas en CSV para hojas de cálculo, los ajustes en JSON.",
  no_secrets: "Contraseñas, PIN, llaves y códigos no van incluidos.",
  ask: "Exportar todo",
  ask_again: "Exportar de nuevo",
  load_failed: "No se pudieron cargar las exportaciones.",
  making: "La exportación se está preparando",
  making_hint: "Puede salir de esta página. Le avisaremos por correo cuando esté lista.",
  waiting: "La exportación empieza en un momento",
  next_at: "Se puede preparar otra a partir del {{when}}.",
  progress: "{{done}} de unas {{total}} filas · tabla {{table}} de {{tables}}",
  percent: "{{percent}} %",
  ready: "La exportación está lista",
  ready_hint: "{{size}} · se puede guardar hasta el {{until}}",
  save: "Guardar el archivo",
  failed: "La última exportación falló",
  failed_hint: "No se cambió nada. Intente de nuevo; si vuelve a fallar, escriba a soporte.",
  history: "Exportaciones anteriores",
  empty: "Todavía no se ha exportado nada",
  empty_hint:
    "El tiempo depende de cuántas órdenes tenga: segundos para un restaurante nuevo, minutos para uno grande.",
  kept_one: "El archivo se conserva {{count}} día y después se borra.",
  kept_other: "El archivo se conserva {{count}} días y después se borra.",
  asked_at: "Pedida",
  by: "Por",
  state: "Estado",
  size: "Tamaño",
  states: {
    waiting: "En espera",
    running: "En preparación",
    ready: "Lista",
    failed: "Falló",
    removed: "Borrada",
  },
  reply: {
    asked: "La exportación ha empezado.",
    runs: "Ya se está preparando una exportación.",
    fresh_one:
      "La última exportación se acaba de preparar: guarde esa. En {{count}} minuto se puede preparar otra.",
    fresh_other:
      "La última exportación se acaba de preparar: guarde esa. En {{count}} minutos se puede preparar otra.",
  },
  mail: {
    ready: {
      subject: "La exportación de su restaurante está lista",
      text: "{{name}}, todo lo de su restaurante está en un archivo que ya puede guardar. Necesita iniciar sesión.",
      hint_one:
        "El archivo se conserva {{count}} día. Contiene datos de sus clientes y de su personal: guárdelo en un lugar seguro.",
      hint_other:
        "El archivo se conserva {{count}} días. Contiene datos de sus clientes y de su personal: guárdelo en un lugar seguro.",
    },
    failed: {
      subject: "La exportación de su restaurante falló",
      text: "{{name}}, la exportación de su restaurante no se pudo preparar. No se cambió nada. Puede pedirla de nuevo.",
      hint_one: "Cuando esté lista, el archivo se conserva {{count}} día.",
      hint_other: "Cuando esté lista, el archivo se conserva {{count}} días.",
    },
    action: "Abrir las exportaciones",
    footer: "Recibe este correo porque pidió una exportación.",
  },
  readme: {
    title: "TODO LO DE {{name}}",
    made: "Hecho con Comanda, {{at}}.",
    folders: "QUÉ HAY EN CADA CARPETA",
    folder: {
      settings:
        "La tienda y cómo trabaja: datos, impresión, datos fiscales, estaciones, impuestos, formas de pago, códigos de descuento, establecimientos, puntos de venta y los últimos números asignados.",
      menu: "Categorías, platos, variantes, extras y sus grupos, recetas, combos, listas de precios y horarios, traducciones, notas rápidas, agotados.",
      room: "Mesas, reservas, lista de espera, quién se sentó dónde, visitas con teléfonos, llamadas al mesero.",
      people: "Usuarios con sus permisos, sus dispositivos, cajas compartidas.",
      customers: "Clientes, lo que deben y abonaron, opiniones.",
      orders:
        "Cuentas, sus pedidos y líneas, cambios y anulaciones, cortesías, carritos apartados, pedidos de comensales, comandas impresas.",
      money:
        "Cuentas por cobrar, facturas con líneas, impuestos y pedidos, pagos con propinas, devoluciones, cajas, turnos, movimientos, conteos y cortes.",
      tax: "La lista de documentos tributarios con sus montos, los intercambios con Hacienda, correos, contingencias, meses y comparaciones. documents.jsonl contiene las ventas de las que salen los documentos.",
      stock: "Ingredientes, cada movimiento, costos, conteos de inventario.",
      purchases:
        "Proveedores, sus productos y unidades, compras con líneas y documentos. En attachments/ y documents/ los archivos de cada compra, por su id.",
      log: "Quién cambió qué, cuándo, y cómo estaba antes y después.",
      documents:
        "Cada documento tributario y evento firmado, tal como se entregó: JSON con firma (firmaElectronica) y sello (selloRecibido). Un archivo por mes, un documento por línea. En test/ los del ambiente de pruebas de Hacienda.",
      pictures:
        "Imágenes del menú y de la tienda, con los nombres que les dan las tablas (image, store_image).",
    },
    how: "CÓMO ESTÁ ESCRITO",
    csv: "Los archivos CSV están en UTF-8, con coma entre columnas y los nombres de las columnas en la primera línea. Después de un millón de filas sigue otro archivo: orders-2.csv. Una tabla sin filas no tiene archivo.",
    amounts:
      "Los montos están en {{currency}}, con punto antes de los centavos: 12.40. Los porcentajes también: 13.00.",
    instants:
      "Los instantes llevan la hora local del restaurante ({{zone}}) con su diferencia de UTC: 2026-11-21T15:05:09.120-06:00. Los días son 2026-11-21; business_date es el día al que pertenece una venta.",
    quantities: "Las cantidades de ingredientes están en su unidad, con tres decimales: 1.500.",
    json: "Las listas y los objetos dentro de una celda CSV son JSON; sus montos con nombre terminado en cents son centavos enteros.",
    formulas:
      "Delante de un texto que una hoja de cálculo ejecutaría como fórmula (empieza con = + - @) hay un apóstrofo.",
    ids: "id es el número de una fila; una columna como order_id nombra la fila de otra tabla con ese id.",
    moment:
      "El restaurante pudo seguir trabajando mientras se hacía esto. Lo que entró entretanto puede faltar, pero nada se refiere a algo que falte.",
    secrets: "Contraseñas, PIN, llaves, tokens y códigos de acceso no están incluidos.",
    manifest:
      "manifest.json nombra cada archivo, sus filas y columnas y qué contiene cada columna, y qué se dejó fuera y por qué.",
  },
} as const satisfies Translated<typeof source>;

export const dataExportsErrors = {
  data_exports_today:
    "En un día se prepararon {{most}} exportaciones: cada una lee todo lo del restaurante. Guarde la última o pida otra en {{hours}} h.",
  data_export_gone: "Esta exportación ya no tiene archivo. Exporte de nuevo.",
} as const satisfies Translated<typeof sourceErrors>;

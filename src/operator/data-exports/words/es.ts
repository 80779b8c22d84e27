import type { Translated } from "#app/words/translated.ts";
import type { dataExport as source, dataExportsErrors as sourceErrors } from "./en.ts";

export const dataExport = {
  intro:
    "Todos los datos de su restaurante en un archivo ZIP: configuración, menú, clientes, órdenes, pagos, facturas, documentos tributarios con su sello, caja, inventario, compras, reservas y fotos. Las tablas en CSV para hojas de cálculo, la configuración en JSON.",
  no_secrets: "No incluye contraseñas, PIN, claves ni códigos.",
  ask: "Exportar todo",
  ask_again: "Exportar de nuevo",
  load_failed: "No se pudieron cargar las exportaciones.",
  making: "La exportación se está preparando",
  making_hint: "Puede salir de esta página. Le avisaremos por correo cuando esté lista.",
  waiting: "La exportación empezará en un momento",
  next_at: "Puede pedir otra a partir del {{when}}.",
  progress: "Filas: {{done}} de unas {{total}} · tabla {{table}} de {{tables}}",
  ready: "La exportación está lista",
  ready_hint: "{{size}} · disponible hasta el {{until}}",
  save: "Descargar archivo",
  failed: "La última exportación falló",
  failed_hint: "No se cambió nada. Intente de nuevo; si vuelve a fallar, escriba a soporte.",
  history: "Exportaciones anteriores",
  empty: "Todavía no hay exportaciones",
  empty_hint:
    "El tiempo depende de cuántas órdenes tenga: segundos en un restaurante nuevo, minutos en uno grande.",
  kept_one: "El archivo se conserva {{count}} día y después se elimina.",
  kept_other: "El archivo se conserva {{count}} días y después se elimina.",
  asked_at: "Pedida",
  by: "Pedida por",
  size: "Tamaño",
  states: {
    waiting: "En espera",
    running: "En preparación",
    ready: "Lista",
    failed: "Falló",
    removed: "Eliminada",
  },
  reply: {
    asked: "La exportación ha empezado.",
    runs: "Ya se está preparando una exportación.",
    fresh_one: "Acaba de prepararse una exportación: descargue esa. Podrá pedir otra en {{count}} minuto.",
    fresh_other: "Acaba de prepararse una exportación: descargue esa. Podrá pedir otra en {{count}} minutos.",
  },
  mail: {
    ready: {
      subject: "La exportación de su restaurante está lista",
      text: "{{name}}, la exportación con todos los datos de su restaurante está lista para descargar. Necesita iniciar sesión.",
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
    action: "Ver exportaciones",
    footer: "Recibe este correo porque pidió una exportación.",
  },
  readme: {
    title: "TODOS LOS DATOS DE {{name}}",
    made: "Creado con Comanda, {{at}}.",
    folders: "QUÉ CONTIENE CADA CARPETA",
    folder: {
      settings:
        "El negocio y su configuración: datos, impresión, datos fiscales, estaciones, impuestos, formas de pago, códigos de descuento, establecimientos, puntos de venta y los últimos números asignados.",
      menu: "Categorías, platillos, variantes, extras y sus grupos, recetas, combos, listas de precios y horarios, traducciones, notas rápidas, platillos agotados.",
      room: "Mesas, reservas, lista de espera, quién se sentó en cada mesa, visitas desde teléfonos, llamadas al mesero.",
      people: "Usuarios con sus permisos, sus dispositivos, cajas compartidas.",
      customers: "Clientes, lo que deben y abonaron, opiniones.",
      orders:
        "Cuentas, sus órdenes y platillos, cambios y anulaciones, cortesías, borradores, órdenes QR, comandas impresas.",
      money:
        "Cuentas por cobrar, facturas con sus líneas, impuestos y órdenes, pagos y propinas, devoluciones, cajas, turnos de caja, movimientos, conteos y cortes.",
      tax: "La lista de documentos tributarios con sus montos, los intercambios con Hacienda, correos, contingencias, meses y comparaciones. documents.jsonl contiene las ventas de las que salen los documentos.",
      stock: "Insumos, movimientos de inventario, costos, conteos de inventario.",
      purchases:
        "Proveedores, sus productos y unidades, compras con líneas y documentos. En attachments/ y documents/ los archivos de cada compra, por su id.",
      log: "Quién cambió qué y cuándo, con los valores de antes y después.",
      documents:
        "Cada documento tributario y evento firmado, tal como se entregó: JSON con firma (firmaElectronica) y sello (selloRecibido). Un archivo por mes, un documento por línea. En test/ están los del ambiente de pruebas de Hacienda.",
      pictures:
        "Fotos del menú y del negocio, con los nombres que aparecen en las tablas (image, store_image).",
    },
    how: "FORMATO DE LOS ARCHIVOS",
    csv: "Los archivos CSV están en UTF-8, separados por comas y con los nombres de las columnas en la primera línea. Después de un millón de filas la tabla sigue en otro archivo: orders-2.csv. Una tabla sin filas no tiene archivo.",
    amounts: "Los montos están en {{currency}}, con punto decimal: 12.40. Los porcentajes también: 13.00.",
    instants:
      "Las horas son la hora local del restaurante ({{zone}}) con su diferencia de UTC: 2026-11-21T15:05:09.120-06:00. Las fechas son 2026-11-21; business_date es el día de operación al que pertenece una venta.",
    quantities: "Las cantidades de insumos están en su unidad, con tres decimales: 1.500.",
    json: "Las listas y los objetos dentro de una celda CSV son JSON; sus montos con nombre terminado en cents son centavos enteros.",
    formulas:
      "El texto que una hoja de cálculo ejecutaría como fórmula (empieza con = + - @) lleva un apóstrofo delante.",
    ids: "id identifica una fila; una columna como order_id se refiere a la fila con ese id en otra tabla.",
    moment:
      "El restaurante pudo seguir trabajando mientras se hacía esta exportación. Lo que se ingresó mientras tanto puede faltar, pero nada se refiere a una fila que falte.",
    secrets: "No se incluyen contraseñas, PIN, claves, tokens ni códigos de acceso.",
    manifest:
      "manifest.json detalla cada archivo con sus filas y columnas, qué contiene cada columna, y qué se dejó fuera y por qué.",
  },
} as const satisfies Translated<typeof source>;

export const dataExportsErrors = {
  data_exports_today:
    "Exportaciones del último día: {{most}}, el máximo; cada una lee todos los datos del restaurante. Descargue la última o pida otra en {{seconds}}.",
  data_export_gone: "El archivo de esta exportación ya no está disponible. Exporte de nuevo.",
} as const satisfies Translated<typeof sourceErrors>;

import type { Translated } from "#app/words/translated.ts";
import type { publicApi as source } from "./en.ts";
import { publicApiFields } from "./public-api-fields.es.ts";

export const publicApi: Translated<typeof source> = {
  fields: publicApiFields,
  values: {
    scopes: {
      "menu:read": "leer el menú",
      "menu:write": "marcar lo agotado",
      "orders:read": "leer órdenes",
      "invoices:read": "leer facturas y sus documentos tributarios",
      "payments:read": "leer pagos y devoluciones",
      "customers:read": "leer clientes",
      "stock:read": "leer insumos del inventario",
      "reports:read": "leer cifras diarias",
    },
    menu_category_colour: {
      red: "rojo",
      orange: "naranja",
      yellow: "amarillo",
      lime: "lima",
      green: "verde",
      teal: "turquesa",
      blue: "azul",
      indigo: "índigo",
      violet: "violeta",
      pink: "rosado",
    },
    until: {
      told: "hasta que se cambie otra vez, por un programa o en una caja",
      tomorrow: "hasta que empiece el próximo día de operación; entonces se vende sin límite",
    },
    order_status: {
      open: "todavía no se ha pagado",
      paid: "pagada; las devoluciones no lo cambian",
      cancelled: "se anuló antes de pagarse",
    },
    order_line_status: {
      created: "todavía no se ha empezado",
      preparing: "se está preparando",
      completed: "lista",
      delivered: "entregada al comensal",
      cancelled: "se anuló y no se cobra",
    },
    dining_option: {
      dinein: "se come en el restaurante",
      delivery: "se lleva al cliente",
      takeaway: "la recoge el cliente",
    },
    source: {
      table: "se tomó en una mesa",
      counter: "se tomó en el mostrador",
      phone: "se tomó por teléfono",
      qr: "la envió el comensal desde el menú QR",
      delivery_platform: "vino de una plataforma de entregas",
    },
    type: {
      CONSUMIDOR_FINAL: "a consumidor final",
      CREDITO_FISCAL: "a un contribuyente, que puede deducir el IVA",
    },
    kind: {
      "01": "factura",
      "03": "comprobante de crédito fiscal",
      "05": "nota de crédito",
      "06": "nota de débito",
      "14": "factura de sujeto excluido",
      invalidation: "evento que invalida un documento",
      contingency: "evento que informa una contingencia, un tiempo sin conexión",
    },
    tax_document_state: {
      draft: "tiene sus números, pero hay algo que corregir en él",
      generated: "creado, todavía sin firmar",
      signed: "firmado, todavía sin enviar",
      contingency: "espera que termine la contingencia",
      sent: "enviado; todavía no se sabe qué respondió Hacienda",
      sealed: "aceptado y sellado por Hacienda",
      sealed_with_remarks: "aceptado y sellado con observaciones",
      rejected: "rechazado por Hacienda",
      replaced: "reemplazado por otro documento",
      invalidated: "invalidado después de sellarse",
    },
    environment: {
      "00": "el ambiente de pruebas de Hacienda: no tiene validez tributaria",
      "01": "producción",
    },
    state: {
      in: "hay suficiente",
      low: "en su mínimo o por debajo",
      out: "no queda nada",
    },
  },
  guide: {
    following: {
      title: "Mantener una copia",
      changes: "Los insumos del inventario se pueden seguir de la misma forma con updated_since.",
      days: "Órdenes, facturas, pagos y devoluciones: pida de nuevo los últimos días, por ejemplo cada noche los últimos tres, y reemplace por id. Lo que se paga, anula, devuelve o sella después cambia una orden o factura de un día anterior; los webhooks le dicen cuál, y esa se lee por su id.",
      cursor:
        "Un cursor sirve para continuar enseguida. Para la próxima vez guarde el updated_at más reciente o el último día de operación.",
      gone: "Los clientes eliminados siguen en la lista con is_deleted. Los platillos e insumos que ya no vienen en la lista completa se eliminaron.",
    },
    requests: {
      text: "Las solicitudes y respuestas son JSON en UTF-8. Los montos son números con dos decimales en la moneda del restaurante (12.5 es 12.50, no centavos); las cantidades tienen hasta tres decimales. Las fechas con hora son ISO 8601 en UTC, como 2026-11-20T18:42:07.315Z; los días de operación se escriben AAAA-MM-DD y empiezan a la hora que indica /store, en la zona horaria del restaurante. Los ids son números enteros y pueden necesitar 64 bits.",
      more: "Un campo es null cuando no hay valor, y nunca se omite. Se pueden agregar campos y valores sin aviso: ignore lo que no conozca. Lo que ya existe nunca cambia de significado. Las respuestas a GET llevan un ETag; envíelo como If-None-Match y lo que no ha cambiado se responde 304.",
    },
    limits: {
      title: "Límites",
      requests: "Solicitudes por minuto para cada clave: {{count}}.",
      rows: "Filas por página: {{rows}}; días en una solicitud de cifras: {{days}}; tamaño de un cuerpo: 256 KiB.",
      waiting:
        "Lo que pase de ahí se responde con 429 y Retry-After, en segundos. A quien continúe de todos modos se le corta la conexión sin respuesta.",
      advice:
        "Envíe una solicitud tras otra. Después de 429, 500 o 503 espere, primero lo que dice Retry-After y luego el doble cada vez.",
    },
    repeats: {
      lost: "Si no llegó respuesta, envíe la misma solicitud otra vez con la misma clave: se ejecuta una vez, por muchas que llegue. Una respuesta repetida lleva el encabezado Idempotent-Replay: true.",
      kept: "Las claves se guardan dos días. La misma clave con otro contenido recibe 422 y no cambia nada.",
    },
    errors: {
      text: "Todos los errores tienen la misma forma. Decida por code, que nunca cambia; message es para personas, en el idioma pedido con lang, por ejemplo ?lang=es.",
      more: "fields aparece cuando partes de la solicitud están mal; details, cuando el código tiene cifras o nombres. Estos son todos los códigos:",
      fields_title: "Códigos de los campos",
    },
    hooks: {
      text: "Un administrador agrega una dirección https en Configuración › API y webhooks y elige eventos. Cuando ocurre uno, Comanda envía un POST con JSON; cualquier respuesta de 200 a 299 en menos de diez segundos cuenta como recibido. No se siguen redirecciones.",
      retries:
        "Lo que no se recibe se envía de nuevo en 32 horas; intentos en total: {{count}}. Una dirección que no ha recibido nada durante tres días se desactiva y se avisa por correo a los administradores.",
      signature:
        "Cada mensaje se firma como describe Standard Webhooks, con el secreto que se mostró al agregar la dirección. Tras renovarlo se usan los dos durante un día.",
      retries_title: "Si no se recibe",
      pauses: "Después del primer intento, se reintenta tras {{pauses}}.",
      replay:
        "Un envío se puede repetir desde Configuración › API y webhooks › Envíos durante {{days}}, con el mismo id. También desde ahí se puede enviar una prueba; su tipo es webhook.test.",
      order:
        "Responda primero y procese después: ponga el mensaje en su propia cola y responda 204. Lo que se lee con una clave es más reciente que el mensaje.",
      signature_title: "Verificar la firma",
      signed:
        "La firma es el HMAC-SHA256 de webhook-id, webhook-timestamp y el cuerpo, unidos con puntos. Su clave es lo que sigue a whsec_ en el secreto, decodificado de base64. Use los bytes del cuerpo tal como llegaron: un JSON interpretado y escrito otra vez es un texto distinto.",
      steps:
        "Rechace un mensaje cuya hora se aleje más de cinco minutos de su reloj, para que nadie pueda enviar otra vez uno viejo.",
    },
  },
  labels: {
    parameters: "Parámetros",
    body: "Campos del cuerpo",
    answer: "Campos de la respuesta",
    message: "Campos del mensaje",
    required: "obligatorio",
    optional: "opcional",
    may_be_null: "o null",
    default: "por defecto {{value}}",
    between: "{{least}} a {{most}}",
    at_most: "como máximo {{most}}",
    up_to_signs: "caracteres: hasta {{most}}",
    places: { path: "en la ruta", query: "en la consulta", header: "encabezado" },
    types: {
      string: "texto",
      integer: "entero",
      number: "número",
      boolean: "true o false",
      object: "objeto",
      list: "lista",
      date: "fecha AAAA-MM-DD",
      moment: "fecha y hora en UTC, ISO 8601",
      id: "id, entero",
      amount: "monto, hasta 2 decimales",
      quantity: "cantidad, hasta 3 decimales",
      percent: "por ciento",
    },
    needs: "Requiere",
  },
  errors: {
    invalid_input:
      "Un parámetro, un encabezado o el cuerpo no es válido; fields dice cuál. Corríjalo antes de enviarlo otra vez.",
    invalid_request:
      "Un id de la ruta está mal escrito. Los ids son números enteros sin ceros a la izquierda.",
    api_key_invalid: "La clave del encabezado Authorization falta, no se conoce, fue revocada o venció.",
    subscription_inactive:
      "El restaurante no tiene suscripción activa. No envíe más solicitudes hasta que su administrador la haya renovado.",
    not_permitted: "A la clave le falta el permiso que indica details.scope.",
    not_found: "No existe en este restaurante.",
    unknown_address: "No hay nada en esta dirección. Revise el método y la ruta.",
    request_timeout: "La solicitud tardó demasiado en llegar. Envíela otra vez.",
    still_running:
      "Una solicitud con el mismo Idempotency-Key todavía se está procesando. Espere un segundo y envíela otra vez.",
    uuid_taken: "Esto ya se escribió con otro contenido. No se cambió nada.",
    request_withdrawn:
      "Una solicitud con este Idempotency-Key fue retirada. No se cambió nada; use otra clave.",
    combo_counts_parts: "El platillo es un combo: limite los platillos de los que se compone.",
    payload_too_large: "El cuerpo pasa de 256 KiB.",
    unsupported_media_type: "El cuerpo debe ser JSON, con Content-Type: application/json.",
    idempotency_key_reused:
      "El Idempotency-Key se usó para otra solicitud en los últimos dos días. No se cambió nada; use otra clave.",
    too_many_requests: "Demasiadas solicitudes. Espere los segundos que indica Retry-After.",
    internal:
      "La falla es nuestra. Envíe la solicitud más tarde con el mismo Idempotency-Key; si persiste, dé a soporte el requestId.",
    service_unavailable:
      "El servidor está ocupado o iniciando. Espere los segundos que indica Retry-After y envíe la solicitud otra vez.",
    storage_full: "El servidor no tiene espacio. No se escribió nada; envíelo más tarde.",
  },
  field_codes: {
    required: "Falta.",
    malformed: "No tiene el tipo o el formato correcto.",
    too_small: "Está por debajo del mínimo permitido.",
    too_large: "Está por encima del máximo permitido.",
    not_a_choice: "No es ninguno de los valores permitidos.",
    not_a_date: "No es una fecha u hora en el formato pedido.",
    ends_before_start: "to es anterior a from.",
    too_many_days: "El rango tiene demasiados días.",
  },
};

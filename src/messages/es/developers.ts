export const developers = {
  title: "Comanda para desarrolladores",
  contents: "Contenido",
  document: "Documento OpenAPI",
  intro:
    "Con la API su programa lee las órdenes, facturas, pagos, clientes, existencias y cifras de un restaurante, y marca lo que está agotado. Con los webhooks recibe un aviso cuando algo pasa.",
  keys: {
    title: "Claves",
    text: "Un administrador del restaurante crea una clave en Configuración › API y webhooks y elige qué puede hacer. La clave se muestra una sola vez. Envíela en el encabezado Authorization de cada solicitud. Pertenece a un restaurante y se puede revocar en cualquier momento.",
    more: "Guárdela en un servidor: nunca debe ser parte de una aplicación ni de una página web, y se rechazan las solicitudes de navegadores desde otros sitios.",
  },
  requests: {
    title: "Solicitudes y respuestas",
    text: "Las solicitudes y respuestas son JSON en UTF-8. Los montos son números con dos decimales en la moneda del restaurante (12.5 es 12.50, no centavos); las cantidades tienen hasta tres decimales. Los instantes son ISO 8601 en UTC, como 2026-11-20T18:42:07.315Z; los días de negocio se escriben AAAA-MM-DD y empiezan a la hora que dice /store, en la zona horaria del restaurante. Los ids son números enteros y pueden necesitar 64 bits.",
    more: "Un campo es null cuando no hay valor, y nunca se omite. Se pueden agregar campos y valores sin aviso: ignore lo que no conozca. Lo que ya existe nunca cambia de significado. Las respuestas a GET llevan un ETag; envíelo como If-None-Match y lo que no ha cambiado se responde 304.",
  },
  pages: {
    title: "Páginas",
    text: "Las listas se entregan en páginas de hasta 100 filas, en un orden fijo. Para obtener la página siguiente envíe next_cursor como cursor y deje iguales los demás parámetros; null significa que por ahora no hay más filas.",
    more: "Para mantener una copia, pida de nuevo los últimos días: lo que se paga o anula después cambia una orden anterior. Los clientes se listan por su último cambio: pida con updated_since desde cinco minutos antes del updated_at más nuevo que tenga, porque un cambio puede quedar a la vista un momento después de otro más tardío. Lo que llega de nuevo reemplaza lo que tiene con ese id.",
  },
  writing: {
    title: "Escribir y repetir",
    text: "Envíe un Idempotency-Key con cada escritura: una repetición con la misma clave recibe la primera respuesta y no cambia nada.",
    more: "Las órdenes y los pagos no se pueden escribir desde fuera: necesitan las comprobaciones de existencias, precios y efectivo de la caja.",
  },
  errors: {
    title: "Errores",
    text: "Todo rechazo tiene la misma forma. Decida por code, que nunca cambia; message es para personas, en el idioma pedido con ?lang=es o ?lang=en.",
    more: "fields está cuando partes de la solicitud están mal; details, cuando el código tiene cifras o nombres. Estos son todos los códigos:",
  },
  routes_title: "Referencia",
  any_key: "cualquier clave",
  body: "Ejemplo de cuerpo",
  answer: "Ejemplo de respuesta",
  message: "Ejemplo de mensaje",
  routes: {
    readPublicStore: "El restaurante y la clave",
    readPublicMenu: "El menú completo",
    setAvailability: "Decir qué está agotado",
    listPublicOrders: "Órdenes",
    readPublicOrder: "Una orden",
    listPublicInvoices: "Facturas con documento tributario",
    readPublicInvoice: "Una factura",
    listPublicPayments: "Pagos",
    listPublicRefunds: "Devoluciones",
    listPublicCustomers: "Clientes",
    readPublicCustomer: "Un cliente",
    listPublicStock: "Ingredientes en existencia",
    readPublicDays: "Cifras de cada día",
  },
  webhooks: {
    title: "Webhooks",
    how: "Cómo llegan los mensajes",
    text: "Un administrador registra una dirección https en Configuración › API y webhooks y elige eventos. Cuando ocurre uno, Comanda envía un POST con JSON; cualquier respuesta de 200 a 299 en menos de diez segundos cuenta como recibido. No se siguen redirecciones.",
    retries:
      "Lo que no se recibe se envía de nuevo, {{count}} veces en total en un día y ocho horas. Una dirección que no ha recibido nada durante tres días se apaga y se avisa por correo a los administradores.",
    once: "Un mensaje puede llegar dos veces, y en otro orden del que ocurrió: actúe una sola vez por cada id, y lea lo que necesite con una clave.",
    signature:
      "Cada mensaje se firma como describe Standard Webhooks, con el secreto que se mostró al registrar la dirección. Tras renovarlo firman los dos durante un día.",
  },
};

export const developers = {
  title: "Comanda para desarrolladores",
  contents: "Contenido",
  document: "Documento OpenAPI",
  intro:
    "Con la API su programa lee las órdenes, facturas, pagos, clientes, inventario y cifras de un restaurante, y marca lo que está agotado. Con los webhooks recibe un aviso cuando algo pasa.",
  keys: {
    title: "Claves",
    text: "Un administrador del restaurante crea una clave en Configuración › API y webhooks y elige qué puede hacer. La clave se muestra una sola vez. Envíela en el encabezado Authorization de cada solicitud. Pertenece a un restaurante y se puede revocar en cualquier momento.",
    more: "Guárdela en un servidor: nunca debe ser parte de una aplicación ni de una página web, y se rechazan las solicitudes de navegadores desde otros sitios.",
  },
  requests: {
    title: "Solicitudes y respuestas",
  },
  pages: {
    title: "Páginas",
    text: "Las listas se entregan en páginas de hasta 100 filas, en un orden fijo. Para obtener la página siguiente envíe next_cursor como cursor y deje iguales los demás parámetros; null significa que por ahora no hay más filas.",
    more: "Para mantener una copia, pida de nuevo los últimos días: lo que se paga o anula después cambia una orden anterior. Los clientes se listan por su último cambio: pida con updated_since desde cinco minutos antes del updated_at más reciente que tenga, porque un cambio puede quedar a la vista un momento después de otro más tardío. Lo que llega de nuevo reemplaza lo que tiene con ese id.",
  },
  writing: {
    title: "Escribir y repetir",
    text: "Envíe un Idempotency-Key con cada escritura: una repetición con la misma clave recibe la primera respuesta y no cambia nada.",
    more: "Las órdenes y los pagos no se pueden escribir desde fuera: necesitan las comprobaciones de existencias, precios y efectivo de la caja.",
  },
  errors: {
    title: "Errores",
  },
  routes_title: "Referencia",
  any_key: "cualquier clave",
  body: "Ejemplo de cuerpo",
  answer: "Ejemplo de respuesta",
  message: "Ejemplo de mensaje",
  routes: {
    readPublicStore: "El restaurante y la clave",
    readPublicMenu: "El menú completo",
    setAvailability: "Marcar lo agotado",
    listPublicOrders: "Órdenes",
    readPublicOrder: "Una orden",
    listPublicInvoices: "Facturas con su documento tributario",
    readPublicInvoice: "Una factura",
    listPublicPayments: "Pagos",
    listPublicRefunds: "Devoluciones",
    listPublicCustomers: "Clientes",
    readPublicCustomer: "Un cliente",
    listPublicStock: "Ingredientes del inventario",
    readPublicDays: "Cifras diarias",
  },
  webhooks: {
    title: "Webhooks",
    how: "Cómo llegan los mensajes",
    once: "Un mensaje puede llegar dos veces, o en un orden distinto del que ocurrió: procese cada id una sola vez y lea los detalles con una clave.",
  },
};

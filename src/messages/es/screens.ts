import type { screens as source } from "../en/screens.ts";
import type { Translated } from "../translated.ts";

export const screens = {
  pos: "Punto de venta",
  orders: "Cuentas abiertas",
  orderCharge: "Cobrar",
  cash: "Caja",
  kitchen: "Cocina",
  bar: "Bar",
  orderStatus: "Estado de órdenes",
  customerDisplay: "Pantalla del cliente",
  users: "Usuarios",
  settings: "Configuración",
  audit: "Bitácora",
  menuItems: "Productos del menú",
  categories: "Categorías",
  priceRules: "Horarios y precios",
  tables: "Mesas",
  stations: "Estaciones",
  paymentTypes: "Formas de pago",
  charging: "Cobro",
  taxSetup: "Impuestos y cargo por servicio",
  discountCodes: "Códigos de descuento",
  profile: "Perfil",
  devices: "Mis dispositivos",
  language: "Idioma",
  contactSupport: "Soporte",
} as const satisfies Translated<typeof source>;

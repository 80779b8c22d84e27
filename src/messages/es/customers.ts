import type { customers as source, customersErrors as sourceErrors } from "../en/customers.ts";
import type { Translated } from "../translated.ts";

export const customers = {
  reply: {
    added: "Se agregó a {{name}}.",
  },
  search: {
    title: "Cliente",
    label: "Teléfono o nombre",
    hint: "Escriba un teléfono o un nombre.",
    loading: "Buscando clientes",
    results: "Clientes encontrados",
    nothing: "Ningún cliente empieza así.",
    walk_in: "Cliente de paso",
    add: "Agregar cliente",
    no_right: "Su usuario no puede agregar clientes.",
  },
  form: {
    title: "Agregar cliente",
    type: "Tipo de cliente",
    phone: "Teléfono",
    name: "Nombre",
    business_name: "Razón social",
    email: "Correo electrónico",
    gender: "Género",
    no_gender: "Sin indicar",
    birth_date: "Fecha de nacimiento",
    department: "Departamento",
    municipality: "Municipio",
    department_first: "Elija primero el departamento",
    select: "Elija",
    address: "Dirección",
    document_type: "Tipo de documento",
    no_document: "Ninguno",
    document_number: "Número de documento",
    nit: "NIT",
    nrc: "NRC",
    activity: "Actividad económica",
    no_activity: "Ninguna",
    activity_desc: "Descripción de la actividad",
    save: "Agregar cliente",
    back: "Volver a la búsqueda",
    nothing_found: "Sin resultados",
    no_list: "No se pudo cargar la lista. Cierre esta ventana e intente de nuevo.",
    failure: "Algo salió mal. No se guardó nada.",
  },
  type: {
    CONSUMIDOR_FINAL: "Consumidor final",
    CREDITO_FISCAL: "Crédito fiscal",
  },
  gender: {
    female: "Femenino",
    male: "Masculino",
    other: "Otro",
  },
  hint: {
    nit_malformed: "Un NIT tiene 14 dígitos, o 9 si es un DUI.",
    nrc_malformed: "Un NRC tiene de 2 a 8 dígitos.",
    dui_malformed: "Un DUI tiene 9 dígitos.",
    dui_check_digit: "El último dígito no corresponde a este DUI. Revíselo.",
  },
} as const satisfies Translated<typeof source>;

export const customersErrors = {
  customer_phone_taken: "Ya existe un cliente con este teléfono. No se guardó nada.",
} as const satisfies Translated<typeof sourceErrors>;

import type { customers as source, customersErrors as sourceErrors } from "../en/customers.ts";
import type { Translated } from "../translated.ts";

export const customers = {
  reply: {
    added: "Se agregó a {{name}}.",
    saved: "Se guardó a {{name}}.",
    deleted: "Se eliminó a {{name}}.",
    made_nameless: "Se eliminó a {{name}}. Sus cuentas y facturas quedan, sin nombre.",
    merged: "{{other}} y {{name}} ahora son un solo cliente.",
    imported: "Agregados: {{added}}. Actualizados: {{updated}}. Omitidos: {{skipped}}.",
    nameless: "Cliente eliminado",
  },
  file: {
    problems: {
      phone_required: "Falta el teléfono.",
      phone_invalid: "Un teléfono tiene hasta 20 dígitos y signos como + - ( ), o ext.",
      email_invalid: "Esto no es un correo electrónico.",
      birth_date_malformed: "Escriba la fecha como YYYY-MM-DD hh:mm:ss.",
      birth_date_invalid: "La fecha de nacimiento no puede ser posterior a hoy.",
      gender_unknown: "Escriba female, male u other.",
      too_long: "Este texto es demasiado largo.",
      control_characters: "Este texto tiene signos que nadie ve. Escríbalo de nuevo.",
    },
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
  customer_phone_fixed: "El teléfono identifica al cliente y no se puede cambiar. No se guardó nada.",
  customer_in_use:
    "{{name}} tiene cuentas abiertas o reservas por venir: {{count}}. Primero ciérrelas o cancélelas.",
  customer_is_same: "Elija otro cliente: este es el mismo.",
  customer_file_refused:
    "No se importó el archivo. Cosas por corregir: {{count}}. Línea {{line}}: {{reason}}",
  no_customers: "¡No se encontraron datos!",
} as const satisfies Translated<typeof sourceErrors>;

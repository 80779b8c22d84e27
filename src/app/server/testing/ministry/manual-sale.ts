/** A line of a sale written by hand: two of 56.50, IVA inside. */
export const aManualLine = {
  descripcion: "Evento privado",
  cantidad: 2,
  precioUni: 56.5,
  dte_tipo_item_codigo: "1",
  dte_unidad_medida: "59",
  dte_cod_tributo: "20",
  dte_porcentaje_iva: 13,
  dte_gravado: 1 as const,
  dte_precio_incluye_iva: 1 as const,
};

/** A company that such a sale is a crédito fiscal of. */
export const aManualCompany = {
  type: "CREDITO_FISCAL" as const,
  name: "Valle",
  razonSocial: "Consultores del Valle",
  email: "compras@valle.example.com",
  nit: "0614-051199-102-8",
  nrc: "145678-9",
  tipoDocumento: "36",
  numDocumento: "06140511991028",
  codActividad: "70200",
  departamento: "06",
  municipio: "23",
  complemento: "Calle 1",
};

import type { Generation, TaxDocumentKind } from "./generation.ts";

/**
 * The members of each document in the order of its official schema: every one of them is written, null when there is nothing to
 * say, and no other (guide §5, §27). `a(b c)` is an object or a list of objects with the members b and c. A test compares this with
 * the schemas.
 */
export const keyOrders: Readonly<Record<TaxDocumentKind, Readonly<Record<Generation, readonly string[]>>>> = {
  "01": {
    "2022-12": [
      "identificacion(version ambiente tipoDte numeroControl codigoGeneracion tipoModelo tipoOperacion tipoContingencia motivoContin fecEmi horEmi tipoMoneda)",
      "documentoRelacionado(tipoDocumento tipoGeneracion numeroDocumento fechaEmision)",
      "emisor(nit nrc nombre codActividad descActividad nombreComercial tipoEstablecimiento direccion(departamento municipio complemento) telefono correo codEstableMH codEstable codPuntoVentaMH codPuntoVenta)",
      "receptor(tipoDocumento numDocumento nrc nombre codActividad descActividad direccion(departamento municipio complemento) telefono correo)",
      "otrosDocumentos(codDocAsociado descDocumento detalleDocumento medico(nombre nit docIdentificacion tipoServicio))",
      "ventaTercero(nit nombre)",
      "cuerpoDocumento(numItem tipoItem numeroDocumento cantidad codigo codTributo uniMedida descripcion precioUni montoDescu ventaNoSuj ventaExenta ventaGravada tributos psv noGravado ivaItem)",
      "resumen(totalNoSuj totalExenta totalGravada subTotalVentas descuNoSuj descuExenta descuGravada porcentajeDescuento totalDescu tributos(codigo descripcion valor) subTotal ivaRete1 reteRenta montoTotalOperacion totalNoGravado totalPagar totalLetras totalIva saldoFavor condicionOperacion pagos(codigo montoPago referencia plazo periodo) numPagoElectronico)",
      "extension(nombEntrega docuEntrega nombRecibe docuRecibe observaciones placaVehiculo)",
      "apendice(campo etiqueta valor)",
    ],
    "2026-07": [
      "identificacion(version ambiente tipoDte numeroControl codigoGeneracion tipoModelo tipoOperacion tipoContingencia motivoContin fecEmi horEmi tipoMoneda)",
      "documentoRelacionado(tipoDocumento tipoGeneracion numeroDocumento fechaEmision)",
      "emisor(nit nrc nombre codActividad descActividad nombreComercial direccion(departamento municipio distrito complemento) telefono correo codEstable codPuntoVenta)",
      "receptor(tipoDocumento numDocumento nrc nombre codActividad descActividad direccion(departamento municipio distrito complemento) telefono correo)",
      "otrosDocumentos(codDocAsociado descDocumento detalleDocumento medico(nombre nit docIdentificacion tipoServicio))",
      "ventaTercero(nit nombre codDomiciliado)",
      "cuerpoDocumento(numItem tipoItem numeroDocumento cantidad codigo codTributo uniMedida descripcion precioUni montoDescu ventaNoSuj ventaExenta ventaGravada tributos psv noGravado ivaItem)",
      "resumen(totalNoSuj totalExenta totalGravada subTotalVentas descuNoSuj descuExenta descuGravada porcentajeDescuento totalDescu tributos(codigo descripcion valor) subTotal ivaRete montoTotalOperacion totalNoGravado totalPagar totalLetras totalIva saldoFavor condicionOperacion pagos(codigo montoPago referencia plazo periodo) numPagoElectronico observaciones)",
      "apendice(campo etiqueta valor)",
    ],
  },
  "03": {
    "2022-12": [
      "identificacion(version ambiente tipoDte numeroControl codigoGeneracion tipoModelo tipoOperacion tipoContingencia motivoContin fecEmi horEmi tipoMoneda)",
      "documentoRelacionado(tipoDocumento tipoGeneracion numeroDocumento fechaEmision)",
      "emisor(nit nrc nombre codActividad descActividad nombreComercial tipoEstablecimiento direccion(departamento municipio complemento) telefono correo codEstableMH codEstable codPuntoVentaMH codPuntoVenta)",
      "receptor(nit nrc nombre codActividad descActividad nombreComercial direccion(departamento municipio complemento) telefono correo)",
      "otrosDocumentos(codDocAsociado descDocumento detalleDocumento medico(nombre nit docIdentificacion tipoServicio))",
      "ventaTercero(nit nombre)",
      "cuerpoDocumento(numItem tipoItem numeroDocumento codigo codTributo descripcion cantidad uniMedida precioUni montoDescu ventaNoSuj ventaExenta ventaGravada tributos psv noGravado)",
      "resumen(totalNoSuj totalExenta totalGravada subTotalVentas descuNoSuj descuExenta descuGravada porcentajeDescuento totalDescu tributos(codigo descripcion valor) subTotal ivaPerci1 ivaRete1 reteRenta montoTotalOperacion totalNoGravado totalPagar totalLetras saldoFavor condicionOperacion pagos(codigo montoPago referencia plazo periodo) numPagoElectronico)",
      "extension(nombEntrega docuEntrega nombRecibe docuRecibe observaciones placaVehiculo)",
      "apendice(campo etiqueta valor)",
    ],
    "2026-07": [
      "identificacion(version ambiente tipoDte numeroControl codigoGeneracion tipoModelo tipoOperacion tipoContingencia motivoContin fecEmi horEmi tipoMoneda)",
      "documentoRelacionado(tipoDocumento tipoGeneracion numeroDocumento fechaEmision)",
      "emisor(nit nrc nombre codActividad descActividad nombreComercial direccion(departamento municipio distrito complemento) telefono correo codEstable codPuntoVenta)",
      "receptor(nit nrc nombre codActividad descActividad nombreComercial direccion(departamento municipio distrito complemento) telefono correo)",
      "otrosDocumentos(codDocAsociado descDocumento detalleDocumento medico(nombre nit docIdentificacion tipoServicio))",
      "ventaTercero(nit nombre codDomiciliado)",
      "cuerpoDocumento(numItem tipoItem numeroDocumento codigo codTributo descripcion cantidad uniMedida precioUni montoDescu ventaNoSuj ventaExenta ventaGravada tributos psv noGravado)",
      "resumen(totalNoSuj totalExenta totalGravada subTotalVentas descuNoSuj descuExenta descuGravada porcentajeDescuento totalDescu tributos(codigo descripcion valor) subTotal ivaPerci ivaRete montoTotalOperacion totalNoGravado totalPagar totalLetras saldoFavor condicionOperacion pagos(codigo montoPago referencia plazo periodo) numPagoElectronico observaciones)",
      "apendice(campo etiqueta valor)",
    ],
  },
  "05": {
    "2022-12": [
      "identificacion(version ambiente tipoDte numeroControl codigoGeneracion tipoModelo tipoOperacion tipoContingencia motivoContin fecEmi horEmi tipoMoneda)",
      "documentoRelacionado(tipoDocumento tipoGeneracion numeroDocumento fechaEmision)",
      "emisor(nit nrc nombre codActividad descActividad nombreComercial tipoEstablecimiento direccion(departamento municipio complemento) telefono correo)",
      "receptor(nit nrc nombre codActividad descActividad nombreComercial direccion(departamento municipio complemento) telefono correo)",
      "ventaTercero(nit nombre)",
      "cuerpoDocumento(numItem tipoItem numeroDocumento cantidad codigo codTributo uniMedida descripcion precioUni montoDescu ventaNoSuj ventaExenta ventaGravada tributos)",
      "resumen(totalNoSuj totalExenta totalGravada subTotalVentas descuNoSuj descuExenta descuGravada totalDescu tributos(codigo descripcion valor) subTotal ivaPerci1 ivaRete1 reteRenta montoTotalOperacion totalLetras condicionOperacion)",
      "extension(nombEntrega docuEntrega nombRecibe docuRecibe observaciones)",
      "apendice(campo etiqueta valor)",
    ],
    "2026-07": [
      "identificacion(version ambiente tipoDte numeroControl codigoGeneracion tipoModelo tipoOperacion tipoContingencia motivoContin fecEmi horEmi tipoMoneda fusion)",
      "documentoRelacionado(tipoDocumento tipoGeneracion numeroDocumento fechaEmision)",
      "emisor(nit nrc nombre codActividad descActividad nombreComercial direccion(departamento municipio distrito complemento) telefono correo)",
      "receptor(tipoDocumento numDocumento nrc nombre codActividad descActividad nombreComercial direccion(departamento municipio distrito complemento) telefono correo)",
      "ventaTercero(nit nombre codDomiciliado)",
      "cuerpoDocumento(numItem tipoItem numeroDocumento cantidad codigo codTributo uniMedida descripcion precioUni montoDescu ventaNoSuj ventaExenta ventaGravada tributos noGravado ivaPerci totalIva ivaRete)",
      "resumen(totalNoSuj totalExenta totalGravada subTotalVentas totalDescu tributos(codigo descripcion valor) montoTotalOperacion ivaPerci totalIva ivaRete totalNoGravado totalPagar totalLetras condicionOperacion observaciones codigoRetencionMH)",
      "apendice(campo etiqueta valor)",
    ],
  },
  "06": {
    "2022-12": [
      "identificacion(version ambiente tipoDte numeroControl codigoGeneracion tipoModelo tipoOperacion tipoContingencia motivoContin fecEmi horEmi tipoMoneda)",
      "documentoRelacionado(tipoDocumento tipoGeneracion numeroDocumento fechaEmision)",
      "emisor(nit nrc nombre codActividad descActividad nombreComercial tipoEstablecimiento direccion(departamento municipio complemento) telefono correo)",
      "receptor(nit nrc nombre codActividad descActividad nombreComercial direccion(departamento municipio complemento) telefono correo)",
      "ventaTercero(nit nombre)",
      "cuerpoDocumento(numItem tipoItem numeroDocumento cantidad codigo codTributo uniMedida descripcion precioUni montoDescu ventaNoSuj ventaExenta ventaGravada tributos)",
      "resumen(totalNoSuj totalExenta totalGravada subTotalVentas descuNoSuj descuExenta descuGravada totalDescu tributos(codigo descripcion valor) subTotal ivaPerci1 ivaRete1 reteRenta montoTotalOperacion totalLetras condicionOperacion numPagoElectronico)",
      "extension(nombEntrega docuEntrega nombRecibe docuRecibe observaciones)",
      "apendice(campo etiqueta valor)",
    ],
    "2026-07": [
      "identificacion(version ambiente tipoDte numeroControl codigoGeneracion tipoModelo tipoOperacion tipoContingencia motivoContin fecEmi horEmi tipoMoneda fusion)",
      "documentoRelacionado(tipoDocumento tipoGeneracion numeroDocumento fechaEmision)",
      "emisor(nit nrc nombre codActividad descActividad nombreComercial direccion(departamento municipio distrito complemento) telefono correo)",
      "receptor(tipoDocumento numDocumento nrc nombre codActividad descActividad nombreComercial direccion(departamento municipio distrito complemento) telefono correo)",
      "ventaTercero(nit nombre codDomiciliado)",
      "cuerpoDocumento(numItem tipoItem numeroDocumento cantidad codigo codTributo uniMedida descripcion precioUni montoDescu ventaNoSuj ventaExenta ventaGravada tributos noGravado ivaPerci totalIva ivaRete)",
      "resumen(totalNoSuj totalExenta totalGravada subTotalVentas totalDescu tributos(codigo descripcion valor) ivaPerci totalIva ivaRete montoTotalOperacion totalNoGravado totalPagar totalLetras condicionOperacion numPagoElectronico observaciones codigoRetencionMH)",
      "apendice(campo etiqueta valor)",
    ],
  },
  "14": {
    "2022-12": [
      "identificacion(version ambiente tipoDte numeroControl codigoGeneracion tipoModelo tipoOperacion tipoContingencia motivoContin fecEmi horEmi tipoMoneda)",
      "emisor(nit nrc nombre codActividad descActividad direccion(departamento municipio complemento) telefono codEstableMH codEstable codPuntoVentaMH codPuntoVenta correo)",
      "sujetoExcluido(tipoDocumento numDocumento nombre codActividad descActividad direccion(departamento municipio complemento) telefono correo)",
      "cuerpoDocumento(numItem tipoItem cantidad codigo uniMedida descripcion precioUni montoDescu compra)",
      "resumen(totalCompra descu totalDescu subTotal ivaRete1 reteRenta totalPagar totalLetras condicionOperacion pagos(codigo montoPago referencia plazo periodo) observaciones)",
      "apendice(campo etiqueta valor)",
    ],
    "2026-07": [
      "identificacion(version ambiente tipoDte numeroControl codigoGeneracion tipoModelo tipoOperacion tipoContingencia motivoContin fecEmi horEmi tipoMoneda)",
      "emisor(nit nrc nombre codActividad descActividad direccion(departamento municipio distrito complemento) telefono codEstable codPuntoVenta correo)",
      "receptor(tipoDocumento numDocumento nombre codActividad descActividad direccion(departamento municipio distrito complemento) telefono correo)",
      "cuerpoDocumento(numItem tipoItem cantidad codigo uniMedida descripcion precioUni montoDescu compra)",
      "resumen(totalCompra descu totalDescu subTotal reteRenta totalPagar totalLetras condicionOperacion pagos(codigo montoPago referencia plazo periodo) observaciones)",
      "apendice(campo etiqueta valor)",
    ],
  },
  invalidation: {
    "2022-12": [
      "identificacion(version ambiente codigoGeneracion fecAnula horAnula)",
      "emisor(nit nombre tipoEstablecimiento nomEstablecimiento codEstableMH codEstable codPuntoVentaMH codPuntoVenta telefono correo)",
      "documento(tipoDte codigoGeneracion selloRecibido numeroControl fecEmi montoIva codigoGeneracionR tipoDocumento numDocumento nombre telefono correo)",
      "motivo(tipoAnulacion motivoAnulacion nombreResponsable tipDocResponsable numDocResponsable nombreSolicita tipDocSolicita numDocSolicita)",
    ],
    "2026-07": [
      "identificacion(version ambiente codigoGeneracion fecEmi horEmi fusion)",
      "emisor(nit nombre codEstableMH codEstable codPuntoVentaMH codPuntoVenta telefono correo)",
      "documento(tipoDte codigoGeneracion selloRecibido numeroControl fecEmi codigoGeneracionR tipoDocumento numDocumento nombre telefono correo)",
      "motivo(tipoAnulacion motivoAnulacion nombreResponsable tipDocResponsable numDocResponsable nombreSolicita tipDocSolicita numDocSolicita)",
    ],
  },
  contingency: {
    "2022-12": [
      "identificacion(version ambiente codigoGeneracion fTransmision hTransmision)",
      "emisor(nit nombre nombreResponsable tipoDocResponsable numeroDocResponsable tipoEstablecimiento codEstableMH codPuntoVenta telefono correo)",
      "detalleDTE(noItem codigoGeneracion tipoDoc)",
      "motivo(fInicio fFin hInicio hFin tipoContingencia motivoContingencia)",
    ],
    "2026-07": [
      "identificacion(version ambiente codigoGeneracion fTransmision hTransmision)",
      "emisor(nit nombre nombreResponsable tipoDocResponsable numeroDocResponsable tipoEstablecimiento codEstableMH codPuntoVentaMH telefono correo)",
      "detalleDTE(noItem tipoDoc codigoGeneracion)",
      "motivo(fInicio fFin hInicio hFin tipoContingencia motivoContingencia)",
    ],
  },
};

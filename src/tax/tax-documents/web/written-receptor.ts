import type { Receptor } from "#service/customers/domain/receptor.ts";

/** The buyer's data as a form has them: empty is not given. */
export function writtenReceptor(receptor: Receptor | null) {
  return {
    nombre: receptor?.nombre ?? "",
    nombreComercial: receptor?.nombreComercial ?? "",
    tipoDocumento: receptor?.tipoDocumento ?? "",
    numDocumento: receptor?.numDocumento ?? "",
    nrc: receptor?.nrc ?? "",
    codActividad: receptor?.codActividad ?? "",
    descActividad: receptor?.descActividad ?? "",
    correo: receptor?.correo ?? "",
    telefono: receptor?.telefono ?? "",
    direccion: {
      departamento: receptor?.direccion?.departamento ?? "",
      municipio: receptor?.direccion?.municipio ?? "",
      distrito: receptor?.direccion?.distrito ?? "",
      complemento: receptor?.direccion?.complemento ?? "",
    },
  };
}

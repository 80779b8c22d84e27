import { followDocument } from "#tax/tax-documents/server/corrections/follow-document.ts";
import { eight, type Floor } from "../floor.ts";
import type { IssuingFloor } from "./issuer.ts";

/** A company whose crédito fiscal a sale is. */
export const aCompany = {
  nombre: "Distribuidora Prueba, S.A. de C.V.",
  numDocumento: "0614-230318-101-6",
  nrc: "123456-7",
  codActividad: "56101",
  descActividad: "Restaurantes",
  correo: "compras@prueba.test",
  telefono: "22223333",
  direccion: { departamento: "06", municipio: "23", complemento: "Calle Arce 12" },
};

/** Another company, which has the district that the newer generation asks for. */
export const aDistrictCompany = {
  nombre: "Comercial El Sol, S.A. de C.V.",
  numDocumento: "0614-010190-101-0",
  nrc: "123456-7",
  codActividad: "46900",
  descActividad: "Venta al por mayor de otros productos",
  correo: "facturas@sol.example",
  telefono: "22221111",
  direccion: { departamento: "06", municipio: "23", distrito: "14", complemento: "Calle 1" },
};

/** Lets a restaurant issue these kinds in a generation, from a district that the newer one asks for. */
export const issueIn = ({ rows }: Floor, generation: string, ...kinds: string[]) =>
  rows(
    `with own as (update fiscal_settings set district_code = '14' where tenant_id = $1)
    insert into generation_rules (tenant_id, kind, environment, generation, from_day)
    select $1, kind, '00', $2, '2020-01-01' from unnest($3::text[]) kind`,
    generation,
    kinds,
  );

/** Does what the queue does after a sale, a refund and each seal, until nothing goes on by itself. */
export async function workOff(floor: IssuingFloor): Promise<void> {
  const { clock, db } = floor.deps;
  for (const _ of eight) {
    for (const { id, state } of await floor.documents()) {
      if (["generated", "signed", "sent"].includes(state)) await floor.deliver(id);
      await db.inTenant(floor.small.tenantId, (tx) => followDocument(tx, id, clock()));
    }
  }
}

import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { Person } from "#app/server/testing/sessions.ts";
import { required } from "#platform/server/http/app-error.ts";
import { setTaxCredentials, testTaxSignIn } from "../contract/credentials.ts";
import {
  removeGenerationRule,
  setGenerationRules,
  setInvalidationText,
} from "../contract/generation-rules.ts";
import { setTaxEnvironment, setTaxIssuer } from "../contract/issuer.ts";
import {
  addEstablishment,
  addPointOfSale,
  archiveEstablishment,
  archivePointOfSale,
  changeEstablishment,
  changePointOfSale,
  listEstablishments,
  setNumberScope,
  startSeries,
} from "../contract/places.ts";
import { freeCode } from "../domain/establishment-kinds.ts";

/** The ministry knows the sample issuer of the signing fixtures by this. */
const NIT = "0614-230318-101-6";

const placesOf = async (admin: Person) => (await admin.call(listEstablishments)).ok.establishments;

/** A new branch, with a code that is free. */
async function aPlace(admin: Person) {
  const code = freeCode(
    "S",
    (await placesOf(admin)).map((place) => place.code),
  );
  return { title: `Sucursal ${code}`, kind: "01" as const, code, officialCode: "" };
}

/** A branch of two points of sale that nothing is issued from; the second is the usual one of none. */
async function anAddedPlace(admin: Person) {
  // The first of all has the usual point of sale, which nobody may take out of use.
  await admin.call(addEstablishment, { body: await aPlace(admin) });
  const place = await aPlace(admin);
  await admin.call(addEstablishment, { body: place });
  return required(
    (await placesOf(admin)).find(({ code }) => code === place.code),
    "the place that was added",
  );
}

const point = { title: "Barra", officialCode: "", isDefault: false };

export const taxIssuerSamples: readonly Sample[] = [
  sample(setTaxIssuer)(() => ({
    body: {
      legalName: "Pupusería La Ceiba, S.A. de C.V.",
      tradeName: "La Ceiba",
      nit: NIT,
      nrc: "276843-1",
      activityCode: "56101",
      department: "06",
      municipality: "23",
      district: "14",
      complement: "Calle Arce 12",
      phone: "2257-7001",
      email: "dte@laceiba.example",
      responsibleName: "Ana Rivas",
      responsibleKind: "36",
      responsibleNumber: NIT,
    },
  })),
  sample(setTaxEnvironment)(() => ({ body: { environment: null } })),
  sample(setNumberScope)(() => ({ body: { numberScope: "establishment" } })),
  sample(addEstablishment)(async ({ admin }) => ({ body: await aPlace(admin) })),
  sample(changeEstablishment)(async ({ admin }) => {
    const { id, code } = await anAddedPlace(admin);
    return {
      params: { establishmentId: id },
      body: { title: "Santa Tecla", kind: "01", code, officialCode: "" },
    };
  }),
  sample(archiveEstablishment)(async ({ admin }) => ({
    params: { establishmentId: (await anAddedPlace(admin)).id },
  })),
  sample(addPointOfSale)(async ({ admin }) => ({
    params: { establishmentId: (await anAddedPlace(admin)).id },
    body: { ...point, code: "P002" },
  })),
  sample(changePointOfSale)(async ({ admin }) => {
    const { pointsOfSale } = await anAddedPlace(admin);
    const { id, code } = required(pointsOfSale[0], "the first point of sale");
    return { params: { pointOfSaleId: id }, body: { ...point, code } };
  }),
  sample(archivePointOfSale)(async ({ admin }) => {
    const { pointsOfSale } = await anAddedPlace(admin);
    return { params: { pointOfSaleId: required(pointsOfSale[0], "the first point of sale").id } };
  }),
  sample(startSeries)(async ({ admin }) => {
    const { pointsOfSale } = await anAddedPlace(admin);
    const { id } = required(pointsOfSale[0], "the first point of sale");
    return { params: { pointOfSaleId: id }, body: { environment: "00", type: "01", next: "5001" } };
  }),
  sample(setTaxCredentials)(() => ({
    body: {
      environment: "00",
      userName: NIT,
      password: "Pupusa-2026-prueba",
      certificate: "",
      certificatePassword: "",
    },
  })),
  sample(testTaxSignIn)(() => ({ body: { environment: "00" } })),
  sample(setGenerationRules)(() => ({
    body: { environment: "00", kinds: ["01", "03"], fromDay: "2026-12-01", generation: "2026-07" },
  })),
  sample(setInvalidationText)(() => ({ body: { invalidationText: "manual_2_0" } })),
  sample(removeGenerationRule)(async ({ admin }) => {
    const rule = { environment: "00", fromDay: "2027-01-01" } as const;
    await admin.call(setGenerationRules, { body: { ...rule, kinds: ["14"], generation: "2026-07" } });
    return { body: { ...rule, kind: "14" } };
  }),
];

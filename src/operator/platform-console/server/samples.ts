import { type Sample, sample } from "#app/server/suites/sample.ts";
import { addTenant, updateTenant } from "../contract/tenants.ts";

const fields = { name: "Nuevo", isActive: true };

export const platformConsoleSamples: readonly Sample[] = [
  sample(addTenant)(({ small }) => ({
    body: { ...fields, email: `nuevo-${small.tenantId}@lacasa.example`, password: "una-frase-larga-1" },
  })),
  sample(updateTenant)(({ small }) => ({
    params: { id: small.tenantId },
    body: { ...fields, email: "otro@lacasa.example" },
  })),
];

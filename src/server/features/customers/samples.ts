import { addCustomer, searchCustomers } from "../../../contract/customers.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const customersSamples: readonly Sample[] = [
  sample(searchCustomers)(() => ({ query: { q: "cliente 7" } })),
  sample(addCustomer)(() => ({
    body: {
      phone: "7123-4567",
      name: "Ana María Núñez",
      birthDate: "1990-05-01",
      department_code: "06",
      municipality_code: "23",
    },
  })),
];

import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { ChosenCustomer } from "#service/customers/web/public.ts";
import type { Order } from "#service/orders/contract/orders.ts";
import { customerOfOrders, lacksIdentity, reviewBuyer, START_BUYER, startBuyer } from "./buyer-draft.ts";
import { EMPTY_RECEPTOR } from "./receptor-draft.ts";

const order = (customer_id: number | null, customer_name: string | null = null): Order =>
  ({
    customer_type: customer_id === null ? "WALKIN" : "CUSTOMER",
    customer_id: customer_id === null ? null : toId<"Customer">(customer_id),
    customer_name,
  }) as Order;
const walkIn = [order(null)];
const business: ChosenCustomer = {
  id: toId<"Customer">(7),
  phone: "2222-0000",
  name: "El Comal",
  type: "CREDITO_FISCAL",
};

test("a guest who asked for a fiscal credit by phone is the buyer", () => {
  const start = startBuyer({
    nombre: "Tienda Ana",
    tipoDocumento: "36",
    numDocumento: "06140101901234",
    nrc: "1234567",
    codActividad: "56101",
    descActividad: "Restaurantes",
    correo: "ana@tienda.test",
    telefono: "22223333",
    direccion: { departamento: "06", municipio: "23", complemento: "Calle Arce 12" },
  });
  const review = reviewBuyer(start, null, walkIn);
  expect(review).toMatchObject({ invoiceType: "CREDITO_FISCAL", chosenType: "CREDITO_FISCAL", refusals: {} });
  expect(review.receptor).toMatchObject({ nombre: "Tienda Ana", numDocumento: "0614-010190-123-4" });
  expect(startBuyer(null)).toEqual(START_BUYER);
});

test("nobody chosen: a walk-in guest's consumer invoice", () => {
  expect(reviewBuyer(START_BUYER, null, walkIn)).toEqual({
    name: null,
    customerId: null,
    chosenId: null,
    invoiceType: "CONSUMIDOR_FINAL",
    chosenType: null,
    receptor: null,
    refusals: {},
  });
});

test("the customer of the account decides the kind once it is looked up", () => {
  const account = customerOfOrders([order(null), order(3, "Ana")]);
  expect(account).toEqual({ id: 3, name: "Ana" });
  expect(customerOfOrders(walkIn)).toBeNull();
  const known = { id: toId<"Customer">(3), name: "Ana" };
  expect(reviewBuyer(START_BUYER, { ...known, type: null }, walkIn).invoiceType).toBe("CONSUMIDOR_FINAL");
  expect(reviewBuyer(START_BUYER, { ...known, type: "CREDITO_FISCAL" }, walkIn)).toEqual({
    name: "Ana",
    customerId: 3,
    chosenId: null,
    invoiceType: "CREDITO_FISCAL",
    chosenType: null,
    receptor: null,
    refusals: {},
  });
});

test("who is chosen here goes before the account", () => {
  const account = { id: toId<"Customer">(3), name: "Ana", type: "CONSUMIDOR_FINAL" } as const;
  const chosen = reviewBuyer({ ...START_BUYER, customer: business }, account, walkIn);
  expect(chosen).toMatchObject({ name: "El Comal", chosenId: 7, invoiceType: "CREDITO_FISCAL" });
  const consumer = reviewBuyer(
    { ...START_BUYER, customer: business, invoiceType: "CONSUMIDOR_FINAL" },
    account,
    walkIn,
  );
  expect(consumer).toMatchObject({ invoiceType: "CONSUMIDOR_FINAL", chosenType: "CONSUMIDOR_FINAL" });
});

test("a fiscal credit needs a customer, or somebody written by hand", () => {
  const credit = { ...START_BUYER, invoiceType: "CREDITO_FISCAL" } as const;
  expect(reviewBuyer(credit, null, walkIn).refusals).toEqual({ buyer: "customer_required" });
  expect(reviewBuyer({ ...credit, customer: business }, null, walkIn).refusals).toEqual({});
  const written = { ...credit, receptor: { ...EMPTY_RECEPTOR, nombre: "El Comal" }, isWritten: true };
  expect(reviewBuyer(written, null, walkIn)).toMatchObject({
    receptor: { nombre: "El Comal" },
    refusals: {},
  });
  // What was typed and not used yet stands on nothing.
  expect(reviewBuyer({ ...written, isWritten: false }, null, walkIn)).toMatchObject({
    receptor: null,
    refusals: { buyer: "customer_required" },
  });
});

test("from the threshold on a consumer is named with a document, typed or stored", () => {
  const of = (total: number) => ({ total: cents(total), threshold: cents(109_500) });
  expect(lacksIdentity(null, "CONSUMIDOR_FINAL", of(109_499))).toBe(false);
  expect(lacksIdentity(null, "CONSUMIDOR_FINAL", of(109_500))).toBe(true);
  expect(lacksIdentity({ nombre: "Ana" }, "CONSUMIDOR_FINAL", of(109_500))).toBe(true);
  const ana = { nombre: "Ana", tipoDocumento: "13", numDocumento: "045891233" };
  expect(lacksIdentity(ana, "CONSUMIDOR_FINAL", of(109_500))).toBe(false);
  expect(lacksIdentity(null, "CREDITO_FISCAL", of(109_500))).toBe(false);
});

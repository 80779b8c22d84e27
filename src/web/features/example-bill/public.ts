export { BesideExample } from "./beside-example.tsx";
export { ExampleBill } from "./example-bill.tsx";

export { ExampleBill } from "./example-bill.tsx";

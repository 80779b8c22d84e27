export { ExampleBill } from "./example-bill/example-bill.tsx";

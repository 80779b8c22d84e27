import type { Role } from "#platform/domain/access/actor.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import { scopePresets } from "#platform/domain/access/scope-presets.ts";
import { hasDuiCheckDigit } from "#platform/domain/identity/tax-numbers.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { type Random, randomOf } from "../random.ts";
import type { NewCustomer } from "../store.ts";

/** Password of every demo user. They exist in demo mode only. */
export const demoPassword = "comanda-demo-1";

export interface DemoPerson {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly designation: string;
  readonly scope: readonly Permission[];
  /** Enters a shared till with it; managers approve with it, too. */
  readonly pin?: string;
}

/** Staff of the demo restaurant, one of each kind. */
export const demoStaff = {
  admin: {
    username: "admin@demo.comanda.test",
    name: "Marta Alicia Guevara",
    role: "admin",
    designation: "Propietaria",
    pin: "1470",
    scope: [],
  },
  manager: {
    username: "gerente@demo.comanda.test",
    name: "Roberto Menjívar",
    role: "staff",
    designation: "Gerente",
    pin: "2468",
    scope: scopePresets.manager,
  },
  cashier: {
    username: "caja@demo.comanda.test",
    name: "Claudia Rivas",
    role: "staff",
    designation: "Cajera",
    pin: "2580",
    scope: scopePresets.cashier,
  },
  waiter: {
    username: "mesero@demo.comanda.test",
    name: "Carlos Hernández",
    role: "staff",
    designation: "Mesero",
    pin: "3690",
    scope: scopePresets.waiter,
  },
  cook: {
    username: "cocina@demo.comanda.test",
    name: "Rosa Elena Martínez",
    role: "staff",
    designation: "Cocinera",
    pin: "7410",
    scope: scopePresets.cook,
  },
  barkeeper: {
    username: "barra@demo.comanda.test",
    name: "Óscar Zelaya",
    role: "staff",
    designation: "Bartender",
    pin: "8520",
    scope: scopePresets.bartender,
  },
} as const satisfies Record<string, DemoPerson & { pin: string }>;

export const otherAdmin = {
  username: "admin@otro.comanda.test",
  name: "Daniela Castellanos",
  role: "admin",
  designation: "Propietario",
  scope: [],
} as const satisfies DemoPerson;

export const platformRoot = {
  username: "root@comanda.test",
  name: "Plataforma",
  role: "superadmin",
  designation: "Operación",
  scope: [],
} as const satisfies DemoPerson;

/** Those who are offered on the sign-in page: the staff of the demo restaurant. */
export const offeredPeople: readonly DemoPerson[] = Object.values(demoStaff);

const whatTheyDo: readonly (readonly [DemoPerson, string])[] = [
  [demoStaff.admin, "owner"],
  [demoStaff.manager, "manager, approves with the PIN"],
  [demoStaff.cashier, "cashier"],
  [demoStaff.waiter, "waiter"],
  [demoStaff.cook, "kitchen"],
  [demoStaff.barkeeper, "bar"],
  [otherAdmin, "owner of the second restaurant"],
  [platformRoot, "operator of the platform: /superadmin shows the code to sign in with"],
];

/** The sign-ins of the demo as lines for the terminal, with the password that all of them have and the PIN of who has one. */
export const demoSignIns: readonly string[] = whatTheyDo.map(
  ([{ username, pin }, does]) =>
    `${username.padEnd(28)}${demoPassword.padEnd(18)}${(pin ? `PIN ${pin}` : "").padEnd(12)}${does}`,
);

const women = [
  "Ana María",
  "Karla",
  "Rosa Elena",
  "Gabriela",
  "Sofía",
  "Marta Alicia",
  "Claudia",
  "Daniela",
  "Xiomara",
  "Patricia",
];
const men = [
  "José Roberto",
  "Carlos",
  "Miguel Ángel",
  "Óscar",
  "Luis Alonso",
  "Ricardo",
  "Mauricio",
  "Walter",
  "Ernesto",
];
const surnames = [
  "Hernández",
  "Martínez",
  "Rivas",
  "Portillo",
  "Guevara",
  "Menjívar",
  "Alvarenga",
  "Castellanos",
  "Orellana",
  "Zelaya",
  "Chávez",
  "Umanzor",
  "Cornejo",
  "Escobar",
];

/** Department, municipality and district (catalogues CAT-012, CAT-013 and CAT-008) of streets. */
const places: readonly (readonly { readonly place: string; readonly street: string }[])[] = [
  [
    { place: "06 23 14", street: "Colonia Escalón, Paseo General Escalón 3700" },
    { place: "06 23 14", street: "Colonia San Benito, Calle La Reforma 114" },
    { place: "06 23 14", street: "Centro Histórico, 4.ª Calle Oriente 210" },
  ],
  [
    { place: "05 28 11", street: "2.ª Avenida Norte 3-5" },
    { place: "05 26 01", street: "Bulevar Orden de Malta 8" },
  ],
  [{ place: "02 15 10", street: "Avenida Independencia Sur 21" }],
  [{ place: "12 22 17", street: "Avenida Roosevelt Sur 405" }],
  [{ place: "06 22 17", street: "Reparto Los Santos, Pasaje 3" }],
  [{ place: "08 23 05", street: "Barrio El Calvario, frente al parque" }],
];

const companies = [
  {
    name: "Distribuidora La Ceiba, S.A. de C.V.",
    code: "46900",
    activity: "Venta al por mayor de otros productos",
  },
  {
    name: "Contadores del Valle, S.A. de C.V.",
    code: "69200",
    activity:
      "Actividades de contabilidad, teneduría de libros y auditoría; asesoramiento en materia de impuestos",
  },
  {
    name: "Constructora Izalco, S.A. de C.V.",
    code: "41001",
    activity: "Construcción de edificios residenciales",
  },
  { name: "Transportes del Lempa, S.A. de C.V.", code: "49231", activity: "Transporte de carga urbano" },
  { name: "Taller El Boquerón", code: "45201", activity: "Reparación mecánica de vehículos automotores" },
  { name: "Publicidad Maquilishuat, S.A. de C.V.", code: "73100", activity: "Publicidad" },
] as const;

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.between(0, 9)).join("");

/** A DUI whose check digit fits; identity numbers are stored as digits, screens format them. */
function dui(random: Random): string {
  const first = `0${digits(random, 7)}`;
  const check = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => hasDuiCheckDigit(`${first}${digit}`)) ?? 0;
  return `${first}${check}`;
}

function address(random: Random) {
  const { place, street } = random.pick(random.pick(places));
  const [departmentCode = "", municipalityCode = "", districtCode = ""] = place.split(" ");
  return { departmentCode, municipalityCode, districtCode, addressComplement: street };
}

function person(random: Random, index: number, createdAt: Date): NewCustomer {
  const isWoman = random.chance(55);
  const first = random.pick(isWoman ? women : men);
  const surname = `${random.pick(surnames)} ${random.pick(surnames)}`;
  const mailbox = `${first}.${surname}`
    .normalize("NFD")
    .replace(/[^A-Za-z.]/g, "")
    .toLowerCase();
  const [month, day] = [random.between(1, 12), random.between(1, 28)].map((part) =>
    String(part).padStart(2, "0"),
  );
  return {
    phone: `7${digits(random, 3)}-${String(1000 + index * 37)}`,
    name: `${first} ${surname}`,
    email: random.chance(60) ? `${mailbox}${index}@correo.example` : null,
    gender: isWoman ? "female" : "male",
    birthDate: random.chance(50) ? `${random.between(1958, 2004)}-${month}-${day}` : null,
    ...address(random),
    docTypeCode: "13",
    docNumber: dui(random),
    createdAt,
  };
}

function company(random: Random, index: number, createdAt: Date): NewCustomer {
  const { name, code, activity } = companies[index % companies.length] ?? companies[0];
  const nit = `0614${digits(random, 2)}0${random.between(1, 9)}${random.between(70, 99)}1${digits(random, 3)}`;
  return {
    type: "CREDITO_FISCAL",
    phone: `2${digits(random, 3)}-${String(2000 + index * 41)}`,
    name,
    email: `facturas${index + 1}@empresa.example`,
    ...address(random),
    docTypeCode: "36",
    docNumber: nit,
    nit,
    nrc: String(random.between(100_000, 2_999_999)),
    economicActivityCode: code,
    economicActivityDesc: activity,
    createdAt,
  };
}

/** Thirty customers: 24 people with DUI and 6 that ask for crédito fiscal, met over the last two months. */
export function demoCustomers(now: Date): NewCustomer[] {
  const random = randomOf(30);
  return Array.from({ length: 30 }, (_, index) => {
    const createdAt = new Date(now.getTime() - random.between(1, 60 * 24) * HOUR_MS);
    return index % 5 === 4
      ? company(random, Math.floor(index / 5), createdAt)
      : person(random, index, createdAt);
  });
}

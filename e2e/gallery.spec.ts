import type { Page } from "@playwright/test";
import { build, type PreviewServer, preview } from "vite";
import { accessibilityFaults, colourRules, showInMode, waitUntilStill } from "./support/accessibility.ts";
import { type Mode, modes } from "./support/device.ts";
// The journeys' own test: what brings others runs after all of them, on one worker alone.
import { exportList } from "./support/export-list.ts";
import { expect, test } from "./support/journey.ts";

const pages = [
  "colours",
  "forms",
  "pickers",
  "data",
  "charts",
  "feedback",
  "overlays",
  "list-page",
  "period-filter",
  "form-dialog",
] as const;
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

let server: PreviewServer;
const faults: string[] = [];

test.beforeAll(async () => {
  const configFile = "src/app/web/gallery/vite.config.ts";
  await build({ root: "src/app/web/gallery", configFile, logLevel: "error" });
  server = await preview({
    root: "src/app/web/gallery",
    configFile,
    preview: { port: 0 },
    logLevel: "error",
  });
});

test.afterAll(async () => {
  await server.close();
});

test.beforeEach(({ page }) => {
  faults.length = 0;
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) faults.push(message.text());
  });
});

test.afterEach(() => {
  expect(faults).toEqual([]);
});

async function open(page: Page, mode: Mode, name: (typeof pages)[number]): Promise<void> {
  const address = server.resolvedUrls?.local[0] ?? "";
  await page.goto(`${address}?mode=${mode}&page=${name}#${name}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function expectNoViolation(page: Page): Promise<void> {
  await waitUntilStill(page);
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Controls under 44 px; the words in a field are not one, the field around them is. */
function tooSmall(page: Page): Promise<string[]> {
  const controls = "button, a, select, label:has(input), [data-part=field], input[aria-label]";
  return page.locator(controls).evaluateAll((elements) =>
    elements
      .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 0 && (Math.round(box.width) < 44 || Math.round(box.height) < 44))
      .map(({ html }) => html),
  );
}

test("every part is accessible and large enough, in both modes and at both widths", async ({ page }) => {
  for (const name of pages) {
    await open(page, "light", name);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      for (const mode of modes) {
        await showInMode(page, mode);
        const found = await accessibilityFaults(page, mode === "light" ? undefined : colourRules);
        expect(found, `${name}, ${mode}, ${viewport.width} px`).toEqual([]);
      }
      expect(await tooSmall(page), `${name}, ${viewport.width} px`).toEqual([]);
      const sideways = await page.getByRole("main").evaluate((main) => main.scrollWidth - main.clientWidth);
      expect(sideways, `${name} scrolls sideways at ${viewport.width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("a field of the heat map says its value by arrow keys and by a tap", async ({ page }) => {
  await open(page, "light", "charts");
  const map = page.getByRole("region", { name: "Ventas por día y hora" });
  const read = page.getByRole("figure").filter({ has: map }).getByRole("status");
  await expect(read).toHaveText("Lo más, el domingo a las 19:00");
  await map.focus();
  await page.keyboard.press("ArrowDown");
  const first = await read.textContent();
  await page.keyboard.press("ArrowDown");
  await expect(read).toHaveText(/^.+, \d+, .+$/);
  expect(await read.textContent()).not.toBe(first);
  const last = map.locator("[data-place]").last();
  await last.click();
  await expect(last).toHaveAttribute("data-read");
});

test("Esc closes the topmost layer only and focus goes back where it came from", async ({ page }) => {
  await open(page, "light", "overlays");
  await page.getByRole("button", { name: "Diálogo" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Nuevo cliente" });
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await page.getByRole("combobox").click();
  await expect(page.getByRole("option", { name: "Sonsonate" })).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await expectNoViolation(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Descartar" })).toBeFocused();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Diálogo" })).toBeFocused();
});

test("a list finds without accents and Enter takes the first", async ({ page }) => {
  await open(page, "dark", "overlays");
  await page.getByRole("button", { name: "Diálogo" }).click();
  const field = page.getByRole("combobox");
  await field.click();
  const [list, frame] = await Promise.all([
    page.getByRole("listbox").boundingBox(),
    field.locator("..").boundingBox(),
  ]);
  expect(Math.abs((list?.x ?? 0) - (frame?.x ?? 0)), "the list stands under its field").toBeLessThan(3);
  await page.keyboard.type("UNION");
  await expect(page.getByRole("option")).toHaveText(["La Unión"]);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("La Unión");
});

test("several are chosen, narrowed and taken away by keyboard", async ({ page }) => {
  await open(page, "light", "pickers");
  const field = page.getByRole("combobox", { name: "Categorías" });
  const chips = page.getByRole("button", { name: /^Quitar: (Pupusas|Bebidas|Postres|Sopas)$/ });
  await expect(chips).toHaveCount(2);
  await field.focus();
  await page.keyboard.press("Backspace");
  await expect(chips).toHaveCount(1);
  await page.keyboard.type("SOP");
  await expect(page.getByRole("option")).toHaveText(["Sopas"]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Sopas" })).toHaveAttribute("aria-selected", "true");
  await expectNoViolation(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.getByRole("button", { name: "Quitar: Bebidas" }).press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription("Sopas");
  await page.keyboard.press("Backspace");
  await expect(field).toHaveAttribute("placeholder", "Todas las categorías");
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  const { width = 0 } = (await field.locator("..").boundingBox()) ?? {};
  await field.locator("..").click({ position: { x: width - 20, y: 20 } });
  await expect(field).toBeFocused();
  await expect(page.getByRole("option").first()).toBeVisible();
});

test("one of a remote list is found, taken and emptied by keyboard", async ({ page }) => {
  await open(page, "dark", "pickers");
  const field = page.getByRole("combobox", { name: "Cliente" });
  await field.focus();
  await page.keyboard.type("hernandez");
  await expect(page.getByRole("option")).toHaveText(["Óscar Hernándezoscar@demo.comanda.test"]);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Óscar Hernández");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("nadie");
  await expect(page.getByRole("option")).toHaveText(["Sin resultados"]);
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("Óscar Hernández");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
});

test("tabs turn by arrows and hold one place in the order of focus", async ({ page }) => {
  await open(page, "light", "pickers");
  await page.getByRole("tab", { name: "Cajas abiertas" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Historial" })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveText("48 cortes en noviembre.");
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Cajas abiertas" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab", { name: "Historial" })).not.toBeFocused();
});

test("dates the wrong way round say so until they are turned", async ({ page }) => {
  await open(page, "dark", "pickers");
  const dates = page.getByRole("group", { name: "Otras fechas" });
  await expect(dates.getByRole("alert")).toHaveText("La primera fecha va antes que la segunda");
  await dates.getByRole("textbox", { name: "Desde" }).fill("01/10/2026");
  await expect(dates.getByRole("alert")).toHaveCount(0);
});

test("a file shows how far it has come, a failed one is sent again", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, "light", "pickers");
  const picker = page.getByRole("group", { name: "Fotos del plato" });
  const file = (name: string, mimeType: string) => ({
    name,
    mimeType,
    buffer: Buffer.from("no es una foto"),
  });
  await page.clock.pauseAt(3_600_000);
  await picker
    .getByLabel("Elegir foto")
    .setInputFiles([
      file("uno.png", "image/png"),
      file("dos.png", "image/png"),
      file("tres.txt", "text/plain"),
    ]);
  await expect(picker.getByText("tres.txt no es una imagen")).toBeVisible();
  await expect(picker.getByRole("progressbar", { name: "uno.png" })).toBeVisible();
  await page.clock.resume();
  await expect(picker.getByText("No se pudo guardar")).toBeVisible();
  await expect(picker.getByRole("progressbar")).toHaveCount(0);
  await expectNoViolation(page);
  await page.clock.pauseAt(7_200_000);
  await picker.getByRole("button", { name: "Reintentar: dos.png" }).press("Enter");
  await expect(picker.getByRole("progressbar", { name: "dos.png" })).toBeVisible();
  await expect(picker.getByRole("button", { name: "Quitar: dos.png" })).toBeFocused();
  await page.clock.resume();
  await expect(picker.getByText("No se pudo guardar")).toHaveCount(0);
  await picker.getByRole("button", { name: "Quitar: uno.png" }).press("Enter");
  await expect(picker.getByRole("listitem")).toHaveCount(1);
});

test("entries are put in order from the keyboard, each step is told", async ({ page }) => {
  await open(page, "light", "data");
  const list = page.getByRole("list", { name: "Tipos de pago" });
  const told = page.getByRole("status").filter({ hasText: "Efectivo" });
  const handle = list.getByRole("button", { name: "Mover Efectivo" });
  await expect(handle).toHaveAccessibleDescription(/Pulse Espacio/);
  await handle.press("Space");
  await expect(told).toHaveText("Efectivo: lo tomó.");
  await page.keyboard.press("ArrowDown");
  await expect(told).toHaveText("Efectivo: lugar 2 de 4.");
  await page.keyboard.press("Space");
  await expect(list.getByRole("listitem")).toHaveText(["Tarjeta", "Efectivo", "Transferencia", "Bitcoin"]);
  await expect(handle).toBeFocused();
  await handle.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(told).toHaveText("Efectivo: lugar 3 de 4.");
  await page.keyboard.press("Escape");
  await expect(told).toHaveText("Efectivo: queda donde estaba.");
  await expect(list.getByRole("listitem").first()).toHaveText("Tarjeta");
});

test("a toast can be seen and touched over an open dialog", async ({ page }) => {
  await open(page, "light", "overlays");
  await page.getByRole("button", { name: "Diálogo" }).click();
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("button", { name: "Anular 2 platos" }).click();
  const toast = page.getByRole("status").filter({ hasText: "2 platos anulados" });
  await toast.hover();
  await expect(toast).toBeVisible();
});

test("a menu opens, moves and closes by keyboard", async ({ page }) => {
  await open(page, "dark", "overlays");
  const trigger = page.getByRole("button", { name: "Acciones de Mesa 4" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Mover a otra mesa" })).toBeFocused();
  await expectNoViolation(page);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Imprimir cuenta" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
});

test("an amount is read with comma or point, and a refused one says why", async ({ page }) => {
  await open(page, "light", "forms");
  const received = page.getByLabel("Recibido");
  await received.click();
  await page.keyboard.type("12,5");
  await page.keyboard.press("Tab");
  await expect(received).toHaveValue("12.50");
  await received.click();
  await page.keyboard.type("1.005");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Use dos decimales como máximo")).toBeVisible();
});

test("a number says how it is understood, and offers both readings where there are two", async ({ page }) => {
  await open(page, "light", "forms");
  const flour = page.getByLabel("Harina");
  await expect(flour).toHaveAccessibleDescription("¿Miles o decimales? Elija el número.");
  await page.getByRole("button", { name: "Usar 1204" }).click();
  await expect(flour).toHaveValue("1204");
  await expect(flour).toBeFocused();
  await expect(page.getByText("= 1,204", { exact: true })).toBeVisible();
  await flour.fill("1,204.50");
  await expect(flour).toHaveValue("1,204.50");
  await expect(page.getByText("= 1,204.5", { exact: true })).toBeVisible();
  // Where three decimals are taken a point is the decimal mark, and whoever meant a thousand sees it.
  await flour.fill("1.000");
  await expect(page.getByText("= 1", { exact: true })).toBeVisible();
});

test("pieces that cannot be read leave the figure as it was", async ({ page }) => {
  await open(page, "light", "forms");
  const pieces = page.getByRole("group", { name: "Cantidad de pupusas" });
  const figure = pieces.getByRole("textbox");
  await figure.fill("1,5");
  await page.keyboard.press("Tab");
  await expect(figure).toHaveValue("1");
  await expect(figure).toHaveAccessibleDescription("«1,5» Escriba un número entero.");
  await pieces.getByRole("button", { name: "Más" }).click();
  await expect(figure).toHaveAccessibleDescription("");
});

test("a long press on plus is one step", async ({ page }) => {
  await open(page, "light", "forms");
  const group = page.getByRole("group", { name: "Cantidad de pupusas" });
  await group.getByRole("button", { name: "Más" }).click({ delay: 900 });
  await expect(group.getByRole("textbox")).toHaveValue("2");
});

test("a list is found, narrowed, sorted and saved, and says when it is empty or fails", async ({ page }) => {
  await open(page, "light", "list-page");
  const count = page.getByRole("status").filter({ hasText: /resultado/ });
  await expect(count).toHaveText("64 resultados");
  await page.getByLabel("Buscar factura o cliente").fill("OSCAR");
  await expect(count).toHaveText("13 resultados");
  await page.getByRole("button", { name: "Total" }).click();
  await expect(page.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "ascending");
  const saved = page.waitForEvent("download");
  await exportList(page);
  expect((await saved).suggestedFilename()).toBe("Ventas.csv");
  for (const [answer, words] of [
    ["Vacío", "Aún no hay ventas."],
    ["Falla", "No se pudieron cargar las ventas."],
  ] as const) {
    await page.getByRole("radio", { name: answer }).check();
    await expect(page.getByText(words)).toBeVisible();
    await expectNoViolation(page);
  }
  await page.getByRole("radio", { name: "Carga" }).check();
  await expect(page.getByLabel("Cargando")).toBeVisible();
  await expectNoViolation(page);
});

test("a field says what the server refuses, and what is typed is not lost", async ({ page }) => {
  await open(page, "dark", "form-dialog");
  await page.getByRole("button", { name: "Nuevo cliente", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo cliente" });
  const email = dialog.getByLabel("Correo");
  await expect(dialog.getByLabel("Nombre")).toBeFocused();
  await page.keyboard.type("Ana");
  await email.fill("ana@demo.comanda.test");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Otro cliente tiene este correo")).toBeVisible();
  await expect(email).toBeFocused();
  await expectNoViolation(page);
  await page.keyboard.press("Escape");
  await expectNoViolation(page);
  await page.getByRole("button", { name: "Seguir editando" }).click();
  await expect(email).toHaveValue("ana@demo.comanda.test");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Descartar cambios" }).click();
  await expect(dialog).toHaveCount(0);
});

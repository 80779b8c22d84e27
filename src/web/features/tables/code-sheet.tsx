import { IconFileTypePdf, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import type { SettingsTable } from "../../../contract/setup/store-tables.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { MultiSelect } from "../../../ui/forms/multi-select.tsx";
import { guestAddress, leadsOnlyHere } from "../../platform/guest-address.ts";
import { QrDrawing } from "../../platform/qr/qr-drawing.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./code-sheet.module.css";
import { downloadPdf } from "./download-code.ts";
import { floorsIn } from "./floor-field.tsx";

/** The QR codes of all tables, or of some floors, on sheets to print and cut out. */
export function CodeSheet({ tables }: { tables: readonly SettingsTable[] }) {
  const t = useT();
  const [floors, setFloors] = useState<readonly string[]>([]);
  const shown = tables.filter((table) => floors.length === 0 || floors.includes(table.floor ?? ""));
  return (
    <>
      <div className={classes.bar}>
        <MultiSelect
          label={t("tables.floors")}
          options={floorsIn(tables).map((floor) => ({ value: floor, label: floor }))}
          value={floors}
          onChange={setFloors}
          allOption={t("tables.all_floors")}
        />
        <PdfButton />
        <Button size="md" icon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => window.print()}>
          {t("lists.print")}
        </Button>
      </div>
      <CodesHint address={shown.find(({ menu_path }) => menu_path !== null)?.menu_path ?? "/"} />
      <ul className={classes.sheet}>
        {shown.map((table) =>
          table.menu_path === null ? null : (
            <CodeCard key={table.id} table={table} address={guestAddress(table.menu_path)} />
          ),
        )}
      </ul>
    </>
  );
}

function PdfButton() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await downloadPdf();
    setBusy(false);
  };
  return (
    <Button
      size="md"
      variant="default"
      icon={<IconFileTypePdf size={20} aria-hidden="true" />}
      busy={isBusy}
      onClick={() => void download()}
    >
      {t("tables.codes_pdf")}
    </Button>
  );
}

/** Where the codes lead, and a warning when other people's phones cannot follow. */
function CodesHint({ address }: { address: string }) {
  const t = useT();
  return leadsOnlyHere(address) ? (
    <p className={classes.hint} data-tone="amber">
      {t("settings.store.only_here")}
    </p>
  ) : (
    <p className={classes.hint}>{t("tables.codes_hint", { address: new URL(guestAddress(address)).host })}</p>
  );
}

/** Where the short code is typed, as people write an address. */
function shortAddress(address: string): string {
  const { protocol, host } = new URL(address);
  return `${protocol === "http:" ? "http://" : ""}${host}/m`;
}

function CodeCard({ table, address }: { table: SettingsTable; address: string }) {
  const t = useT();
  return (
    <li className={classes.card}>
      <strong className={classes.table}>{table.table_title}</strong>
      <QrDrawing
        className={classes.code}
        text={address}
        label={t("tables.code_of", { table: table.table_title })}
      />
      <span className={classes.scan}>{t("tables.scan")}</span>
      <span className={classes.typed}>
        {t("tables.or_type", { address: shortAddress(address) })}
        <strong className={classes.shortCode}>{table.short_code}</strong>
      </span>
      <span className={classes.floor}>{table.floor}</span>
    </li>
  );
}

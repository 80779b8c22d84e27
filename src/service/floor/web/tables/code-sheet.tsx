import { IconFileTypePdf, IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { fallbackLanguage, languageName } from "#platform/domain/text/languages.ts";
import { guestAddress, leadsOnlyHere } from "#platform/web/guest-address.ts";
import { QrDrawing } from "#platform/web/qr/qr-drawing.tsx";
import { callBase } from "#platform/web/session/realm.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { MultiSelect } from "#ui/forms/options/multi-select.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Span, Stack } from "#ui/layout/layout.tsx";
import type { SettingsTable } from "../../contract/store-tables.ts";
import {
  type CardDesign,
  type CardLanguage,
  cardDesigns,
  cardLanguages,
  type readCodeCard,
} from "../../contract/table-codes.ts";
import classes from "./code-sheet.module.css";
import { downloadPdf } from "./download-code.ts";
import { QrNotice } from "./qr-notice.tsx";
import { floorsIn } from "./table-fields.tsx";
import { codeCardQuery } from "./tables-api.ts";

/** Shows the printable codes if the QR menu is on. */
export function CodesView({ tables }: { tables: readonly SettingsTable[] }) {
  const hasCodes = tables.some((table) => table.menu_path !== null);
  return hasCodes ? <CodeSheet tables={tables} /> : <QrNotice tables={tables} />;
}

/** Sheets with the QR codes of all tables or of some floors, to print and cut out. */
function CodeSheet({ tables }: { tables: readonly SettingsTable[] }) {
  const t = useT();
  const { data: words } = useQuery(codeCardQuery);
  const [floors, setFloors] = useState<readonly string[]>([]);
  const [design, setDesign] = useState<CardDesign>("band");
  const [chosenLanguage, setLanguage] = useState<CardLanguage>(fallbackLanguage);
  // The restaurant's own language stands on the cards anyway.
  const language = words?.scan_in[chosenLanguage] === "" ? "none" : chosenLanguage;
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
        <SelectField
          label={t("tables.card_design")}
          searchable={false}
          options={cardDesigns.map((each) => ({ value: each, label: t(`tables.card_${each}`) }))}
          value={design}
          onChange={(chosen) => setDesign(cardDesigns.find((each) => each === chosen) ?? "band")}
        />
        <SelectField
          label={t("tables.card_language")}
          searchable={false}
          options={cardLanguages
            .filter((each) => each === "none" || words?.scan_in[each] !== "")
            .map((each) => ({
              value: each,
              label: each === "none" ? t("tables.card_one_language") : languageName(each),
            }))}
          value={language}
          onChange={(chosen) => setLanguage(cardLanguages.find((each) => each === chosen) ?? "none")}
        />
        <PdfButton floors={floors} look={{ design, language }} />
        <Button size="md" icon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => window.print()}>
          {t("common.print")}
        </Button>
      </div>
      <CodesHint address={shown.find(({ menu_path }) => menu_path !== null)?.menu_path ?? "/"} />
      <ul className={classes.sheet}>
        {shown.map((table) =>
          table.menu_path === null ? null : (
            <CodeCard
              key={table.id}
              table={table}
              address={guestAddress(table.menu_path)}
              words={words}
              look={{ design, language }}
            />
          ),
        )}
      </ul>
    </>
  );
}

interface CardLook {
  readonly design: CardDesign;
  readonly language: CardLanguage;
}

function PdfButton({ floors, look }: { floors: readonly string[]; look: CardLook }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await downloadPdf({ floors, ...look });
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
      {t("common.download_pdf")}
    </Button>
  );
}

/** Says where the codes lead, and warns if other people's phones cannot reach that address. */
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

interface CodeCardProps {
  table: SettingsTable;
  address: string;
  /** Printed text in the restaurant's language; undefined while loading. */
  words: ResponseOf<typeof readCodeCard> | undefined;
  look: CardLook;
}

function CodeCard({ table, address, words, look: { design, language } }: CodeCardProps) {
  const t = useT();
  return (
    <li className={classes.card} data-design={design} style={{ "--accent": words?.accent } as CSSProperties}>
      <span className={classes.store}>
        {words?.store_image ? (
          <img className={classes.picture} src={`${callBase()}${words.store_image}`} alt="" />
        ) : null}
        {words?.store_name}
      </span>
      <strong className={classes.table}>{table.table_title}</strong>
      <QrDrawing
        className={classes.code}
        text={address}
        label={t("tables.code_of", { table: table.table_title })}
      />
      <Span weight={550}>{words?.scan}</Span>
      {words?.scan_in[language] ? <span lang={language}>{words.scan_in[language]}</span> : null}
      <Stack as="span" size="xs">
        {words?.or_type}
        <strong className={classes.shortCode}>{table.short_code}</strong>
      </Stack>
      <span className={classes.floor}>{table.floor}</span>
    </li>
  );
}

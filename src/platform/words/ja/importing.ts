import type { Translated } from "#app/words/translated.ts";
import type { importing as source } from "../en/importing.ts";

export const importing = {
  step_file: "1. ファイル",
  step_check: "2. 確認",
  step_done: "3. 完了",
  example: "例",
  choose_label: "CSVファイル",
  failed: "ファイルを処理できませんでした。何も変更されていません。",
  refused: {
    type: "{{name}}はCSVファイルではありません。",
    size: "{{name}}は{{megabytes}} MBを超えています。",
    workbook: "これはExcelブックです。表計算ソフトでCSVとして保存し、そのファイルを選んでください。",
    empty: "このファイルは空です。",
    not_text:
      "このファイルはテキストとして読めません。表計算ソフトでCSV UTF-8として保存し、そのファイルを選んでください。",
  },
  state: {
    reading: "読み込み中…",
    checking: "確認中…",
    checked: "確認済み",
    saving: "取り込み中…",
    failed: "取り込まれていません",
  },
  wrong_other: "ファイルに修正が必要なエラーが{{shown}}件あります。何も変更されていません。",
  problems_table: "ファイルのエラー",
  more_other: "ほか{{shown}}件。",
  line: "行",
  line_no: "{{line}}行目",
  column: "列",
  whole_line: "行全体",
  found: "値",
  nothing_found: "—",
  message: "対処方法",
} as const satisfies Translated<typeof source>;

import type { Translated } from "#app/words/translated.ts";
import type { floor as source, floorErrors as sourceErrors } from "./en.ts";

export const floor = {
  no_floor: "その他のテーブル",
  edit: "フロア図を編集",
  save: "フロア図を保存",
  hint: "テーブルをドラッグするか、選んで矢印キーで動かします。Shift+矢印キーで大きさを変えます。",
  shape: "形",
  square: "四角",
  round: "丸",
  width: "幅",
  height: "高さ",
  nothing_chosen: "形と大きさを変えるテーブルを選んでください。",
  chosen: "{{table}}、{{x}}列目{{y}}行目",
  no_tables_hint: "テーブルは設定で追加してください。",
  jump: "テーブル{{number}}：Enterキーを押してください",
  no_such_table: "テーブル{{number}}はありません。",
  load_failed: "フロア図を読み込めませんでした。",
  save_failed: "フロア図を保存できませんでした。変更内容は残っています。",
  saved: "フロア図を保存しました。",
  /** Choosing a table on the plan or in a list. */
  picker: {
    search: "番号または名前で検索",
    view: "テーブルの表示方法",
    plan: "フロア図",
    list: "一覧",
    nothing: "該当するテーブルはありません。",
    open: "フロア図で選ぶ",
    take: "{{table}}を選ぶ",
  },
} as const satisfies Translated<typeof source>;

export const floorErrors = {
  table_exists:
    "このフロアには同じ名前のテーブルがあります。何も保存されていません。別の名前にしてください。",
  no_tables: "テーブルはまだありません。コードを印刷するには、テーブルを追加してください。",
  qr_menu_off: "QRメニューがオフのため、コードは使えません。店舗情報でオンにしてください。",
  table_in_use: "「{{title}}」は使用中です。何も削除されていません。",
  too_many_tables: "テーブルは店舗ごとに{{most}}卓までです。何も追加されていません。",
  floor_exists: "同じ名前のフロアがすでにあります。何も保存されていません。別の名前にしてください。",
} as const satisfies Translated<typeof sourceErrors>;

import type { Translated } from "#app/words/translated.ts";
import type { lists as source } from "../en/lists.ts";

export const lists = {
  count_other: "{{shown}}件",
  page: "{{page}}ページ",
  page_of: "{{page}}/{{pageCount}}ページ",
  behind_last: "このページにはもう何もありません",
  nothing_found_hint: "検索語または絞り込みを変更してください。",
  csv: "CSVをダウンロード",
  export: "エクスポート",
  clear: "クリア",
  periods: {
    all: "全期間",
    today: "今日",
    tomorrow: "明日",
    yesterday: "昨日",
    last_7days: "過去7日間",
    this_month: "今月",
    last_month: "先月",
    custom: "期間を指定",
  },
  short_periods: {
    last_7days: "7日間",
    this_month: "今月",
    custom: "期間",
  },
  period_is: "期間：{{period}}",
  period_done: "完了",
  between: "{{from}}〜{{to}}",
  dates: {
    incomplete: "両方の日付を選んでください。",
    reversed: "開始日が終了日より後です。",
    too_long: "期間が長すぎます。最長10年です。",
  },
  sort: {
    move: "{{name}}を移動",
    role: "並べ替え用ハンドル",
    help: "スペースキーでつかみ、矢印キーで移動し、もう一度スペースキーで置きます。Escapeキーで元の位置に戻ります。",
    taken: "{{name}}をつかみました。{{count}}件中{{place}}番目。",
    over: "{{name}}：{{count}}件中{{place}}番目。",
    dropped: "{{name}}を置きました。{{count}}件中{{place}}番目。",
    cancelled: "{{name}}は元の位置のままです。{{count}}件中{{place}}番目。",
  },
  discard: {
    title: "保存せずに閉じますか？",
    body: "入力した内容は失われます。",
    cancel: "編集を続ける",
  },
} as const satisfies Translated<typeof source>;

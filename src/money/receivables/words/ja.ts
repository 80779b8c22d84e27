import type { Translated } from "#app/words/translated.ts";
import type { receivables as source, receivablesErrors as sourceErrors } from "./en.ts";

export const receivables = {
  reply: {
    paid: "{{name}}から{{amount}}の掛けの入金を受け取りました。残高：{{balance}}。",
    taken_back: "掛けの入金 {{number}}を取り消しました。{{name}}の未収額は{{balance}}です。",
  },
  file: {
    statement_name: "売掛明細書 {{name}}.csv",
    receivables_name: "売掛金.csv",
    kind: "取引",
    charged: "掛け売上",
    paid: "入金",
    open: "未収額",
    days: "日数",
    oldest: "最も古い請求書",
    opening: "期首残高",
    closing: "期末残高",
    title: "売掛明細書",
    period: "{{from}}〜{{to}}",
    open_invoices: "{{day}}現在の未払い請求書",
  },
  kind: {
    invoice: "請求書",
    part_undone: "元に戻した分割支払い",
    refund: "返金",
    payment: "掛けの入金",
    payment_taken_back: "入金の取消",
  },
  page: {
    title: "売掛明細書",
    title_of: "{{name}}の売掛明細書",
    ageing: "残高の経過日数",
    ageing_hint: "各請求書からの日数別です。",
    open_invoices: "未払いの請求書",
    more_open: "未払いの請求書{{count}}件のうち、古いもの。",
    age: "経過日数",
    movements: "取引",
    pdf_name: "売掛明細書 {{name}}.pdf",
    nothing: "この期間の取引はありません",
    nothing_hint: "別の期間を選んでください。",
    more_lines: "ここには取引の一部のみ表示しています。ダウンロードするファイルにはすべて含まれます。",
    what: "{{kind}} {{no}}",
    is_taken_back: "取消済み",
    print: "レシートを再印刷",
  },
  span: {
    current: "30日以内",
    days_30: "31〜60日",
    days_60: "61〜90日",
    days_90: "90日超",
  },
  pay: {
    action: "掛けの入金",
    title: "{{name}}の掛けの入金",
    submit: "{{amount}}の入金を受け取る",
    amount: "入金額",
    all: "全額：{{amount}}",
    oldest: "最も古い請求書：{{amount}}",
    change: "お釣り：{{amount}}",
    done: "掛けの入金 {{no}}",
    left: "残高：{{balance}}",
  },
  take_back: {
    action: "入金を取り消す",
    title: "掛けの入金 {{no}}を取り消す",
    hint: "お金は同じ支払い方法（{{method}}）で返し、請求書は未払いに戻ります。",
  },
  paper: {
    title: "掛けの入金レシート",
    number: "入金レシート No.{{no}}",
    taken_back: "取消済み {{when}}",
    before: "入金前の残高",
    paid: "入金額",
    settled: "支払われた請求書",
    invoice: "{{no}}（{{day}}）",
    invoice_partly: "{{no}}（{{day}}）一部",
    taken_by: "受領者：{{name}}",
  },
  age: {
    current: "30日以内",
    days_30: "31〜60日",
    days_60: "61〜90日",
    days_90: "90日超",
  },
} as const satisfies Translated<typeof source>;

export const receivablesErrors = {
  account_customer_missing: "掛けにする顧客を選んでください。何も会計されていません。",
  account_not_granted:
    "{{name}}には掛け限度額がありません。別の支払い方法を選んでください。何も会計されていません。",
  account_limit_reached:
    "{{name}}の掛けの利用可能額は{{left}}で、今回は{{amount}}です。何も会計されていません。",
  account_not_permitted: "掛けで会計する権限がありません。何も会計されていません。",
  account_debt_paid:
    "この一部はすでに入金されています。先にその掛けの入金を取り消してください。何も変更されていません。",
  account_payment_taken_back: "この入金はすでに取り消されています。何も変更されていません。",
} as const satisfies Translated<typeof sourceErrors>;

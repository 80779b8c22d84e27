import type { Translated } from "#app/words/translated.ts";
import type { receivables as source, receivablesErrors as sourceErrors } from "./en.ts";

export const receivables = {
  reply: {
    paid: "{{name}}: 외상 입금을 받았습니다({{amount}}). 잔액: {{balance}}.",
    taken_back: "외상 입금 {{number}}번을 취소했습니다. {{name}}의 미수금은 {{balance}}입니다.",
  },
  file: {
    statement_name: "거래 명세서 {{name}}.csv",
    receivables_name: "미수금.csv",
    kind: "구분",
    charged: "발생",
    paid: "입금",
    open: "미납액",
    days: "일수",
    oldest: "가장 오래된 전표",
    opening: "이전 잔액",
    closing: "최종 잔액",
    title: "거래 명세서",
    period: "{{from}}~{{to}}",
    open_invoices: "{{day}} 현재 미납 전표",
  },
  kind: {
    invoice: "판매 전표",
    part_undone: "분할 결제 되돌림",
    refund: "환불",
    payment: "외상 입금",
    payment_taken_back: "입금 취소",
  },
  page: {
    title: "거래 명세서",
    title_of: "{{name}} 거래 명세서",
    ageing: "미수 기간",
    ageing_hint: "판매 전표 날짜부터의 일수 기준입니다.",
    open_invoices: "미납 전표",
    more_open: "미납 전표 {{count}}건 중 가장 오래된 것입니다.",
    age: "경과",
    movements: "거래",
    pdf_name: "거래 명세서 {{name}}.pdf",
    nothing: "이 기간에는 거래가 없습니다",
    nothing_hint: "다른 기간을 선택하세요.",
    more_lines: "거래의 일부만 표시합니다. 내려받은 파일에는 모두 들어 있습니다.",
    what: "{{kind}} {{no}}",
    is_taken_back: "취소됨",
    print: "영수증 다시 출력",
  },
  span: {
    current: "30일 이하",
    days_30: "31~60일",
    days_60: "61~90일",
    days_90: "90일 초과",
  },
  pay: {
    action: "외상 입금 받기",
    title: "{{name}} 외상 입금",
    submit: "{{amount}} 입금 받기",
    amount: "입금액",
    all: "전액: {{amount}}",
    oldest: "가장 오래된 전표: {{amount}}",
    change: "거스름돈: {{amount}}",
    done: "외상 입금 {{no}}",
    left: "잔액: {{balance}}",
  },
  take_back: {
    action: "입금 취소",
    title: "외상 입금 {{no}} 취소",
    hint: "같은 결제 수단({{method}})으로 돈을 돌려주고 판매 전표는 다시 미납이 됩니다.",
  },
  paper: {
    title: "외상 입금 영수증",
    number: "외상 입금 영수증 {{no}}번",
    taken_back: "취소됨 {{when}}",
    before: "이전 잔액",
    paid: "입금액",
    settled: "결제된 전표",
    invoice: "{{no}}, {{day}}",
    invoice_partly: "{{no}}, {{day}}, 일부",
    taken_by: "받은 사람: {{name}}",
  },
  age: {
    current: "정상",
    days_30: "30일",
    days_60: "60일",
    days_90: "90일",
  },
} as const satisfies Translated<typeof source>;

export const receivablesErrors = {
  account_customer_missing: "외상으로 할 고객을 선택하세요. 결제되지 않았습니다.",
  account_not_granted: "{{name}}: 외상 한도가 없습니다. 다른 결제 수단을 선택하세요. 결제되지 않았습니다.",
  account_limit_reached:
    "{{name}}의 남은 외상 한도는 {{left}}인데 금액이 {{amount}}입니다. 결제되지 않았습니다.",
  account_not_permitted: "고객 외상으로 결제할 권한이 없습니다. 결제되지 않았습니다.",
  account_debt_paid:
    "고객이 이미 일부를 입금했습니다. 먼저 그 외상 입금을 취소하세요. 아무것도 바뀌지 않았습니다.",
  account_payment_taken_back: "이미 취소된 입금입니다. 아무것도 바뀌지 않았습니다.",
} as const satisfies Translated<typeof sourceErrors>;

import type { Translated } from "#app/words/translated.ts";
import type { refunds as source, refundsErrors as sourceErrors } from "./en.ts";

export const refunds = {
  title: "請求書 {{no}}",
  head: "{{when}} · {{whom}} · {{methods}} · {{total}}",
  given_back_other: "（{{count}}点返金済み）",
  what: "返金するもの",
  all: "すべて",
  pieces_of: "「{{title}}」の返金数量",
  method: "返金方法",
  out_of: "{{drawer}}から返金します。",
  reason_example: "例：料理が冷めていた",
  needs_drawer:
    "現金の返金には、開いているドロアが必要です。先にレジ開けをするか、別の方法で返金してください。",
  account_open:
    "この伝票のほかの分はまだ支払われていません。ここで返金した分は、再び会計されることはありません。別の支払い方法で会計し直すには、会計画面で支払いを元に戻してください。",
  stock: {
    label: "商品の扱い",
    returned: "未使用：食材を在庫に戻す",
    gone: "使用または廃棄した",
  },
  missing: {
    what: "返金するものを選んでください。",
    reason: "理由を入力してください。",
    stock: "商品の扱いを選んでください。",
  },
  find: {
    title: "会計済みの請求書",
    search: "請求書・呼出番号・テーブル・顧客",
    token: "#{{token}}",
    row: "{{whom}} · {{tokens}} · {{when}}",
    newer: "新しいもの",
    older: "古いもの",
    empty: "この日の会計はありません",
    nothing_hint: "請求書番号はすべての日から検索します。それ以外は選択した日のみ検索します。",
    state: {
      paid: "支払い済み",
      owed: "未払い",
      partly_refunded: "一部返金",
      refunded: "返金済み",
      taken_back: "元に戻した",
    },
  },
  refund: "返金",
  given_back_of: "{{total}}のうち{{amount}}返金済み",
  returns_tip: "チップ{{amount}}も返金する",
  owed: "顧客の未収額から{{owed}}を差し引きます。現金などは渡しません。",
  partly_owed: "顧客の未収額から{{owed}}を差し引き、{{paid}}を返金します。",
  withheld: "この分のIVA {{amount}}は購入者が源泉徴収済みのため、返金されません。",
  past_withheld: "うち{{amount}}は源泉徴収されたIVAです。",
  past_owed: "うち{{amount}}は掛けの残高から差し引きました。",
  submit_owed: "掛けから{{amount}}を差し引く",
  submit: "{{amount}}を返金",
  see: "請求書と返金",
  past: "過去の返金",
  past_line: "返金 {{no}}、{{when}}、{{name}}、{{method}}：{{reason}}。",
  state: {
    too_late: "返金の期限切れ",
    nothing_left: "全額返金済み",
    taken_back: "この分は元に戻されました",
  },
  of_invoice: "請求書 No.{{no}}",
  reply: {
    done: "返金 {{refundNo}}が完了しました。",
  },
} as const satisfies Translated<typeof source>;

export const refundsErrors = {
  refund_too_late: "この売上は古いため返金できません。何も変更されていません。",
  refund_exceeds:
    "この一部はすでに返金されています。何も変更されていません。請求書をもう一度確認してください。",
  refund_whole_only: "手動で発行した請求書は、全額のみ返金できます。",
  nothing_to_refund: "返金するものを選んでください。",
} as const satisfies Translated<typeof sourceErrors>;

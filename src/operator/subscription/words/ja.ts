import type { Translated } from "#app/words/translated.ts";
import type { subscription as source, subscriptionErrors as sourceErrors } from "./en.ts";

export const subscription = {
  active: "有効",
  inactive: "無効",
  renews: "更新日",
  ends: "終了日",
  was_due: "支払期限",
  first_charge: "初回請求",
  no_renewal: "期限なし",
  phase: {
    complimentary: "無償",
    trial: "お試し",
    active: "有効",
    cancelled: "解約済み：終了日まで有効",
    past_due: "支払い遅延",
    expired: "期限切れ",
  },
  per_month: "月額{{price}}",
  works_until: "有効期限",
  card: "カード",
  card_on: "毎月請求",
  card_failed: "カード拒否",
  card_none: "なし",
  card_stopped: "請求停止",
  cancel: "利用プランを解約",
  keep: "解約しない",
  cancel_question: "利用プランを解約しますか？今後の請求はありません。店舗は{{day}}まで利用できます。",
  cancel_question_now: "利用プランを解約しますか？支払いが遅れているため、店舗はすぐに利用できなくなります。",
  cancel_question_service:
    "利用プランを解約しますか？支払いが遅れています。店舗は{{since}}から営業中です。開いているドロアのレジ締めまで利用でき、その後は利用できなくなります。",
  resume: "利用プランを続ける",
  manage_card: "カードと領収書を管理",
  subscribe: "申し込む",
  pay_by_card: "カードで支払う",
  plan: {
    title: "月額プラン",
    unlimited_orders: "注文数無制限",
    monthly_renewals: "毎月更新",
    unlimited_devices: "端末数無制限",
    live_kitchen: "キッチンへの即時連携",
    trial_first: "初回請求は{{day}}、現在の支払い済みまたはお試しの期間が終わるときです。",
    secure: "カード情報はStripeで入力し、Comandaには見えません。",
    card_failed:
      "カードが拒否されました。カードを変更するか、未払いの請求書をお支払いください。Stripeが支払いを受け取ると、すぐに店舗を再開します。",
    change_card: "カードを変更",
  },
  transfer: {
    title: "振込または現金で支払う",
    details: "振込先",
    afterwards: "店舗名を添えて、サポートに振込明細をお送りください。入金を確認後、月数を有効にします。",
    ask: "サポートにお問い合わせください。振込先をご案内し、入金を確認後、月数を有効にします。",
  },
  take_out: "利用プランがなくても、店舗のすべてのデータを1つのファイルでダウンロードできます。",
  inactive_title: "利用プランは有効ではありません",
  inactive_admin:
    "店舗のデータは安全に保管されています。Comandaを引き続き使うには、利用プランを更新してください。",
  inactive_admin_ended:
    "{{day}}に終了しました。店舗のデータは安全に保管されています。Comandaを引き続き使うには、利用プランを更新してください。",
  inactive_staff: "有効な利用プランがありません。{{store}}の管理者にお知らせください。",
  switched_off:
    "サポートがこの店舗を停止しました。理由の確認と再開については、サポートにお問い合わせください。",
  deletion_title: "この店舗は削除されます",
  deletion:
    "この店舗は{{day}}に削除され、すべてが完全に消去されます。すべてのデータはエクスポート済みで、ここからダウンロードできます。削除を望まない場合は、その日までにサポートにお問い合わせください。",
  still_active: "利用プランは有効です",
  still_active_hint: "店舗は通常どおり利用できます。",
  go_on: "利用を続ける",
  subject: "{{store}}の更新",
  check_again: "もう一度確認",
  still_inactive: "利用プランはまだ無効です。",
  success: {
    title: "お支払いを確認しました",
    card_title: "カードを保存しました",
    first_charge: "ありがとうございます。まだ請求はありません。初回請求は{{day}}、お試しが終わるときです。",
    waiting_title: "支払いを確認中",
    message: "ありがとうございます。利用プランが有効になりました。もう一度ログインしてご利用ください。",
    until: "{{day}}まで支払い済み。",
    waiting:
      "Stripeがまだ支払いを確認していません。お支払い直後の場合は、確認され次第有効になります。もう一度支払わないでください。",
    signed_out:
      "支払いが確認されたか見るには、ログインしてください。お支払い直後の場合は、もう一度支払わないでください。",
  },
  cancelled_payment: {
    title: "お支払いは完了していません",
    message: "請求はありません。いつでもお支払いいただけます。",
    back: "プロフィールに戻る",
  },
  banner: {
    trial_other: "お試しはあと{{count}}日で終わります。",
    trial_today: "お試しは今日で終わります。",
    past_due: "利用プランの支払いが遅れています。店舗は{{day}}まで利用できます。",
    card_failed: "利用プランのカードが拒否されました。店舗は{{day}}まで利用できます。",
    closing: "利用プランは終了しました。店舗は、開いているドロアのレジ締めまで利用できます。",
    action: "利用プランを見る",
    dismiss: "明日まで隠す",
  },
  in_service: {
    since: "{{since}}から営業中：ドロアが開いています。",
    switch_off:
      "今無効にすると、営業中でもすぐに利用できなくなります。ドロアのレジ締めまで待つことをおすすめします。",
    remove:
      "今削除すると、営業中でもすぐに利用できなくなります。ドロアのレジ締めまで待つことをおすすめします。",
    undo: "残り日数がない場合、ドロアのレジ締めまで、最長{{hours}}利用できます。",
  },
  reply: {
    cancelled: "利用プランを解約しました。店舗は{{day}}まで利用できます。",
    ended: "利用プランを解約しました。店舗は利用できなくなりました。",
    ended_in_service: "利用プランを解約しました。店舗は、開いているドロアのレジ締めまで利用できます。",
    resumed: "利用プランを続けます。",
    entered: "支払いを登録しました。店舗は{{day}}まで利用できます。",
    undone: "支払いを元に戻しました。",
  },
  mail: {
    trial_ends: {
      subject: "{{store}}：お試しは{{day}}に終わります",
      first: "{{name}}様。{{store}}のComandaのお試しは{{day}}に終わります。その後は月額{{price}}です。",
    },
    payment_failed: {
      subject: "{{store}}：カードが拒否されました",
      first:
        "{{name}}様。{{store}}の利用プランのカードが拒否されました。支払い済みの期間は{{day}}に終わります。カードを変更するか、別の方法でお支払いください。",
    },
    past_due: {
      subject: "{{store}}：利用プランの支払いが遅れています",
      first:
        "{{name}}様。{{store}}の支払い済みの期間は{{day}}に終わりました。料金は月額{{price}}です。店舗はあと数日間利用できます。",
    },
    expired: {
      subject: "{{store}}：利用プランが終了しました",
      first:
        "{{name}}様。{{store}}の利用プランは{{day}}に終了しました。データは失われていません。更新すると、すべて以前のままご利用いただけます。",
    },
    action: "利用プランを開く",
    footer: "{{store}}の管理者の方にお送りしています。",
  },
  history: {
    title_of: "{{name}}の利用プラン",
    none: "履歴はまだありません",
    status: "内容",
    statuses: {
      created: "作成",
      renewed: "更新",
      cancelled: "解約",
      resumed: "解約の取消",
      past_due: "支払い遅延",
      expired: "期限切れ",
      changed: "日数の変更",
      payment_undone: "元に戻した支払い",
    },
    kinds: { complimentary: "無償", trial: "お試し", paid: "有償" },
    card_status: "Stripeのカード",
    switched_off: "無効",
    since: "開始日",
    back: "すべての店舗",
    payments: "手動の支払い",
    no_payments: "振込または現金の支払いの登録はありません。",
    enter: "支払いを登録",
    methods: { bank_transfer: "銀行振込", cash: "現金", other: "その他" },
    paid_on: "支払日",
    months: "月数",
    note_hint: "振込番号、持参した人など。",
    gives: "{{from}}〜{{until}}が追加されます。",
    saved_by: "登録：{{by}}",
    undo_named: "{{day}}の支払い{{amount}}を元に戻す",
    undo_title: "支払いを元に戻す",
    undo_hint:
      "{{day}}の支払い{{amount}}を元に戻し、{{from}}〜{{until}}の日数を取り消します。一覧には線を引いて残ります。",
    undo_shuts: "店舗はこの日数を使用中です。ほかに残りがない場合、すぐに停止されます。",
    undone: "{{by}}が元に戻しました：{{reason}}",
  },
} as const satisfies Translated<typeof source>;

export const subscriptionErrors = {
  cards_not_offered: "ここではカードで支払えません。振込または現金でお支払いください。",
  cards_unavailable:
    "カードサービスが応答しません。変更も請求もされていません。数分後にもう一度お試しください。",
  already_subscribed: "この利用プランはすでにカードで支払われています。",
  restaurant_closed:
    "サポートがこの店舗を停止したため、カードで支払えません。再開についてはサポートにお問い合わせください。",
  nothing_to_cancel: "解約する利用プランがありません。",
  nothing_to_resume: "利用プランは解約されていないか、すでに終了しています。",
  paid_by_card: "この店舗はすでに毎月カードで支払っています。二重払いを避けるため、先に解約してください。",
  payment_of_closed:
    "この店舗は無効になっており、支払っても再開しません。先に有効にするか、削除を元に戻してください。",
  payment_meanwhile:
    "その間に日数が変わりました。別の人がこの支払いを登録した可能性があります。一覧を確認し、なければもう一度保存してください。",
  payment_not_last: "この支払いの終わりから始まる、後の支払いがあります。先にそちらを元に戻してください。",
  payment_already_undone: "この支払いはすでに元に戻されています。",
} as const satisfies Translated<typeof sourceErrors>;

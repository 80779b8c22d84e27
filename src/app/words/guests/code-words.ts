import type { MenuLanguage } from "#platform/domain/text/languages.ts";

type CodeWords = Readonly<
  Record<"title" | "hint" | "label" | "submit" | "unknown" | "too_many" | "language", string>
>;

/** Words of the page where a code is typed; apart from the menu's, which phones load. */
export const codeWords: Readonly<Record<MenuLanguage, CodeWords>> = {
  es: {
    title: "Escriba el código de su mesa",
    hint: "Son cinco letras y números. Están impresos en la mesa, junto al código QR.",
    label: "Código de la mesa",
    submit: "Ver el menú",
    unknown: "Ese código no corresponde a ninguna mesa. Revíselo y escríbalo de nuevo.",
    too_many: "Demasiados intentos. Espere unos minutos e intente de nuevo.",
    language: "Idioma",
  },
  en: {
    title: "Enter your table's code",
    hint: "Five letters and digits, printed on the table next to the QR code.",
    label: "Table code",
    submit: "View menu",
    unknown: "That code does not match any table. Check it and enter it again.",
    too_many: "Too many attempts. Wait a few minutes and try again.",
    language: "Language",
  },
  fr: {
    title: "Saisissez le code de votre table",
    hint: "Cinq lettres et chiffres, imprimés sur la table à côté du code QR.",
    label: "Code de la table",
    submit: "Voir le menu",
    unknown: "Ce code ne correspond à aucune table. Vérifiez-le et saisissez-le à nouveau.",
    too_many: "Trop d’essais. Attendez quelques minutes et réessayez.",
    language: "Langue",
  },
  ar: {
    title: "اكتب رمز طاولتك",
    hint: "خمسة أحرف وأرقام مطبوعة على الطاولة بجانب رمز QR.",
    label: "رمز الطاولة",
    submit: "عرض القائمة",
    unknown: "هذا الرمز لا يؤدي إلى أي طاولة. تحقق منه واكتبه مرة أخرى.",
    too_many: "محاولات كثيرة جدًا. انتظر بضع دقائق ثم حاول مرة أخرى.",
    language: "اللغة",
  },
  hi: {
    title: "अपनी मेज़ का कोड लिखें",
    hint: "पाँच अक्षर और अंक, जो मेज़ पर QR कोड के पास छपे हैं।",
    label: "मेज़ का कोड",
    submit: "मेन्यू देखें",
    unknown: "यह कोड किसी मेज़ का नहीं है। इसे जाँचकर फिर से लिखें।",
    too_many: "बहुत अधिक प्रयास हुए। कुछ मिनट रुककर फिर से कोशिश करें।",
    language: "भाषा",
  },
  ja: {
    title: "テーブルのコードを入力してください",
    hint: "テーブルのQRコードの横に印刷された5文字の英数字です。",
    label: "テーブルのコード",
    submit: "メニューを見る",
    unknown: "このコードのテーブルはありません。確認してもう一度入力してください。",
    too_many: "入力回数が多すぎます。数分待ってからもう一度お試しください。",
    language: "言語",
  },
  ko: {
    title: "테이블 코드를 입력하세요",
    hint: "테이블의 QR 코드 옆에 인쇄된 다섯 자리 영문과 숫자입니다.",
    label: "테이블 코드",
    submit: "메뉴 보기",
    unknown: "이 코드에 해당하는 테이블이 없습니다. 확인하고 다시 입력하세요.",
    too_many: "시도 횟수가 너무 많습니다. 몇 분 후에 다시 시도하세요.",
    language: "언어",
  },
};

import type { Translated } from "#app/words/translated.ts";
import type { withholdingDocuments as source, withholdingDocumentsErrors as sourceErrors } from "./en.ts";

export const withholdingDocuments: Translated<typeof source> = {
  types: {
    "07": "원천징수 증빙",
    "08": "정산 증빙",
    "09": "회계 정산 문서",
  },
  lists: {
    advances: "카드 선납 2%",
    withheld: "원천징수당한 1%",
    withheld_by_us: "매장이 원천징수한 1%",
    settled: "타인이 정산",
  },
  import: {
    open: "07, 08, 09 가져오기",
    title: "원천징수 또는 정산 문서 가져오기",
    hint: "이메일로 받았거나 재무부 사이트에서 받은 문서의 JSON입니다. 확인하기 전에는 아무것도 저장되지 않습니다.",
    label: "문서 JSON",
    placeholder: "여기에 JSON 텍스트를 붙여 넣으세요",
    file: "또는 파일 선택",
    choose: "파일 선택",
    drop: "또는 여기에 끌어다 놓으세요",
    refused_type: "{{name}}은(는) JSON 파일이나 이메일이 아닙니다.",
    refused_size: "{{name}}은(는) 25MB보다 큽니다.",
    no_document: "{{name}}에 문서가 없습니다.",
    several: "{{name}}에 문서가 여러 개 들어 있습니다. 하나씩 가져오세요.",
    read: "검토",
    again: "다른 문서",
    confirm: "문서 가져오기",
    known: "이미 가져온 문서입니다({{by}}).",
    goes_to: "{{month}} {{list}}에 들어갑니다.",
  },
  facts: {
    from: "발행자",
    to: "원천징수 대상",
    date: "날짜",
    control_number: "관리 번호",
    generation_code: "생성 코드",
    seal: "인장",
    base: "IVA 제외 금액",
    amount_07: "원천징수 1%",
    amount_08: "IVA 추가 징수",
    amount_09: "선납 2%",
    other_amount: "기타 원천징수",
    taxed: "과세 판매",
    untaxed: "IVA 없는 판매",
    vat: "해당 판매의 IVA",
    commission: "수수료",
    commission_vat: "수수료 IVA",
    paid: "지급액",
    related: "언급된 문서",
  },
  remove: {
    action: "빼기",
    question: "{{name}}의 문서를 뺄까요?",
    body: "모든 목록, 부속 명세, 정산에서 사라집니다. 다시 가져올 수 있습니다.",
  },
  save_text: "JSON 내려받기",
  fault: "{{field}}: {{reason}}",
  warnings: {
    test_environment: "재무부 테스트 환경의 문서라 실제 장부의 어느 수치에도 들어가지 않습니다.",
    no_seal: "재무부의 접수 인장이 없습니다.",
    unknown_version: "알 수 없는 버전({{version}})의 문서입니다. 출력된 문서와 수치를 비교하세요.",
    schema: "재무부의 공식 스키마를 따르지 않습니다: {{faults}}. 차이: {{count}}건.",
    unchecked_party: "전자 세금 문서 설정에 매장의 NIT나 NRC가 없어 이 매장의 문서인지 알 수 없습니다.",
    future_day: "문서의 날짜가 미래입니다.",
    rate: "세율대로라면 세금은 {{expected}}인데 문서에는 {{found}}입니다.",
    other_codes:
      "1%가 아닌 코드로 원천징수된 금액은 {{amount}}입니다. 부속 명세와 정산에 들어가지 않으니 회계사에게 문의하세요.",
    unknown_sales_other: "이 매장의 것이 아닌 문서 {{count}}건이 언급되어 있습니다.",
    perceived_for_us:
      "IVA 추가 징수액이 {{amount}}(으)로 되어 있습니다. 부속 명세와 정산에 들어가지 않으니 회계사에게 문의하세요.",
    nothing_withheld: "원천징수한 것이 없습니다.",
  },
  reply: {
    imported: "문서를 가져왔습니다: {{list}}.",
    removed: "{{name}}의 문서를 뺐습니다.",
  },
};

export const withholdingDocumentsErrors: Translated<typeof sourceErrors> = {
  document_of_another:
    "이 매장이 아니라 {{name}}({{number}}) 앞으로 발행된 문서입니다. 발행자의 NIT와 NRC를 확인하세요.",
  withholding_type_unsupported:
    "유형 {{type}} 문서에는 원천징수나 정산이 없습니다. 여기에서는 07, 08, 09를, 매입에서는 매입 문서를 가져올 수 있습니다.",
  withholding_document_known: "이미 가져온 문서입니다({{by}}).",
};

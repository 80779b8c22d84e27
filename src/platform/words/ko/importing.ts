import type { Translated } from "#app/words/translated.ts";
import type { importing as source } from "../en/importing.ts";

export const importing = {
  step_file: "1. 파일",
  step_check: "2. 검토",
  step_done: "3. 완료",
  example: "예시",
  choose_label: "CSV 파일",
  failed: "파일을 처리하지 못했습니다. 아무것도 바뀌지 않았습니다.",
  refused: {
    type: "{{name}}은(는) CSV 파일이 아닙니다.",
    size: "{{name}}은(는) {{megabytes}}MB보다 큽니다.",
    workbook: "Excel 통합 문서입니다. 스프레드시트에서 CSV로 저장한 뒤 그 파일을 선택하세요.",
    empty: "빈 파일입니다.",
    not_text:
      "텍스트로 읽을 수 없는 파일입니다. 스프레드시트에서 CSV UTF-8로 저장한 뒤 그 파일을 선택하세요.",
  },
  state: {
    reading: "읽는 중…",
    checking: "확인 중…",
    checked: "확인됨",
    saving: "가져오는 중…",
    failed: "가져오지 않음",
  },
  wrong_other: "파일에 고칠 오류가 {{shown}}건 있습니다. 아무것도 바뀌지 않았습니다.",
  problems_table: "파일의 오류",
  more_other: "외 {{shown}}건.",
  line: "줄",
  line_no: "{{line}}번째 줄",
  column: "열",
  whole_line: "줄 전체",
  found: "값",
  nothing_found: "—",
  message: "해결 방법",
} as const satisfies Translated<typeof source>;

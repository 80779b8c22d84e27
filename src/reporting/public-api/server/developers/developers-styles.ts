/** The styles of the page for developers: one column on a phone, contents beside it where there is room. */
export const developersStyles = `
  :root { color-scheme: light dark; --ink: #211f1c; --soft: #59544d; --ground: #f6f5f2; --card: #ffffff; --line: #e2ded8;
    --code: #efede9; --brand: #0f6b66; font: 16px/1.6 Inter, system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --ink: #f1efeb; --soft: #b9b3aa; --ground: #151412; --card: #1d1c1a;
    --line: #37342f; --code: #2a2825; --brand: #6cc7c0 } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink) }
  a { color: var(--brand) }
  header, main, nav { padding-inline: 1.25rem }
  header { padding-block: 1.25rem; border-block-end: 1px solid var(--line); display: flex; gap: .5rem 1.5rem; flex-wrap: wrap;
    align-items: baseline; justify-content: space-between }
  header strong { font-size: 1.1rem }
  nav ul { list-style: none; margin: 0; padding: 0 } nav li { margin-block: .35rem }
  nav { padding-block: 1.25rem } nav a { text-decoration: none } nav a:hover { text-decoration: underline }
  nav b { display: block; margin-block: 1rem .25rem; color: var(--soft); font-size: .8rem; font-weight: 600 }
  main { padding-block: 1rem 4rem; max-width: 56rem; min-width: 0 }
  h1 { font-size: 1.75rem; line-height: 1.2; margin-block: .5rem 1rem }
  h2 { font-size: 1.3rem; margin-block: 2.5rem .75rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line) }
  h3 { font-size: 1.05rem; margin-block: 1.5rem .25rem; overflow-wrap: anywhere }
  article h3 { margin-block-start: 0 }
  h4 { font-size: .85rem; margin-block: 1rem .25rem; color: var(--soft) }
  h2, h3, article { scroll-margin-block-start: 1rem }
  li { max-width: 42rem; margin-block: .35rem }
  .address { overflow-wrap: anywhere }
  p { margin-block: .5rem; max-width: 42rem }
  code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .85rem }
  code { background: var(--code); border-radius: .3rem; padding: .1rem .3rem; overflow-wrap: anywhere }
  pre { background: var(--code); border-radius: .6rem; padding: 1rem; overflow-x: auto; margin-block: .75rem; line-height: 1.5 }
  pre code { background: none; padding: 0; overflow-wrap: normal }
  article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin-block: .75rem }
  summary { cursor: pointer; color: var(--brand); padding-block: .5rem; min-height: 2.75rem; display: flex; align-items: center }
  .fields { margin: 0; font-size: .9rem; line-height: 1.5 }
  .fields > div { padding-block: .6rem; border-block-start: 1px solid var(--line) }
  .fields dt code { overflow-wrap: anywhere }
  .fields small { display: block; color: var(--soft); font-size: .8rem }
  .fields dd { margin: .15rem 0 0; max-width: 42rem }
  .fields ul { margin: .35rem 0 0; padding: 0; list-style: none } .fields li { margin-block: .25rem }
  .folded-contents { padding-inline: 1.25rem; border-block-end: 1px solid var(--line) }
  .folded-contents nav { padding-inline: 0; padding-block-start: 0 }
  .contents { display: none }
  summary::before { content: "▸"; margin-inline-end: .5rem }
  details[open] > summary::before { content: "▾" }
  @media (max-width: 63.99rem) { nav ul { columns: 2 11rem } nav a { display: inline-block; padding-block: .3rem } }
  @media (min-width: 40rem) { .fields > div { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 0 1.25rem }
    .fields dd { margin: 0 } }
  .verb { display: inline-block; min-width: 3.2rem; font-weight: 700; color: var(--brand) }
  .soft { color: var(--soft) }
  @media (min-width: 64rem) {
    header { padding-inline: max(1.25rem, calc((100% - 80rem) / 2 + 1.25rem)) }
    .page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 80rem; margin-inline: auto }
    .folded-contents { display: none }
    .contents { display: block; position: sticky; inset-block-start: 0; max-height: 100vh; overflow-y: auto; align-self: start }
    main { padding-inline: 2rem }
  }
`;

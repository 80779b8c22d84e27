import type { ReadTitle } from "#menu/menu/domain/title-in.ts";

/** A name with what was chosen with it. */
export interface NamedChoice extends ReadTitle {
  readonly with?: readonly ReadTitle[];
}

/** A name of the menu, apart from the text around it and in its own language. */
export const Named = ({ of: { title, lang } }: { of: ReadTitle }) => <bdi lang={lang}>{title}</bdi>;

/** Names of the menu beside each other, each in its own language. */
export const NamedList = ({ of, between = " · " }: { of: readonly NamedChoice[]; between?: string }) =>
  of.map((name, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same may be chosen more than once
    <span key={place}>
      {place > 0 && between}
      <Named of={name} />
      {name.with !== undefined && name.with.length > 0 && (
        <>
          {" ("}
          <NamedList of={name.with} between=", " />)
        </>
      )}
    </span>
  ));

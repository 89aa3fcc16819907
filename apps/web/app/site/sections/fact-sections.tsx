import { Split } from "../shell/site-page.tsx";
import { RuledList } from "./ruled-list.tsx";

interface Fact {
  name?: string;
  text: string;
}

/** Sections of facts separated by rules, with or without a name. */
export function FactSections({
  sections,
}: {
  sections: readonly { id?: string; title: string; list: readonly (string | Fact)[] }[];
}) {
  return sections.map((section) => (
    <Split key={section.title} id={section.id} heading={section.title}>
      {isNamed(section.list) ? <RuledList list={section.list} /> : <PlainList list={section.list} />}
    </Split>
  ));
}

function isNamed(list: readonly (string | Fact)[]): list is readonly Fact[] {
  return typeof list[0] !== "string";
}

function PlainList({ list }: { list: readonly (string | Fact)[] }) {
  return (
    <ul className="border-t-[1.5px] border-ink">
      {list.map((fact) => {
        const text = typeof fact === "string" ? fact : fact.text;
        return (
          <li key={text} className="max-w-[44em] border-b border-line py-4">
            {text}
          </li>
        );
      })}
    </ul>
  );
}

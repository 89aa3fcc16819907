import { Split } from "../shell/site-page.tsx";

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
      <ul className={typeof section.list[0] === "string" ? "plain" : "ruled"}>
        {section.list.map((fact) =>
          typeof fact === "string" ? (
            <li key={fact}>{fact}</li>
          ) : (
            <li key={fact.text}>
              <b>{fact.name}</b>
              <p>{fact.text}</p>
            </li>
          ),
        )}
      </ul>
    </Split>
  ));
}

import type { ComponentProps, ReactNode } from "react";
import { ListChoice } from "../../ui/list-filters.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { texts } from "./texts.ts";

type ListPageProps<I, V extends { search: string }> = ComponentProps<typeof ListPage<I, V>>;

interface Props<I, V extends { search: string }> extends Omit<ListPageProps<I, V>, "label" | "filters"> {
  title: string;
  sub: string;
  /** Between the title and the list. */
  note?: ReactNode;
  /** The parameter that filters by state, and the texts of the states. */
  state?: [name: keyof V & string, states: Record<string, string>];
  /** Texts of the orders of the list. */
  sorts?: V extends { sort: infer S extends string } ? Record<S, string> : never;
}

/** A page of the console that is a list: its title, the search box, what filters and sorts, and the rows. */
export function PlatformList<I, V extends { search: string }>(props: Props<I, V>) {
  const { title, sub, note, state, sorts, ...list } = props;
  const { params } = list;
  return (
    <>
      <PageHeader title={title} sub={sub} />
      {note}
      <ListPage
        {...list}
        label={title}
        filters={
          <>
            {state && (
              <ListChoice
                params={params}
                name={state[0]}
                label={texts.list.filter}
                options={[["", texts.list.all], ...Object.entries(state[1])]}
              />
            )}
            {sorts && (
              <ListChoice
                params={params}
                name={"sort" as keyof V & string}
                label={uiTexts.list.sort}
                options={Object.entries<string>(sorts)}
              />
            )}
          </>
        }
      />
    </>
  );
}

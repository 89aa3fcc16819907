import { Input } from "../../ui/input.tsx";

interface Texts {
  search: string;
  placeholder: string;
  results: string[];
}

/** A filter for the content below it. The site's script runs it; without script it stays hidden. */
export function SearchForm({ texts }: { texts: Texts }) {
  return (
    <search className="block noscript:hidden" data-search>
      <label htmlFor="find" className="mb-1 block text-base font-semibold">
        {texts.search}
      </label>
      <Input
        id="find"
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        placeholder={texts.placeholder}
      />
      <p
        role="status"
        className="mt-1 min-h-7 text-base text-ink-soft"
        data-results={JSON.stringify(texts.results)}
      />
    </search>
  );
}

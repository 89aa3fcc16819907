interface Texts {
  search: string;
  placeholder: string;
  results: string[];
}

/** A filter for the content below it. The site's script runs it; without script it stays hidden. */
export function SearchForm({ texts }: { texts: Texts }) {
  return (
    <search className="find" data-search>
      <label htmlFor="find">{texts.search}</label>
      <input
        id="find"
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        placeholder={texts.placeholder}
      />
      <p role="status" data-results={JSON.stringify(texts.results)} />
    </search>
  );
}

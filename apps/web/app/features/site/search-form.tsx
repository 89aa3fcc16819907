interface Texts {
  search: string;
  placeholder: string;
  results: string[];
}

/** Narrows what stands below it; the site's script brings it to life, and in a browser without scripts it is not there. */
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

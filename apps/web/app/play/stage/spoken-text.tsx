/** What somebody said in the chat. Neither the name nor the words change the direction of the other. */
export function SpokenText({
  name,
  text,
  removed = false,
  lang,
}: {
  name: string;
  text: string;
  removed?: boolean;
  /** Where it is known to be another than the page's. */
  lang?: string;
}) {
  return (
    <>
      <b className="text-tide">{name}</b> <bdi lang={lang}>{removed ? <i>{text}</i> : text}</bdi>
    </>
  );
}

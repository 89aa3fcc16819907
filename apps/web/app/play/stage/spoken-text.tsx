/** What somebody said in the chat. Neither the name nor the words change the direction of the other. */
export function SpokenText({
  name,
  text,
  removed = false,
}: {
  name: string;
  text: string;
  removed?: boolean;
}) {
  return (
    <>
      <b className="text-tide">{name}</b> <bdi>{removed ? <i>{text}</i> : text}</bdi>
    </>
  );
}

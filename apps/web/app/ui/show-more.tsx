import { TextButton } from "./button.tsx";
import { texts } from "./texts.ts";

/** Loads the next page of a list, as long as there is one. */
export function ShowMore({
  list,
  className,
}: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  className?: string;
}) {
  if (!list.hasNextPage) return null;
  return (
    <TextButton
      {...(className && { className })}
      onClick={() => list.fetchNextPage()}
      disabled={list.isFetchingNextPage}
    >
      {texts.list.showMore}
    </TextButton>
  );
}

import { Search } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { InputWithIcon } from "./input.tsx";

/** Milliseconds without a key before the search is made. */
const pause = 200;

interface Props {
  /** What the list is searched for. */
  value: string;
  /** Changes `value`. Called after a pause or on leaving the field, and never while an input method composes a word. */
  onSearch: (text: string) => void;
  label: string;
  placeholder?: string;
  maxLength?: number;
  className?: string;
}

/**
 * A search box above a list. While somebody types, the field shows what they typed, and `value` follows: a value that
 * comes back late, for instance through the URL, would lose characters and move the cursor.
 */
export function SearchInput({ value, onSearch, label, placeholder = label, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Everything typed has arrived: from here on the field shows what is set from outside.
  if (typed !== null && typed === sent && sent === value) setTyped(null);
  const search = (text: string) => {
    clearTimeout(timer.current);
    setSent(text);
    onSearch(text);
  };
  const change = (text: string, isComposing: boolean) => {
    setTyped(text);
    setSent(null);
    clearTimeout(timer.current);
    if (!isComposing) timer.current = setTimeout(() => search(text), pause);
  };
  return (
    <InputWithIcon
      {...rest}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      icon={<Search aria-hidden="true" strokeWidth={1.5} />}
      value={typed ?? value}
      onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        change(target.value, "isComposing" in nativeEvent && nativeEvent.isComposing === true)
      }
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        // It searches at once. A form around the list is not sent.
        event.preventDefault();
        if (typed !== null) search(typed);
      }}
      onCompositionEnd={({ currentTarget }) => change(currentTarget.value, false)}
      onBlur={() => {
        // A click on a link leaves the page. A search made afterwards would come back to it.
        if (typed !== null && typed !== sent) search(typed);
      }}
    />
  );
}

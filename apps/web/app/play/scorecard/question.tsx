import type { ReactNode } from "react";
import { useId } from "react";

interface Props<Value> {
  question: string;
  options: readonly { value: Value; text: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  /** Below the answers: who sees them, or thanks. */
  children: ReactNode;
}

/** A question with its answers side by side. An answer can be changed. */
export function Question<Value extends string | number>(props: Props<Value>) {
  const id = useId();
  const { question, options, chosen, onChoose, children } = props;
  return (
    <section className="mx-auto max-w-190 px-5 pt-10 pb-8 text-center text-ink-soft" aria-labelledby={id}>
      <h2 id={id} className="text-2xl leading-[1.15] font-medium text-ink">
        {question}
      </h2>
      <fieldset className="mt-5 mb-3 flex flex-wrap justify-center gap-2">
        <legend className="sr-only">{question}</legend>
        {options.map(({ value, text }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 items-center rounded-md border border-field-line px-4 text-ink outline-tide hover:bg-hover has-checked:border-ember has-checked:bg-ember-wash has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-ember has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              className="absolute inset-0 opacity-0"
              type="radio"
              name={id}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import { useId } from "react";
import "../styles/feedback.css";

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
    <section className="s-feedback" aria-labelledby={id}>
      <h2 id={id}>{question}</h2>
      <fieldset>
        <legend className="sr-only">{question}</legend>
        {options.map(({ value, text }) => (
          <label key={value}>
            <input type="radio" name={id} checked={chosen === value} onChange={() => onChoose(value)} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </section>
  );
}

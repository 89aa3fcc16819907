import { useEffect, useState } from "react";

/** The value once it has rested for `delay` milliseconds, for what follows typing. */
export function useRested<T>(value: T, delay: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}

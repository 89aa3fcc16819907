import { useEffect, useState } from "react";

/** The current time, updated every `every` milliseconds. `read` may be the server's clock. */
export function useNow(every: number, read: () => number = Date.now): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), every);
    return () => clearInterval(timer);
  }, [every, read]);
  return now;
}

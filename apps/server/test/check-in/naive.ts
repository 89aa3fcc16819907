import { limits } from "@lantern/contract/limits";
import { randomNumbers } from "@lantern/engine/random";

/**
 * What subtracting recovers where a mean and its number of people are shown live, as soon as there are five: everybody
 * from the sixth person on. It shows that the attacker of these tests can succeed.
 */
export function resultsOfSubtracting(people: number): { people: number; recovered: number } {
  const random = randomNumbers("naive");
  const changes = Array.from({ length: people }, () => Math.floor(random() * 9) - 4);
  const visible = changes.map((_change, at) => {
    const some = changes.slice(0, at + 1);
    if (some.length < limits.checkInSmallest) return null;
    return { people: some.length, mean: some.reduce((sum, each) => sum + each, 0) / some.length };
  });
  const recovered = visible.filter((now, at) => {
    const before = visible[at - 1];
    if (!now || !before) return false;
    return Math.round(now.mean * now.people - before.mean * before.people) === changes[at];
  });
  return { people, recovered: recovered.length };
}

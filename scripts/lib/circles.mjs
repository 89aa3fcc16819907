/**
 * The first circle through each node, as routes.
 *
 * @param {readonly string[][]} pairs each a node and one that it leads to
 */
export function circles(pairs) {
  const below = Map.groupBy(pairs, ([from]) => from);
  const result = [];
  const done = new Set();
  const visit = (node, route) => {
    if (route.includes(node)) result.push([...route.slice(route.indexOf(node)), node].join(" > "));
    if (route.includes(node) || done.has(node)) return;
    for (const to of new Set(below.get(node)?.map(([, each]) => each))) visit(to, [...route, node]);
    done.add(node);
  };
  for (const node of below.keys()) visit(node, []);
  return result;
}

/** Text nodes of the page that a translator has replaced: the element with the translation, and what the page had written. */
const replaced = new WeakMap<Node, { font: Element; text: string }>();

/**
 * Keeps the page working while the browser translates it. Chrome's translation replaces each text node with a `font`
 * element. React still owns the node: a number that it writes into the node is never visible, and removing the node throws,
 * which takes the whole page down. So the node is put back, empty, in front of its translation. Once React writes into
 * it or removes it, the translation is removed, and the translator finds the new text.
 */
export function surviveTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records)
      for (const node of [record.target, record.previousSibling, ...record.removedNodes])
        if (node instanceof Text) (replaced.has(node) ? update : adopt)(node, record);
    // These are the changes made here.
    observer.takeRecords();
  });
  observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true });
}

/** Puts a text node back that a translator has just taken out of the page. */
function adopt(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const font = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  if (!font?.parentNode) return;
  // Some translators put the node itself into their element.
  if (font.contains(text)) text.replaceWith(text.cloneNode());
  else if (text.isConnected) return;
  replaced.set(text, { font, text: text.data });
  text.data = "";
  font.before(text);
}

/** Whether the node is a translation that still lacks its text node. */
function isTranslation(node: Node | null): node is Element {
  return node?.nodeName === "FONT" && (!node.previousSibling || !replaced.has(node.previousSibling));
}

/** Follows what React or the translator did with a text node or its translation. */
function update(text: Text): void {
  const entry = replaced.get(text);
  if (!entry) return;
  const { font } = entry;
  if (font.isConnected && text.isConnected && !text.data) {
    if (text.nextSibling !== font) text.after(font);
    return;
  }
  // The translator takes its translation back: the page's own text is visible again.
  if (text.isConnected && !text.data) text.data = entry.text;
  font.remove();
  replaced.delete(text);
}

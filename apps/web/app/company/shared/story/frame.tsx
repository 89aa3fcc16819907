import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface Props {
  title: string;
  /** The size of the screen that is shown, in pixels. It is scaled down to the width of the page. */
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * A screen of its own on the page, so that what is in it is laid out for its width and not for the window's. Nothing in
 * it can be clicked or focused.
 */
export function Frame({ title, width, height, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / width)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={box} className="w-full">
      <div
        className="mx-auto overflow-hidden rounded-md border border-line"
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          title={title}
          inert
          srcDoc="<!doctype html><html><body></body></html>"
          onLoad={({ currentTarget }) => {
            const page = currentTarget.contentDocument;
            if (!page) return;
            adoptStyles(page);
            setBody(page.body);
          }}
          className="block origin-top-left border-0"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      {body && createPortal(children, body)}
    </div>
  );
}

/** Gives a document the styles of this page, also those that are loaded later. */
function adoptStyles(frame: Document): void {
  const { lang, className } = document.documentElement;
  Object.assign(frame.documentElement, { lang, className });
  for (const { name, value } of document.documentElement.attributes)
    if (name.startsWith("data-")) frame.documentElement.setAttribute(name, value);
  const adopt = (node: Node) => {
    const isStyle =
      node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === "stylesheet");
    if (isStyle) frame.querySelector("head")?.append(node.cloneNode(true));
  };
  document.head.childNodes.forEach(adopt);
  const observer = new MutationObserver((changes) => {
    if (!frame.defaultView) return observer.disconnect();
    for (const { addedNodes } of changes) addedNodes.forEach(adopt);
  });
  observer.observe(document.head, { childList: true });
}

/** As much of a document as React needs to render into: elements that store what they are given. */
class FakeNode extends EventTarget {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly ownerDocument: FakeDocument;
  parentNode: FakeNode | null = null;
  childNodes: FakeNode[] = [];
  nodeValue = "";

  constructor(nodeType: number, nodeName: string, ownerDocument: FakeDocument) {
    super();
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.ownerDocument = ownerDocument;
  }
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }
  get textContent(): string {
    return this.nodeValue + this.childNodes.map(({ textContent }) => textContent).join("");
  }
  set textContent(text: string) {
    this.childNodes = text === "" ? [] : [this.ownerDocument.createTextNode(text)];
  }
  appendChild(child: FakeNode): void {
    this.insertBefore(child, null);
  }
  insertBefore(child: FakeNode, next: FakeNode | null): void {
    child.parentNode?.removeChild(child);
    child.parentNode = this;
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, child);
  }
  removeChild(child: FakeNode): void {
    this.childNodes = this.childNodes.filter((one) => one !== child);
    child.parentNode = null;
  }
}

export class FakeElement extends FakeNode {
  readonly namespaceURI = "http://www.w3.org/1999/xhtml";
  readonly tagName = this.nodeName;
  readonly style = { setProperty: () => {} };
  readonly attributes = new Map<string, string>();

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  focus(): void {}
  /** Every element below this one with the class. */
  withClass(name: string): FakeElement[] {
    return this.childNodes.flatMap((child) => {
      if (!(child instanceof FakeElement)) return [];
      const own = child.attributes.get("class")?.split(" ").includes(name) ? [child] : [];
      return [...own, ...child.withClass(name)];
    });
  }
}

export class FakeDocument extends EventTarget {
  readonly nodeType = 9;
  readonly nodeName = "#document";
  readonly defaultView = globalThis;
  readonly activeElement: object | null = null;

  createElement(name: string): FakeElement {
    return new FakeElement(1, name.toUpperCase(), this);
  }
  createElementNS(_: string, name: string): FakeElement {
    return this.createElement(name);
  }
  createTextNode(text: string): FakeNode {
    const node = new FakeNode(3, "#text", this);
    node.nodeValue = text;
    return node;
  }
}

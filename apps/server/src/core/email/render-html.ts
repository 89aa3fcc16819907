import { edgeOf, inkOn } from "@lantern/contract/brand";
import { type Html, html } from "../html.ts";
import { textsIn } from "../i18n/index.ts";
import type { Block, EmailContent, FooterLine } from "./blocks.ts";

const sans = "Arial,Helvetica,sans-serif";
const serif = "Georgia,'Times New Roman',serif";
const productName = "Lantern Hour";

/** For email programs that read it: narrow screens and dark schemes. Nothing depends on it. */
const style = html`<style>
:root{color-scheme:light dark}
@media (max-width:620px){.w{width:100%!important}.pad{padding-left:20px!important;padding-right:20px!important}.col{display:block!important;width:100%!important;padding:14px 0!important;border-left:0!important;border-top:1px solid #e5e1d8!important}.col1{border-top:0!important}.btn{width:100%!important}.btn a{display:block!important}}
@media (prefers-color-scheme:dark){.bg{background:#0d1420!important}.card{background-color:#111827!important}.paper{background-color:#1b2436!important;border-color:#2c3850!important}.ink{color:#f9fafb!important}.soft{color:#a9b4c6!important}.lnk{color:#5eead4!important}.cta{background-color:#fbbf24!important}.cta a{color:#1a1204!important}.col,.rule{border-color:#2c3850!important}}
</style>`;

/**
 * The email as HTML: tables and inline styles, because that is what email programs understand. Sides are left and right:
 * Outlook reads no logical properties, and every language of emails runs from left to right.
 */
export function renderHtml(email: EmailContent): string {
  const { language = "en", subject, cover, brand, title, body, footer } = email;
  const marks = textsIn(language).emails.quotationMarks;
  const preheader = email.preheader ?? body.find((block) => block.type === "paragraph")?.text ?? "";
  const logo = brand?.logoUrl
    ? html`<td align="right"><img src="${brand.logoUrl}" height="32" alt="${brand.company}" style="display:block;height:32px;max-width:180px;border:0;background-color:#ffffff;border-radius:4px;color:#4b5563;font:14px/32px ${sans};"></td>`
    : null;
  const picture = cover
    ? html`<tr><td style="background-color:#0e1b2a;"><img src="${cover.url}" width="600" alt="${cover.alt}" style="display:block;width:100%;height:auto;border:0;color:#f6efe2;font:16px/1.4 ${sans};"></td></tr>`
    : null;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${subject}</title>${style}</head>
<body class="bg" style="margin:0;padding:0;background:#f1ede4;">
<div style="display:none;max-height:0;overflow:hidden;">${preheader}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f1ede4;"><tr><td align="center" style="padding:32px 0 48px;">
<table role="presentation" class="w card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;background-color:#ffffff;border-radius:10px;overflow:hidden;">
<tr><td class="pad" style="padding:20px 36px;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="font:500 20px/1 ${serif};"><span class="ink" style="color:#111827;">${productName}</span></td>${logo}</tr></table></td></tr>
${picture}
${row(36, heading(title))}
${body.map((block, index) => blockRow(block, { color: brand?.color ?? null, marks, before: body[index - 1] }))}
<tr><td style="padding:0 0 36px;"></td></tr>
</table>
<table role="presentation" class="w" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;"><tr><td class="pad" style="padding:20px 36px 0;font:14px/1.55 ${sans};"><span class="soft" style="color:#4b5563;">${footer.map(footerLine)}</span></td></tr></table>
</td></tr></table>
</body></html>`.source;
}

/** @param top space above the content, in pixels */
const row = (top: number, content: Html) =>
  html`<tr><td class="pad" style="padding:${top}px 36px 0;">${content}</td></tr>`;

const heading = (text: string) =>
  html`<h1 class="ink" style="margin:0;font:400 31px/1.18 ${serif};letter-spacing:-.3px;color:#111827;">${text}</h1>`;

interface BlockStyle {
  color: string | null;
  marks: readonly [string, string];
  before: Block | undefined;
}

function blockRow(block: Block, { color, marks: [open, close], before }: BlockStyle): Html {
  // The answers belong to what is above them.
  const apart = before?.type === "choice";
  switch (block.type) {
    case "paragraph":
      return row(
        16,
        html`<p class="ink" style="margin:0;font:16px/1.55 ${sans};color:#111827;">${block.text}</p>`,
      );
    case "note":
      return row(
        apart ? 44 : 14,
        html`<p class="soft" style="margin:0;font:14px/1.5 ${sans};color:#4b5563;">${block.text}</p>`,
      );
    case "quote":
      return row(
        28,
        html`<p class="ink" style="margin:0;font:italic 17px/1.5 ${serif};color:#111827;">${open}${withBreaks(block.text)}${close}</p>`,
      );
    case "code":
      return row(36, heading(block.text));
    case "time":
      return row(
        apart ? 44 : 28,
        html`<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f8f6f1;border:1px solid #e5e1d8;border-radius:10px;"><tr><td style="padding:20px 24px;"><p class="ink" style="margin:0;font:bold 20px/1.35 ${sans};color:#111827;">${block.day}<br>${block.hours}</p><p class="soft" style="margin:4px 0 0;font:16px/1.5 ${sans};color:#4b5563;">${block.zone}</p></td></tr></table>`,
      );
    case "button":
      return row(24, buttonTable(block.url, block.label, color));
    case "choice":
      return row(24, choiceTable(block));
    case "links":
      return row(28, linkColumns(block.items));
  }
}

/** What people wrote themselves may have several lines. */
const withBreaks = (text: string) =>
  text.split("\n").map((line, index) => (index ? html`<br>${line}` : html`${line}`));

/** @param color `#rrggbb` of a company; the label is black or white, whichever is easier to read on it */
function buttonTable(url: string, label: string, color: string | null): Html {
  const [background, ink] = color ? [color, inkOn(color)] : ["#b45309", "#ffffff"];
  // A company's color stays the same in a dark scheme; ours has a brighter one for it.
  const scheme = color ? "" : "cta";
  return html`<table role="presentation" class="btn" cellpadding="0" cellspacing="0" border="0"><tr><td class="${scheme}" align="center" bgcolor="${background}" style="background-color:${background};border:1px solid ${edgeOf(background)};border-radius:10px;"><a href="${url}" style="display:inline-block;padding:16px 32px;font:bold 17px/1 ${sans};color:${ink};text-decoration:none;border-radius:10px;">${label}</a></td></tr></table>`;
}

function choiceTable({ text, items }: Extract<Block, { type: "choice" }>): Html {
  const buttons = items.map(
    ({ url, label }, index) =>
      html`<td width="50%" style="padding:0 ${index ? 0 : 6}px 0 ${index ? 6 : 0}px;"><a class="lnk" href="${url}" style="display:block;padding:14px 8px;border:2px solid #0f766e;border-radius:10px;font:bold 16px/1.2 ${sans};color:#0f766e;text-align:center;text-decoration:none;">${label}</a></td>`,
  );
  const question = text
    ? html`<p class="ink" style="margin:0 0 12px;font:16px/1.55 ${sans};color:#111827;">${text}</p>`
    : html``;
  return html`${question}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${buttons}</tr></table>`;
}

function linkColumns(items: Extract<Block, { type: "links" }>["items"]): Html {
  const width = Math.floor(100 / items.length);
  const columns = items.map(
    ({ url, label, hint }, index) =>
      html`<td class="col ${index ? "" : "col1"}" width="${width}%" valign="top" style="padding:18px 10px 18px ${index ? 12 : 0}px;${index ? "border-left:1px solid #e5e1d8;" : ""}font:16px/1.45 ${sans};"><a class="lnk" href="${url}" style="color:#0f766e;font-weight:bold;">${label}</a><br><span class="soft" style="font-size:14px;color:#4b5563;">${hint}</span></td>`,
  );
  return html`<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid #e5e1d8;border-bottom:1px solid #e5e1d8;"><tr>${columns}</tr></table>`;
}

function footerLine(line: FooterLine): Html {
  if (typeof line === "string") return html`<div style="margin-bottom:8px;">${line}</div>`;
  const { text, url, label } = line;
  return label
    ? html`<div style="margin-bottom:8px;">${text} <a class="lnk" href="${url}" style="color:#0f766e;">${label}</a></div>`
    : html`<div style="margin-bottom:8px;">${text}<br><a class="lnk" href="${url}" style="color:#0f766e;word-break:break-all;">${url}</a></div>`;
}

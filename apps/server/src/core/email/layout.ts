import { edgeOf, inkOn } from "@lantern/contract/brand";
import type { Language } from "@lantern/contract/languages";
import { type Html, html } from "../html.ts";
import { en } from "./catalogue/en.ts";

const sans = "Arial,Helvetica,sans-serif";
const serif = "Georgia,'Times New Roman',serif";

/** Bonus for clients that read it: narrow screens and dark schemes. Nothing depends on it. */
const style = html`<style>
:root{color-scheme:light dark}
@media (max-width:620px){.w{width:100%!important}.pad{padding-left:20px!important;padding-right:20px!important}.col{display:block!important;width:100%!important;padding:14px 0!important;border-left:0!important;border-top:1px solid #e5e1d8!important}.col1{border-top:0!important}.btn{width:100%!important}.btn a{display:block!important}}
@media (prefers-color-scheme:dark){.bg{background:#0d1420!important}.card,.card td{background-color:#111827!important}.paper,.paper td{background-color:#1b2436!important;border-color:#2c3850!important}.ink{color:#f9fafb!important}.soft{color:#a9b4c6!important}.lnk{color:#5eead4!important}.card .cta{background-color:#fbbf24!important}.cta a{color:#1a1204!important}.col,.rule{border-color:#2c3850!important}}
</style>`;

export interface Page {
  /** English unless said otherwise. */
  language?: Language;
  subject: string;
  /** Line shown beside the subject in an inbox. */
  preheader: string;
  cover?: { url: string; alt: string } | null;
  /** Whose letter it is, where a company has a face of its own. */
  brand?: EmailBrand;
  rows: Html[];
  footer: Html;
}

/** What a company's letters wear. */
export interface EmailBrand {
  company: string;
  /** `#rrggbb` of the button; null: ours. */
  color: string | null;
  /** PNG or JPEG; null: the name in letters is enough. */
  logoUrl: string | null;
}

/** The frame of every letter: tables and inline styles, because that is what mail clients understand. */
export function layout({ language = "en", subject, preheader, cover, brand, rows, footer }: Page): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${subject}</title>${style}</head>
<body class="bg" style="margin:0;padding:0;background:#f1ede4;">
<div style="display:none;max-height:0;overflow:hidden;">${preheader}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f1ede4;"><tr><td align="center" style="padding:32px 0 48px;">
<table role="presentation" class="w card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;background-color:#ffffff;border-radius:10px;overflow:hidden;">
<tr><td class="pad" style="padding:20px 36px;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="font:500 20px/1 ${serif};"><span class="ink" style="color:#111827;">${en.product}</span></td>${brand?.logoUrl ? html`<td align="right"><img src="${brand.logoUrl}" height="32" alt="${brand.company}" style="display:block;height:32px;max-width:180px;border:0;background-color:#ffffff;border-radius:4px;color:#4b5563;font:14px/32px ${sans};"></td>` : null}</tr></table></td></tr>
${cover ? html`<tr><td style="background-color:#0e1b2a;"><img src="${cover.url}" width="600" alt="${cover.alt}" style="display:block;width:100%;height:auto;border:0;color:#f6efe2;font:16px/1.4 ${sans};"></td></tr>` : null}
${rows}
<tr><td style="padding:0 0 36px;"></td></tr>
</table>
<table role="presentation" class="w" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;"><tr><td class="pad" style="padding:20px 36px 0;font:14px/1.55 ${sans};"><span class="soft" style="color:#4b5563;">${footer}</span></td></tr></table>
</td></tr></table>
</body></html>`.source;
}

const row = (content: Html, top: number) =>
  html`<tr><td class="pad" style="padding:${top}px 36px 0;">${content}</td></tr>`;

export const heading = (text: string) =>
  row(
    html`<h1 class="ink" style="margin:0;font:400 31px/1.18 ${serif};letter-spacing:-.3px;color:#111827;">${text}</h1>`,
    36,
  );

export const paragraph = (text: string) =>
  row(html`<p class="ink" style="margin:0;font:16px/1.55 ${sans};color:#111827;">${text}</p>`, 16);

export const note = (text: string) =>
  row(html`<p class="soft" style="margin:0;font:14px/1.5 ${sans};color:#4b5563;">${text}</p>`, 14);

export const quote = (text: string) =>
  row(html`<p class="ink" style="margin:0;font:italic 17px/1.5 ${serif};color:#111827;">“${text}”</p>`, 28);

/** @param color `#rrggbb` of a company; its label is black or white, whichever can be read */
export const button = (url: string, label: string, color: string | null = null) => {
  const [ground, ink] = color ? [color, inkOn(color)] : ["#b45309", "#ffffff"];
  // A company's colour stays what it is in a dark scheme; ours has a lamp for it.
  const look = color ? "" : "cta";
  return row(
    html`<table role="presentation" class="btn" cellpadding="0" cellspacing="0" border="0"><tr><td class="${look}" align="center" bgcolor="${ground}" style="background-color:${ground};border:1px solid ${edgeOf(ground)};border-radius:10px;"><a href="${url}" style="display:inline-block;padding:16px 32px;font:bold 17px/1 ${sans};color:${ink};text-decoration:none;border-radius:10px;">${label}</a></td></tr></table>`,
    24,
  );
};

/** The paper card that holds when it happens. */
export const whenCard = (span: string, zone: string) =>
  row(
    html`<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f8f6f1;border:1px solid #e5e1d8;border-radius:10px;"><tr><td style="padding:20px 24px;"><p class="ink" style="margin:0;font:bold 20px/1.35 ${sans};color:#111827;">${span}</p><p class="soft" style="margin:4px 0 0;font:16px/1.5 ${sans};color:#4b5563;">${zone}</p></td></tr></table>`,
    28,
  );

export interface Choice {
  url: string;
  label: string;
  hint: string;
}

/** Up to three links side by side; one under the other on a phone. */
export const choices = (items: Choice[]) =>
  row(
    html`<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid #e5e1d8;border-bottom:1px solid #e5e1d8;"><tr>${items.map(
      ({ url, label, hint }, index) =>
        html`<td class="col ${index ? "" : "col1"}" width="${Math.floor(100 / items.length)}%" valign="top" style="padding:18px 10px 18px ${index ? 12 : 0}px;${index ? "border-left:1px solid #e5e1d8;" : ""}font:16px/1.45 ${sans};"><a class="lnk" href="${url}" style="color:#0f766e;font-weight:bold;">${label}</a><br><span class="soft" style="font-size:14px;color:#4b5563;">${hint}</span></td>`,
    )}</tr></table>`,
    28,
  );

export const link = (url: string, label: string = url) =>
  html`<a class="lnk" href="${url}" style="color:#0f766e;word-break:break-all;">${label}</a>`;

import { formatAmount } from "../../core/format.ts";
import { html } from "../../core/html.ts";
import { pageLines } from "../../core/ports/payment-provider.ts";
import type { OrderRow } from "../../modules/billing/index.ts";

/**
 * The sandbox's payment page. It begins by saying that no money is charged.
 *
 * @param cents what is still to be paid
 */
export const sandboxPage = (order: OrderRow, cents: number): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>Sandbox checkout</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem}.mark{border:2px dashed;padding:.5rem .75rem;border-radius:10px}dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;border-top:1px solid #8886;border-bottom:1px solid #8886;padding:1rem 0}dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}form{display:grid;gap:.75rem;margin-top:1.5rem}button{font:inherit;min-height:44px;padding:.5rem 1rem;border-radius:10px;border:1px solid;background:transparent;color:inherit;cursor:pointer}button[value=pay]{background:CanvasText;color:Canvas;font-weight:600}small{opacity:.75}</style></head>
<body><main><p class="mark"><strong>Sandbox</strong>: no money moves here. This page stands in for the payment provider on this machine; choose what should happen.</p>
<h1>Sandbox checkout</h1>
<dl>${pageLines(order, cents).map((line) => html`<dt>${line.name}</dt><dd>${formatAmount(line.cents, order.currency)}</dd>`)}</dl>
<form method="post"><button name="do" value="pay">Pay ${formatAmount(cents, order.currency)}</button><button name="do" value="decline">Let the card be declined</button><button name="do" value="abandon">Leave without paying</button></form>
<p><small>Order ${order.id}</small></p></main></body></html>`.source;

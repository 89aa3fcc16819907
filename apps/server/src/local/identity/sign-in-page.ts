import { html } from "../../core/html.ts";

interface SignInPage {
  /** The provider that is replaced. */
  provider: string;
  action: string;
  /** The error of the last try. */
  fault: string | null;
}

/** The sign-in page of the built-in identity provider. It says three times that it is not the real one. */
export const signInPage = ({ provider, action, fault }: SignInPage): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>Local stand-in for ${provider}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:1rem 0 .25rem;font-weight:600}input{font:inherit;width:100%;box-sizing:border-box;padding:.6rem}button{font:inherit;padding:.6rem 1.2rem;margin:1.25rem .5rem 0 0;cursor:pointer}.mark{border:2px dashed;padding:.5rem .75rem}.fault{font-weight:600}</style></head>
<body><main><p class="mark"><strong>local</strong>: this is not ${provider}. It stands in for it on this machine, so that signing in can be tried without keys.</p>
<h1>Local stand-in for ${provider}</h1>
${fault ? html`<p class="fault" role="alert">${fault}</p>` : null}
<form method="post" action="${action}"><label for="name">Name</label><input id="name" name="name" autocomplete="off" required maxlength="80">
<label for="email">E-mail (may be left empty)</label><input id="email" name="email" type="email" autocomplete="off" maxlength="254">
<button name="do" value="sign-in">Sign in</button><button name="do" value="cancel" formnovalidate>Cancel</button></form></main></body></html>`
    .source;

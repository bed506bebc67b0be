import { mailLink } from '@portal/contract/mail-link';
import type { RefusalStatus } from '@portal/contract/refusal';
import { paths } from '@portal/kit/routing/paths';
import type { SiteCompany } from '../company';
import { escapeText } from '../escape-text';
import { hashSource, isolation } from '../security-headers';
import { errorText } from './error-texts';

/** Inline styles like the site's layout, as no style sheet may be available. */
const style = [
  '*{box-sizing:border-box;margin:0}',
  'body{display:flex;flex-direction:column;min-height:100vh;color:#0b1f3a;background:#fff;font:1rem/1.6 Arial,sans-serif}',
  'a{color:inherit;text-underline-offset:4px}a:focus-visible{outline:3px solid #1f4fd8;outline-offset:2px}',
  'header{display:flex;align-items:center;height:60px;padding:0 16px;border-bottom:1px solid #d9e2f0}',
  '.brand{display:inline-flex;align-items:center;gap:8px;font-size:21px;font-weight:800;line-height:1;letter-spacing:-.03em;text-decoration:none}',
  'main{flex:1;display:grid;justify-items:center;align-content:center;gap:16px;padding:64px 16px;text-align:center}',
  'h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.02em}main p{max-width:26em;color:#4a5b75}',
  'main a{display:inline-flex;align-items:center;min-height:44px;margin-top:16px;padding:0 20px;border-radius:8px;color:#fff;background:#1f4fd8;font-weight:600;text-decoration:none}',
  'footer{padding:48px 16px;color:#fff;background:#0b1f3a}footer p{margin:12px 0;color:#d9e2f0}',
].join('');

const headers = {
  ...isolation,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-frame-options': 'DENY',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

const mark = (size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 64 64" fill="none" aria-hidden="true"><rect width="64" height="64" rx="14" fill="#1F4FD8"/><path d="M9 22h46M11 47V36a10.5 10.5 0 0 1 21 0v11M32 36a10.5 10.5 0 0 1 21 0v11" stroke="#fff" stroke-width="6" stroke-linecap="round"/></svg>`;

type ErrorPageOptions = {
  readonly canonicalOrigin: string | undefined;
  readonly company: SiteCompany;
};

/**
 * Needs no scripts, files or release. Links to the home page, or to the canonical origin if the
 * host is unknown.
 */
export function errorPage(status: RefusalStatus, { canonicalOrigin, company }: ErrorPageOptions) {
  const { heading, text } = errorText(status);
  const name = escapeText(company.name);
  const email = escapeText(company.email);
  const home = status === 421 && canonicalOrigin ? `${canonicalOrigin}/` : paths.home;
  const body = [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<title>${heading} · ${name}</title><style>${style}</style></head><body>`,
    `<header><a class="brand" href="${home}">${mark(28)}${name}</a></header>`,
    `<main><h1>${heading}</h1><p>${text}</p><a href="${home}">Ir al inicio</a></main>`,
    `<footer><span class="brand">${mark(36)}${name}</span><p>${escapeText(company.claim)}</p>`,
    `<a href="${mailLink(company.email)}">${email}</a></footer></body></html>`,
  ].join('');
  return { headers, body };
}

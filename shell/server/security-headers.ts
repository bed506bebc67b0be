import { integrityOf } from '@portal/releases/integrity';
import { viewerPath } from '@portal/kit/routing/paths';
import { transportSecurity } from '@portal/server/transport-security';
import { containerName } from '@portal/releases/release-names';
import { scriptPolicyName } from '../src/remotes/script-policy';
import type { SiteCompany } from './company';
import type { Site } from './releases/compose-site';

const commonHeaders = {
  // Of what is no page, should somebody open it as one; pages have their own. Pictures may be styled.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const secureHeaders = { ...commonHeaders, ...transportSecurity };

/** Headers of every answer of the site, whatever it holds, by where the request reached it. */
export const siteHeaders = (origin: string | undefined) =>
  origin?.startsWith('https:') ? secureHeaders : commonHeaders;

/** Of every document. */
export const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const documentHeaders = { ...isolation, 'x-frame-options': 'DENY' };

/** The browser itself refuses a script that nobody gave a hash. */
const strictHeaders = {
  ...documentHeaders,
  'integrity-policy': 'blocked-destinations=(script)',
};

/** Headers of a page beside its content policy. */
export const pageHeaders = (userAgent = '') =>
  isWebkit(userAgent) ? documentHeaders : strictHeaders;

/**
 * WebKit, unlike Chromium, which names it too. It holds each preloaded script for one without a hash,
 * and fetches it only once it is asked for again.
 */
const isWebkit = (userAgent: string) =>
  userAgent.includes('AppleWebKit/') && !userAgent.includes('Chrome/');

/** Of the starter, which is no part of a release. */
const starterPolicyName = 'portal-starter';

/**
 * The policy of a page, constant for its HTML: no nonce, so the page can be cached. Scripts and style
 * sheets come from the releases only, a path, so that an uploaded file never runs.
 */
export function contentPolicy(
  html: string,
  { shells, composition }: Site,
  { videoUrl }: Pick<SiteCompany, 'videoUrl'>,
) {
  const containers = Object.entries(composition.remotes).flatMap(([name, releases]) =>
    releases.map(({ id }) => containerName(name, id)),
  );
  const shellPolicies = shells.map(({ id }) => containerName('shell', id));
  const policies = [scriptPolicyName, starterPolicyName, ...shellPolicies, ...containers];
  return fillHost(
    [
      "default-src 'none'",
      `script-src ${hostPlace}/releases/`,
      "script-src-attr 'none'",
      `style-src-elem ${hostPlace}/releases/ ${styleElementHashes(html).join(' ')}`,
      `style-src-attr ${styleAttributeHashes(html).join(' ')}`,
      "img-src 'self' data: blob:",
      // Packages write small fonts into their style sheets.
      "font-src 'self' data:",
      // The clip of «Trabaja con nosotros» and its captions.
      "media-src 'self'",
      "connect-src 'self'",
      `frame-src ${[hostPlace + viewerPath, ...originOf(videoUrl)].join(' ')}`,
      "base-uri 'none'",
      // What is typed leaves by calls of the API alone, never in an address.
      "form-action 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${policies.join(' ')}`,
    ].join('; '),
  );
}

/** Where the video may be embedded from; nowhere, unless its address is one. */
function originOf(videoUrl: string) {
  const { protocol, origin } = URL.parse(videoUrl) ?? {};
  return protocol === 'https:' && origin ? [origin] : [];
}

/** No host can be written so. */
const hostPlace = '<host>';

/** A request only puts its host into what was worked out for the page. */
function fillHost(policy: string) {
  const parts = policy.split(hostPlace);
  return (host: string) => parts.join(host);
}

/** The empty one is emotion's, which fills its style element by script. */
const styleElementHashes = (html: string) =>
  [...new Set(['', ...matches(html, /<style[^>]*>(.*?)<\/style>/gs)])].map(hashSource);

function styleAttributeHashes(html: string) {
  const styles = [...new Set(matches(html, / style="([^"]*)"/g).map(decodeEntities))];
  return styles.length > 0 ? ["'unsafe-hashes'", ...styles.map(hashSource)] : ["'none'"];
}

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, content = '']) => content);

/** React escapes these in attributes, and no others. */
const decodeEntities = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** How a policy names an inline style or script. */
export const hashSource = (text: string) => `'${integrityOf(text)}'`;

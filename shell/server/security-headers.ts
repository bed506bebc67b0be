import { integrityOf } from '@portal/releases/integrity';
import { viewerPath } from '@portal/kit/routing/paths';
import { transportSecurity } from '@portal/server/transport-security';
import { containerName } from '@portal/releases/release-names';
import { scriptPolicyName } from '../src/remotes/script-policy';
import type { SiteCompany } from './company';
import type { ReleaseSet } from './releases/release-set';

const commonHeaders = {
  // For answers that are no pages, if a browser opens them directly. Inline styles are for SVG.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const secureHeaders = { ...commonHeaders, ...transportSecurity };

/** Headers of every answer, by the origin of the request. */
export const siteHeaders = (origin: string | undefined) =>
  origin?.startsWith('https:') ? secureHeaders : commonHeaders;

/** Headers of every document. */
export const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const documentHeaders = { ...isolation, 'x-frame-options': 'DENY' };

/** The browser blocks scripts without an integrity hash. */
const strictHeaders = {
  ...documentHeaders,
  'integrity-policy': 'blocked-destinations=(script)',
};

/** Headers of a page apart from its content policy. */
export const pageHeaders = (userAgent = '') =>
  isWebkit(userAgent) ? documentHeaders : strictHeaders;

/**
 * True for WebKit, which Chromium names too. With an integrity policy, WebKit takes a preloaded
 * script for one without a hash and loads it only on its second request.
 */
const isWebkit = (userAgent: string) =>
  userAgent.includes('AppleWebKit/') && !userAgent.includes('Chrome/');

/** Trusted Types policy of the starter script, which belongs to no release. */
const starterPolicyName = 'portal-starter';

/**
 * Constant for the HTML, without a nonce, so that pages can be cached. Scripts and styles come only
 * from the path of the releases, so that uploaded files never run.
 */
export function contentPolicy(
  html: string,
  { shells, composition }: ReleaseSet,
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
      // Packages inline small fonts into their style sheets.
      "font-src 'self' data:",
      // The clip of «Trabaja con nosotros» and its captions.
      "media-src 'self'",
      "connect-src 'self'",
      `frame-src ${[hostPlace + viewerPath, ...originOf(videoUrl)].join(' ')}`,
      "base-uri 'none'",
      // Input is sent only by API calls, never in an address.
      "form-action 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${policies.join(' ')}`,
    ].join('; '),
  );
}

/** Origin of the embedded video; none if the URL is not HTTPS. */
function originOf(videoUrl: string) {
  const { protocol, origin } = URL.parse(videoUrl) ?? {};
  return protocol === 'https:' && origin ? [origin] : [];
}

/** A placeholder that is no valid host. */
const hostPlace = '<host>';

function fillHost(policy: string) {
  const parts = policy.split(hostPlace);
  return (host: string) => parts.join(host);
}

/** The empty text is the style element that emotion fills by script. */
const styleElementHashes = (html: string) =>
  [...new Set(['', ...matches(html, /<style[^>]*>(.*?)<\/style>/gs)])].map(hashSource);

function styleAttributeHashes(html: string) {
  const styles = [...new Set(matches(html, / style="([^"]*)"/g).map(decodeEntities))];
  return styles.length > 0 ? ["'unsafe-hashes'", ...styles.map(hashSource)] : ["'none'"];
}

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, content = '']) => content);

/** React escapes exactly these in attributes. */
const decodeEntities = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Source expression for an inline style or script. */
export const hashSource = (text: string) => `'${integrityOf(text)}'`;

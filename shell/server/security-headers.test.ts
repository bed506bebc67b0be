import { createHash } from 'node:crypto';
import type { ReleaseSet } from './releases/release-set';
import { contentPolicy, pageHeaders } from './security-headers';

const releaseSet = {
  shells: [{ id: 's2' }, { id: 's1' }],
  composition: { remotes: { 'mf-offers': [{ id: 'o2' }, { id: 'o1' }] }, routes: [] },
} as unknown as ReleaseSet;

const policyOf = (html: string, videoUrl = '') =>
  Object.fromEntries(
    contentPolicy(html, releaseSet, { videoUrl })('example.org')
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('scripts come from releases of this host only, never inline', () => {
  const { 'script-src': scripts, 'script-src-attr': handlers, 'default-src': rest } = policyOf('');

  expect(scripts).toEqual(['example.org/releases/']);
  expect(handlers).toEqual(["'none'"]);
  expect(rest).toEqual(["'none'"]);
});

test('no form of a page is sent by the browser itself', () => {
  expect(policyOf('')['form-action']).toEqual(["'none'"]);
});

test('only the page that shows a PDF is framed, and nothing is embedded', () => {
  const { 'frame-src': frames, 'object-src': objects } = policyOf('');

  expect(frames).toEqual(['example.org/visor']);
  expect(objects).toEqual(["'none'"]);
});

test.each([
  ['https://www.youtube-nocookie.com/embed/abc?x=1;y', ['https://www.youtube-nocookie.com']],
  ['http://video.example.org/a', []],
  ['https:', []],
  ['javascript:alert(1)', []],
  ["https://a.example.org/; script-src 'unsafe-inline'", ['https://a.example.org']],
])('beside it the video that «Empresa» names, from its own host: %s', (videoUrl, origins) => {
  const policy = policyOf('', videoUrl);

  expect(policy['frame-src']).toEqual(['example.org/visor', ...origins]);
  expect(policy['script-src']).toEqual(['example.org/releases/']);
});

test('each style of the page is allowed by its hash, and style sheets of releases of this host', () => {
  const html = '<style data-emotion="css a">.a{color:red}</style><p style="--x:&quot;1&quot;">';

  expect(policyOf(html)['style-src-elem']).toEqual([
    'example.org/releases/',
    hashOf(''),
    hashOf('.a{color:red}'),
  ]);
  expect(policyOf(html)['style-src-attr']).toEqual(["'unsafe-hashes'", hashOf('--x:"1"')]);
});

test('each release that the page may run has its own trusted types policy', () => {
  expect(policyOf('')['trusted-types']).toEqual([
    'portal-entries',
    'portal-starter',
    'shell_s2',
    'shell_s1',
    'mf_offers_o2',
    'mf_offers_o1',
  ]);
});

const engines = {
  chromium:
    'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  safari:
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  chromeOnPhones:
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Safari/604.1',
};

test.each([engines.chromium, engines.firefox])(
  '%s itself refuses scripts without a hash',
  (name) => {
    expect(pageHeaders(name)).toHaveProperty('integrity-policy', 'blocked-destinations=(script)');
  },
);

test.each([engines.safari, engines.chromeOnPhones])(
  '%s, which would refuse what a page preloads, is not asked to',
  (name) => expect(pageHeaders(name)).not.toHaveProperty('integrity-policy'),
);

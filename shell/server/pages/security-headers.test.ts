import { createHash } from 'node:crypto';
import type { Site } from '../releases/compose-site';
import { contentPolicy } from './security-headers';

const site = {
  shell: { id: 's1' },
  composition: { remotes: { 'mf-offers': [{ id: 'o2' }, { id: 'o1' }] }, routes: [] },
} as unknown as Site;

const policyOf = (html: string) =>
  Object.fromEntries(
    contentPolicy(
      html,
      site,
    )('example.org')
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

test('only the video and files that the page itself holds are framed, and nothing is embedded', () => {
  const { 'frame-src': frames, 'object-src': objects } = policyOf('');

  expect(frames).toEqual(['blob:']);
  expect(objects).toEqual(["'none'"]);
});

test('each style of the page is allowed by its hash', () => {
  const html = '<style data-emotion="css a">.a{color:red}</style><p style="--x:&quot;1&quot;">';

  expect(policyOf(html)['style-src-elem']).toEqual([hashOf(''), hashOf('.a{color:red}')]);
  expect(policyOf(html)['style-src-attr']).toEqual(["'unsafe-hashes'", hashOf('--x:"1"')]);
});

test('each release that the page may run has its own trusted types policy', () => {
  expect(policyOf('')['trusted-types']).toEqual([
    'portal-entries',
    'shell_s1',
    'mf_offers_o2',
    'mf_offers_o1',
  ]);
});

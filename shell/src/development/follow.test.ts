import { waitFor } from '@testing-library/react';
import { announce, follow } from './follow';

/** A build that receives the following builds by hot update. */
function hotBuild(application: string, hashes: string[]) {
  const check = jest.fn(async () => {
    hashes.shift();
  });
  return { application, hash: () => hashes[0] ?? '', hot: { check } };
}

test('a build that comes late takes over what it has missed, one step after the other', async () => {
  announce({ 'mf-a': 'c' });
  const build = hotBuild('mf-a', ['a', 'b', 'c']);
  follow(build);

  await waitFor(() => expect(build.hash()).toBe('c'));
  expect(build.hot.check).toHaveBeenCalledTimes(2);
});

test('each build follows its own application, and one that is up to date asks for nothing', async () => {
  announce({ 'mf-b': 'x', 'mf-c': 'p' });
  const one = hotBuild('mf-b', ['x', 'y']);
  const other = hotBuild('mf-c', ['p', 'q']);
  follow(one);
  follow(other);
  announce({ 'mf-b': 'y', 'mf-c': 'p' });

  await waitFor(() => expect(one.hash()).toBe('y'));
  expect(other.hot.check).not.toHaveBeenCalled();
});

test('what changes while an update is under way is taken over as well', async () => {
  announce({ 'mf-d': 'a' });
  const build = hotBuild('mf-d', ['a', 'b', 'c']);
  follow(build);
  announce({ 'mf-d': 'b' });
  announce({ 'mf-d': 'c' });

  await waitFor(() => expect(build.hash()).toBe('c'));
});

test('a page that cannot take over a change begins anew once, whatever comes meanwhile', async () => {
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  // jsdom cannot reload and reports this error instead.
  const reloads = jest.spyOn(console, 'error').mockImplementation();
  announce({ 'mf-e': 'a' });
  const build = hotBuild('mf-e', ['a']);
  build.hot.check.mockRejectedValue(new Error('not accepted'));
  follow(build);
  announce({ 'mf-e': 'b' });
  await waitFor(() => expect(reportError).toHaveBeenCalled());
  announce({ 'mf-e': 'c' });

  expect(build.hot.check).toHaveBeenCalledTimes(1);
  expect(reloads).toHaveBeenCalledTimes(1);
});

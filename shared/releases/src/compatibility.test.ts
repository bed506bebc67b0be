import { findConflicts } from './compatibility';
import { temporaryFolder, writeRelease } from './testing/sample-releases';

const releasesFolder = temporaryFolder();

test.each([
  ['1.2.0', '^1.2.0', true],
  ['1.10.0', '^1.9.5', true],
  ['1.2.1', '^1.2.0', true],
  ['1.1.9', '^1.2.0', false],
  ['1.2.0', '^1.2.1', false],
  ['2.0.0', '^1.2.0', false],
])('version %s fits the range %s: %s', (version, range, expected) => {
  const names: string[] = [];
  const shell = writeRelease(releasesFolder, {
    name: 'shell',
    id: 's1',
    provides: { react: { version, names, files: [] } },
  });
  const remote = writeRelease(releasesFolder, {
    name: 'mf-a',
    id: 'a1',
    requires: { react: { range, names } },
  });

  expect(findConflicts([shell, remote])).toEqual(
    expected ? [] : [`mf-a a1 necesita react ${range}, y shell s1 ofrece ${version}.`],
  );
});

import { toVersion } from './version';

test.each([
  [{ version: 3 }, 3],
  [{ version: null }, undefined],
  [{}, undefined],
])('the version of %j is %s', (wire, version) => {
  expect(toVersion(wire)).toEqual({ version });
});

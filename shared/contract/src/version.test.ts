import { toVersion, versionToWire } from './version';

test.each([
  [{ version: 3 }, 3],
  [{ version: null }, undefined],
  [{}, undefined],
])('the version of %j is %s', (wire, version) => {
  expect(toVersion(wire)).toEqual({ version });
});

test('is sent back only when it is known', () => {
  expect(versionToWire({ version: 3 })).toEqual({ version: 3 });
  expect(versionToWire({ version: undefined })).toEqual({});
});

import { refuseStrangePlaces } from './own-places';

test.each(['node_modules/sharp/dist/utility.mjs', 'node_modules/@node-rs/argon2/index.js'])(
  '%s, which looks for files beside it, becomes no part of a program',
  (source) => {
    expect(() => refuseStrangePlaces([source])).toThrow(
      `${source}: looks for files in its own folder`,
    );
  },
);

test('a module that says of no file where it lies may become one, and so may what is known', () => {
  expect(() =>
    refuseStrangePlaces(['node_modules/kysely/dist/esm/kysely.js', 'shell/server/site.ts']),
  ).not.toThrow();
});

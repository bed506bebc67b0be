import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { createPasswords, hashPassword, type Passwords } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const given = (password: string) => ({ password, sender: '198.18.0.1' });

let check: Passwords['check'];
beforeAll(async () => {
  ({ check } = await createPasswords());
});

test('the right password is accepted, another is not', async () => {
  const passwordHash = await hashPassword('Puente2026');

  expect(await check(passwordHash, given('Puente2026'))).toBe(true);
  expect(await check(passwordHash, given('puente2026'))).toBe(false);
});

test('a password opens however a keyboard writes its letters, with a hash of either form', async () => {
  const word = 'MañanaCanción2026';
  const [one, two] = [word.normalize('NFC'), word.normalize('NFD')];

  expect(await check(await hashPassword(one), given(one))).toBe(true);
  expect(await check(await hashPassword(two), given(one))).toBe(true);
  expect(await check(await hashPassword(one), given('MananaCancion2026'))).toBe(false);
});

test('must-have 5: four passwords are checked at once, and the others wait', async () => {
  const waiting: (() => void)[] = [];
  jest
    .mocked(verify)
    .mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(true))));

  const all = Promise.all(Array.from({ length: 6 }, () => check('hash', given('clave'))));
  await Promise.resolve();
  expect(waiting).toHaveLength(4);
  while (waiting.length > 0) {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(waiting.length).toBeLessThanOrEqual(4);
  }

  expect(await all).toEqual([true, true, true, true, true, true]);
  jest
    .mocked(verify)
    .mockImplementation(jest.requireActual<typeof Argon2>('@node-rs/argon2').verify);
});

test('must-have 5: for an unknown user as much is computed as for a known one', async () => {
  jest.mocked(verify).mockClear();

  expect(await check(undefined, given('falsa'))).toBe(false);

  expect(verify).toHaveBeenCalledTimes(1);
  expect(verify).toHaveBeenCalledWith(
    expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    'falsa',
  );
});

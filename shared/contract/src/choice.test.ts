import * as v from 'valibot';
import { optionalChoice, requiredChoice } from './choice';

test.each([
  ['3', 3],
  [3, 3],
  [2_147_483_647, 2_147_483_647],
])('a select holding %j has chosen %d', (input, id) => {
  expect(v.parse(requiredChoice('Elige.'), input)).toBe(id);
  expect(v.parse(optionalChoice('Elige.'), input)).toBe(id);
});

test.each(['', 0, '-1', '1.5', 'abc', 2_147_483_648, undefined])(
  'a required choice refuses %j',
  (input) => {
    const { issues } = v.safeParse(requiredChoice('Elige.'), input);
    expect(issues?.[0].message).toBe('Elige.');
  },
);

test.each(['', undefined])('an optional choice may be %j', (input) => {
  expect(v.parse(optionalChoice('Elige.'), input)).toBeUndefined();
});

import { isSameChoice, mergePlaces } from './merge-places';

const [chile, peru, spain] = [{ id: 3 }, { id: 11 }, { id: 6 }];

test.each([
  [
    'what was added here joins what is there',
    { before: [chile], chosen: [chile, peru], current: [chile] },
    [chile, peru],
  ],
  [
    'what a colleague added stays',
    { before: [chile], chosen: [chile, peru], current: [chile, spain] },
    [chile, spain, peru],
  ],
  [
    'what was removed here goes',
    { before: [chile, peru], chosen: [chile], current: [chile, peru, spain] },
    [chile, spain],
  ],
  [
    'what a colleague removed stays away',
    { before: [chile, peru], chosen: [chile, peru], current: [chile] },
    [chile],
  ],
  ['what both added is there once', { before: [], chosen: [chile], current: [chile] }, [chile]],
])('%s', (_, versions, expected) => {
  expect(mergePlaces(versions)).toEqual(expected);
});

test('the order makes no other choice', () => {
  expect(isSameChoice([chile, peru], [peru, chile])).toBe(true);
  expect(isSameChoice([chile], [chile, peru])).toBe(false);
});

import { foldText } from './fold-text';
import { alike } from './testing/name-pairs';
import { different } from './testing/names-apart';

test.each(alike)('%j is %j', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each(different)('%j is not %j', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

test('what is folded stays as it is', () => {
  for (const text of [...alike, ...different].flat()) {
    expect(foldText(foldText(text))).toBe(foldText(text));
  }
});

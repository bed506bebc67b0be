import { createByteBudget } from './byte-budget';

const openBudget = () => createByteBudget({ mostBytes: 100, mostOfSubject: 60 });

test('the bodies of one address share what it may hold', () => {
  const { open } = openBudget();
  const first = open('a');
  const second = open('a');

  expect(first.holds(40)).toBe(true);
  expect(second.holds(20)).toBe(true);
  expect(second.holds(21)).toBe(false);
  second.close();
  expect(first.holds(60)).toBe(true);
});

test('all bodies share what there is', () => {
  const { open } = openBudget();
  const first = open('a');

  expect(first.holds(60)).toBe(true);
  expect(open('b').holds(41)).toBe(false);
  first.close();
  expect(open('c').holds(50)).toBe(true);
});

import * as v from 'valibot';
import { pageOfFromWire, pageOfToWire } from './page-of';
import { countryFromWire, countryToWire } from './place';

const wire = {
  content: [{ id: 1, nombre: 'Chile' }],
  number: 2,
  totalPages: 3,
  first: false,
  last: true,
};
const page = {
  items: [{ id: 1, name: 'Chile' }],
  number: 2,
  totalPages: 3,
  isFirst: false,
  isLast: true,
};

test('a page travels with its place among the others', () => {
  expect(v.parse(pageOfFromWire(countryFromWire), wire)).toEqual(page);
  expect(pageOfToWire(page, countryToWire)).toEqual(wire);
});

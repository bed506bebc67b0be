import { bogota, chile, colombia, santiago, valparaiso } from '@portal/contract/testing/places';
import { placeLine } from './place-line';

test.each([
  ['', [], []],
  ['en Chile', [chile], []],
  ['en Chile o Colombia', [chile, colombia], []],
  ['en Santiago, Chile', [chile], [santiago]],
  ['en Santiago o Valparaíso, Chile', [chile], [santiago, valparaiso]],
  ['en Bogotá (Colombia) o Santiago (Chile)', [chile, colombia], [bogota, santiago]],
  ['en Santiago (Chile) o Colombia', [chile, colombia], [santiago]],
  ['en Santiago, Chile', [], [santiago]],
])('%s', (line, countries, cities) => {
  expect(placeLine({ countries, cities })).toBe(line);
});

test('too many cities are told by their countries, too many countries by their number', () => {
  const cities = Array.from({ length: 5 }, (_, id) => ({ ...santiago, id, name: `C${id}` }));
  const countries = Array.from({ length: 5 }, (_, id) => ({ id, name: `País ${id}` }));

  expect(placeLine({ countries: [chile], cities })).toBe('en Chile');
  expect(placeLine({ countries: [chile, colombia], cities })).toBe('en Chile o Colombia');
  expect(placeLine({ countries, cities: [] })).toBe('en 5 países');
});

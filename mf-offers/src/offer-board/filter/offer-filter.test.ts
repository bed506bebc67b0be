import { anOffer } from '@portal/contract/testing/an-offer';
import { bogota, chile, colombia, santiago } from '@portal/contract/testing/places';
import {
  conditionCount,
  countValues,
  filterOffers,
  noFilter,
  type OfferFilter,
} from './offer-filter';

const angular = anOffer({ id: 1, title: 'Programación Angular', vacancies: 1 });
const data = anOffer({
  id: 2,
  title: 'Análisis de datos',
  vacancies: 5,
  countries: [colombia],
  cities: [bogota],
  workMode: { id: 2, name: 'Híbrido' },
});
const both = anOffer({
  id: 3,
  title: 'Ñandú y cía',
  vacancies: 3,
  countries: [chile, colombia],
  cities: [santiago, bogota],
  contractType: { id: 2, name: 'Plazo fijo' },
});
const offers = [angular, data, both];

type Changes = Partial<Omit<OfferFilter, 'chosen'>> & { chosen?: Partial<OfferFilter['chosen']> };

const filter = ({ chosen, ...rest }: Changes): OfferFilter => ({
  ...noFilter,
  ...rest,
  chosen: { ...noFilter.chosen, ...chosen },
});
const found = (changes: Changes) => filterOffers(offers, filter(changes)).map(({ id }) => id);

test('without a filter the list is as the server sent it', () => {
  expect(filterOffers(offers, noFilter)).toEqual(offers);
});

test.each([
  ['programacion', [1]],
  ['DATOS', [2]],
  ['datos análisis', [2]],
  ['nandu', [3]],
  ['banca', [1, 2, 3]],
  ['inexistente', []],
])('the text %j, whatever its accents and case, finds %j', (text, ids) => {
  expect(found({ text })).toEqual(ids);
});

test('of one facet any chosen value will do, of several facets each must', () => {
  expect(found({ chosen: { countries: ['Chile'] } })).toEqual([1, 3]);
  expect(found({ chosen: { countries: ['Chile', 'Colombia'] } })).toEqual([1, 2, 3]);
  expect(found({ chosen: { countries: ['Chile'], contractTypes: ['Plazo fijo'] } })).toEqual([3]);
  expect(found({ chosen: { cities: ['Bogotá'], workModes: ['Híbrido'] } })).toEqual([2]);
});

test('sorts by title in Spanish and by vacancies', () => {
  expect(found({ order: 'titulo' })).toEqual([2, 3, 1]);
  expect(found({ order: 'vacantes' })).toEqual([2, 3, 1]);
});

test('counts what each value would show, given the other facets', () => {
  const chosen = filter({ chosen: { countries: ['Chile'] } });

  expect(countValues(offers, noFilter, 'countries')).toEqual([
    { value: 'Chile', count: 2 },
    { value: 'Colombia', count: 2 },
  ]);
  expect(countValues(offers, chosen, 'countries')).toEqual([
    { value: 'Chile', count: 2 },
    { value: 'Colombia', count: 2 },
  ]);
  expect(countValues(offers, chosen, 'workModes')).toEqual([
    { value: 'Híbrido', count: 0 },
    { value: 'Remoto', count: 2 },
  ]);
});

test('counts the conditions', () => {
  expect(conditionCount(noFilter)).toBe(0);
  expect(conditionCount(filter({ text: 'x', chosen: { cities: ['a', 'b'] } }))).toBe(3);
});

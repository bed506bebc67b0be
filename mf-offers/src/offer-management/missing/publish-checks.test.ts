import { anOffer } from '@portal/contract/testing/an-offer';
import { chile, santiago } from '@portal/contract/testing/places';
import { publishChecks } from './publish-checks';

const office = { id: 3, name: 'En sitio' };
const remote = { id: 1, name: 'Remoto' };
const salaryRange = '2.000.000 a 2.500.000 CLP al mes';
const whole = anOffer({ salaryRange, workMode: office, countries: [chile], cities: [santiago] });
const counts = { skills: 1, languages: 2, questions: 3 };

const missing = (...given: Parameters<typeof publishChecks>) =>
  publishChecks(...given)
    .filter(({ isDone }) => !isDone)
    .map(({ label }) => label);

test('nothing is missing in an offer that says all and asks for all', () => {
  expect(publishChecks(whole, counts)).toHaveLength(7);
  expect(missing(whole, counts)).toEqual([]);
});

test('an offer without places and assignments lacks each of them', () => {
  const empty = { ...whole, countries: [], cities: [] };

  expect(missing(empty, { skills: 0, languages: 0, questions: 0 })).toEqual([
    'País',
    'Ciudad',
    'Conocimientos',
    'Idiomas',
    'Preguntas',
  ]);
});

test('what is not read yet is not called missing', () => {
  const unread = { skills: undefined, languages: undefined, questions: 0 };

  expect(missing(whole, unread)).toEqual(['Preguntas']);
  expect(publishChecks(whole, unread)).toHaveLength(5);
});

test('a remote job needs no city', () => {
  expect(missing({ ...whole, workMode: remote, cities: [] }, counts)).toEqual([]);
});

test('a city whose country was taken away is none', () => {
  const elsewhere = { ...santiago, country: { id: 99, name: 'Otro' } };

  expect(missing({ ...whole, cities: [elsewhere] }, counts)).toEqual(['Ciudad']);
});

test('a city is asked for where its country is added first', () => {
  const anchorOf = (countries: (typeof chile)[]) =>
    publishChecks({ ...whole, countries, cities: [] }, counts).find(
      ({ label }) => label === 'Ciudad',
    )?.anchor;

  expect(anchorOf([])).toBe('agregar-pais');
  expect(anchorOf([chile])).toBe('agregar-ciudad');
});

test('data that the form would refuse are told', () => {
  expect(missing({ ...whole, schedule: ' ' }, counts)).toEqual(['Datos completos']);
});

test.each([
  ['$2.000.000 a $2.500.000', /en qué moneda/],
  ['USD 2.000 o EUR 1.800', /en qué moneda/],
  ['ñ'.repeat(120), /en qué moneda/],
  ['A convenir, en CLP', /leen dos montos/],
  ['MXN 10,000 a 15,000 quincenales', /quincena/],
  ['2.000.000 a 2.500.000 CLP', /para cuánto tiempo/],
])('a salary of «%s» says what search engines lack', (range, reason) => {
  const checks = publishChecks({ ...whole, salaryRange: range }, counts);

  expect(checks.filter(({ isDone }) => !isDone)).toEqual([
    expect.objectContaining({ label: 'Salario', reason: expect.stringMatching(reason) }),
  ]);
});

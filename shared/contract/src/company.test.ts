import * as v from 'valibot';
import { isActivityField } from './activity-bodies';
import { companyExamples } from './company-examples';
import { companyPartEntry } from './company-entries';
import { companyGroupNames, companyGroups } from './company-groups';
import {
  companyReadBodies,
  companyReadPaths,
  homeTextsFromWire,
  identityFromWire,
} from './company-reads';
import { companyPartFromWire } from './company-writes';

test.each(companyGroupNames)('the example of «%s» is what its own form takes', (group) => {
  expect(v.safeParse(companyPartEntry(group), companyExamples[group]).issues).toBeUndefined();
});

test('no two parts call a field alike, so that they can be put together', () => {
  const names = companyGroupNames.flatMap((group) => Object.keys(companyGroups[group].fields));

  expect(new Set(names).size).toBe(names.length);
});

test('each page reads what it shows, and no more', () => {
  const bodies = companyReadBodies(companyExamples);
  const identity = v.parse(identityFromWire, bodies[companyReadPaths.identity]);

  expect(identity).toEqual({ ...companyExamples.identity, social: companyExamples.social });
  expect(v.parse(homeTextsFromWire, bodies[companyReadPaths.home])).toEqual(companyExamples.home);
  expect(Object.keys(bodies[companyReadPaths.work] ?? {})).toEqual([
    'formulario',
    'video',
    'video_titulo',
    'video_texto',
    'testimonios',
    'beneficios',
  ]);
});

test('who saves a part says that it is true, unless told otherwise', () => {
  const read = (body: object) => v.parse(companyPartFromWire('applicationForm'), body);
  const formulario = 'https://formularios.ejemplo.com/postula';

  expect(read({ formulario, version: 3 })).toEqual({
    applicationFormUrl: formulario,
    isConfirmed: true,
    version: 3,
  });
  expect(read({ formulario, confirmado: false })).toMatchObject({ isConfirmed: false });
});

const address = (text: string) =>
  v.safeParse(companyPartEntry('social'), { ...companyExamples.social, X: text }).success;

test.each([
  '',
  'https://x.com/puente',
  'https://www.youtube-nocookie.com/embed/abc?rel=0&x=1#t',
  'https://sub.dominio.co.uk',
])('«%s» is an address', (text) => {
  expect(address(text)).toBe(true);
});

test.each([
  'http://x.com',
  'x.com/puente',
  'https://localhost/a',
  'https://1.2.3.4/',
  'https://x.com:8443/',
  'https://ana@x.com/',
  'https://x.com/a b',
  'https://x.com/<script>',
  'javascript:alert(1)',
  'data:text/html,x',
])('«%s» is none', (text) => {
  expect(address(text)).toBe(false);
});

test('the activity knows each piece by a name of its own', () => {
  expect(isActivityField('company.slides.2')).toBe(true);
  expect(isActivityField('company.slides.10')).toBe(false);
});

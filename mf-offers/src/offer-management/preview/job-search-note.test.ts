import { anOffer } from '@portal/contract/testing/an-offer';
import { jobSearchNote } from './job-search-note';

const noteOf = (changes: Parameters<typeof anOffer>[0]) =>
  jobSearchNote(
    { offer: anOffer(changes), requirements: { skills: [], languages: [] }, company: 'Puente' },
    'https://example.org',
  );

test('tells whether a job is found by search engines, and with its salary', () => {
  expect(noteOf({ countries: [], cities: [] })).toBe(
    'Sin país ni ciudad no entra en Google Empleos.',
  );
  expect(noteOf({ salaryRange: 'A convenir' })).toBe('Entra en Google Empleos, pero sin salario.');
  expect(noteOf({ salaryRange: '2.000.000 a 2.500.000 CLP al mes' })).toBe(
    'Entra en Google Empleos, con su salario.',
  );
});

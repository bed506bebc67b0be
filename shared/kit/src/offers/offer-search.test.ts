import { anOffer } from '@portal/contract/testing/an-offer';
import { matchesSearch, readSearch, writeSearch } from './offer-search';

const offer = anOffer({
  title: 'Ingeniería de datos',
  description: 'Procesos en Python',
  countries: [{ id: 1, name: 'Chile' }],
  cities: [],
  workMode: { id: 1, name: 'Remoto' },
  contractType: { id: 1, name: 'Indefinido' },
});

const matches = (query: string) => matchesSearch(offer, readSearch(new URLSearchParams(query)));

test.each([
  '',
  'texto=ingenieria+PYTHON',
  'texto=%20',
  'pais=Chile',
  'pais=Perú&pais=Chile',
  'modalidad=Remoto&contrato=Indefinido&pais=Chile&texto=datos',
  'orden=titulo&pagina=3&otra=cosa',
])('«%s» finds it', (query) => {
  expect(matches(query)).toBe(true);
});

test.each([
  'texto=java',
  'texto=datos+java',
  'pais=Perú',
  'ciudad=Lima',
  'modalidad=Remoto&pais=Perú',
])('«%s» does not', (query) => {
  expect(matches(query)).toBe(false);
});

test('a search has one spelling, without what is no part of it', () => {
  const typed = 'modalidad=Remoto&orden=titulo&pais=Chile&texto=a+b&pais=Per%C3%BA';

  expect(writeSearch(readSearch(new URLSearchParams(typed)))).toBe(
    'texto=a+b&pais=Chile&pais=Per%C3%BA&modalidad=Remoto',
  );
  expect(writeSearch(readSearch(new URLSearchParams('orden=titulo')))).toBe('');
});

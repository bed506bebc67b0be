import { noFilters } from '@portal/kit/job-applications/list-query';
import { readQuery, writeQuery, type CandidateQuery } from './candidate-query';

const plain: CandidateQuery = {
  search: '',
  filters: noFilters,
  sort: undefined,
  pageSize: 5,
  page: 1,
  hidden: [],
};

const full: CandidateQuery = {
  search: 'josé & cía',
  filters: {
    offerId: '3',
    statusId: '2',
    firstDay: '2026-03-01',
    lastDay: '2026-03-31',
    currency: 'CLP',
    minimum: '1.000',
    maximum: '2.000',
  },
  sort: { by: 'date', isDescending: true },
  pageSize: 50,
  page: 4,
  hidden: ['email', 'status'],
};

test('the plain list needs no words', () => {
  expect(writeQuery(plain).toString()).toBe('');
  expect(readQuery(new URLSearchParams())).toEqual(plain);
});

test('an address holds everything in Spanish, and is read back', () => {
  const address = writeQuery(full);

  expect(decodeURIComponent(address.toString())).toBe(
    'buscar=josé+&+cía&oferta=3&estado=2&desde=2026-03-01&hasta=2026-03-31' +
      '&moneda=CLP&minimo=1.000&maximo=2.000&orden=-fecha&por-pagina=50&pagina=4&ocultas=correo.estado',
  );
  expect(readQuery(address)).toEqual(full);
});

test.each([
  'pagina=0',
  'pagina=-1',
  'pagina=1.5',
  'pagina=x',
  'por-pagina=7',
  'orden=altura',
  'ocultas=nombre.cv',
])('«%s» makes no sense and counts as not said', (address) => {
  expect(readQuery(new URLSearchParams(address))).toEqual(plain);
});

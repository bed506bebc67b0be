import * as v from 'valibot';
import { jobApplicationQueryFromWire } from './application-reads';
import { jobApplicationQueryToWire, type JobApplicationQuery } from './job-application-query';

const read = (wire: object) => v.parse(jobApplicationQueryFromWire, wire);

test('a call without any part asks for the whole list', () => {
  expect(read({})).toBeUndefined();
});

test('what is left out has a default', () => {
  expect(read({ page: '2' })).toEqual({
    page: 2,
    size: 10,
    text: '',
    orderBy: 'appliedAt',
    isDescending: true,
  });
  expect(read({ oferta: '3' })).toMatchObject({ page: 0, offerId: 3 });
});

test('the codec goes both ways', () => {
  const query: JobApplicationQuery = {
    page: 3,
    size: 50,
    text: 'ana',
    orderBy: 'applicantName',
    isDescending: false,
  };

  expect(jobApplicationQueryToWire(query)).toEqual({
    page: '3',
    size: '50',
    q: 'ana',
    sort: 'nombre',
  });
  expect(read(jobApplicationQueryToWire(query))).toEqual(query);
});

test('filters have their own words', () => {
  const query: JobApplicationQuery = {
    page: 0,
    size: 5,
    text: '',
    orderBy: 'status',
    isDescending: true,
    offerId: 3,
    statusId: 2,
    from: '2026-03-01T03:00:00.000Z',
    until: '2026-04-01T02:59:59.999Z',
    minimumSalary: 1000.5,
    maximumSalary: 2000,
  };

  expect(jobApplicationQueryToWire(query)).toEqual({
    page: '0',
    size: '5',
    sort: '-estado',
    oferta: '3',
    estado: '2',
    desde: '2026-03-01T03:00:00.000Z',
    hasta: '2026-04-01T02:59:59.999Z',
    aspiracion_minima: '1000.5',
    aspiracion_maxima: '2000',
  });
  expect(read(jobApplicationQueryToWire(query))).toEqual(query);
});

test.each([
  { page: '-1' },
  { page: '1.5' },
  { size: '0' },
  { size: '1001' },
  { oferta: '0' },
  { estado: 'x' },
  { desde: '2026-03-01' },
  { desde: '0000-03-01T00:00:00Z' },
  { hasta: 'ayer' },
  { aspiracion_minima: '-1' },
  { aspiracion_maxima: '1e9' },
  { sort: 'otro' },
  { sort: '' },
  { q: 'x'.repeat(101) },
  { page: ['1', '2'] },
])('%j is refused', (wire) => {
  expect(v.safeParse(jobApplicationQueryFromWire, wire).success).toBe(false);
});

import * as v from 'valibot';
import {
  jobApplicationQueryFromWire,
  jobApplicationQueryToWire,
  type JobApplicationQuery,
} from './job-application-query';

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

test.each([
  { page: '-1' },
  { page: '1.5' },
  { size: '0' },
  { size: '101' },
  { sort: 'otro' },
  { sort: '' },
  { q: 'x'.repeat(101) },
  { page: ['1', '2'] },
])('%j is refused', (wire) => {
  expect(v.safeParse(jobApplicationQueryFromWire, wire).success).toBe(false);
});

import * as v from 'valibot';
import { loadOutcomes, loadReport, loadReports } from './load-report';

const report = {
  application: 'mf-offers',
  release: 'o2',
  shell: 's1',
  route: '/ofertas/:id',
  outcome: 'ok',
  tries: 1,
  time: 300,
};

test.each(loadOutcomes)('a page tells of «%s»', (outcome) => {
  expect(v.is(loadReport, { ...report, outcome })).toBe(true);
});

test.each([
  ['more than is asked for', { address: '/ofertas/7' }],
  ['another outcome', { outcome: 'slow' }],
  ['a time that is none of the steps', { time: 301 }],
  ['no try', { tries: 0 }],
  ['tries without end', { tries: 21 }],
])('%s is no report', (_case, change) => {
  expect(v.is(loadReport, { ...report, ...change })).toBe(false);
});

test('a page tells of few applications', () => {
  const many = (length: number) => Array.from({ length }, () => report);

  expect(v.is(loadReports, many(20))).toBe(true);
  expect(v.is(loadReports, many(21))).toBe(false);
});

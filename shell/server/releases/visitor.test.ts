import { visitorOf } from './visitor';

test('the bucket of an address stays the same and lies between 0 and 99', () => {
  const { bucket } = visitorOf(undefined, '203.0.113.7');

  expect(visitorOf('a=b', '203.0.113.7').bucket).toBe(bucket);
  expect(bucket).toBeGreaterThanOrEqual(0);
  expect(bucket).toBeLessThan(100);
});

test('pins are read from their cookie; what is no pin is left out', () => {
  const { pins } = visitorOf('a=b; portal-pins=mf-offers:3f2a,shell:99aa,nonsense; c=d', '::1');

  expect(pins).toEqual({ 'mf-offers': '3f2a', shell: '99aa' });
});

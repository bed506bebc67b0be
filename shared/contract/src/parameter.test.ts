import * as v from 'valibot';
import { parametersFromWire, parametersToWire } from './parameter';

const wire = { data: [{ nombre_parametro: 'Misión', descripcion: 'Unir talento.' }] };
const parameters = [{ name: 'Misión', description: 'Unir talento.' }];

test('travels in a list called data', () => {
  expect(v.parse(parametersFromWire, wire)).toEqual(parameters);
  expect(parametersToWire(parameters)).toEqual(wire);
});

test('an answer without data is an empty list', () => {
  expect(v.parse(parametersFromWire, { data: null })).toEqual([]);
});

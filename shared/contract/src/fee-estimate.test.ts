import * as v from 'valibot';
import { feeEstimateEntry, feeRange } from './fee-estimate';
import { fieldErrors } from './validation';

const valid = {
  profileName: 'Desarrollador',
  training: 'Universitaria',
  workMode: 'en_sitio',
  countryId: '4',
  city: 'Bogotá',
  experience: '2',
  currency: 'COP',
  salary: '2.500.000',
};

test('is read with its numbers', () => {
  expect(v.parse(feeEstimateEntry, valid)).toEqual({
    ...valid,
    countryId: 4,
    experience: 2,
    salary: 2_500_000,
  });
});

test.each([
  ['profileName', 'El nombre de perfil es obligatorio.'],
  ['training', 'La formación es obligatoria.'],
  ['workMode', 'La modalidad es obligatoria.'],
  ['countryId', 'El país es obligatorio.'],
  ['city', 'La ciudad es obligatoria.'],
  ['experience', 'La experiencia es obligatoria.'],
  ['currency', 'La moneda es obligatoria.'],
  ['salary', 'El salario es obligatorio.'],
])('%s is required', (field, message) => {
  const { issues } = v.safeParse(feeEstimateEntry, { ...valid, [field]: '' });

  expect(fieldErrors(issues ?? [])).toEqual([message]);
});

test.each([
  [1000, 400, 700],
  [2_500_000, 1_000_000, 1_750_000],
  [3000, 1200, 2100],
  [1, 0, 1],
  [999, 400, 699],
])('the fee for %d lies between %d and %d', (salary, minimum, maximum) => {
  expect(feeRange(salary)).toEqual({ minimum, maximum });
});

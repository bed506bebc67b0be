import { companyCountries } from '@portal/contract/company';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { compare: compareSpanish } = new Intl.Collator('es');

test('lists the twelve countries', async () => {
  const answer = await api.app.inject('/api/personas/paises');

  expect(answer.json()).toContainEqual({ id: 3, nombre: 'Chile' });
  const names = answer.json().map(({ nombre }: { nombre: string }) => nombre);
  expect(names).toEqual([...companyCountries].toSorted(compareSpanish));
});

test('every country has at least five cities', async () => {
  for (const { id } of (await api.app.inject('/api/personas/paises')).json()) {
    const cities = (await api.app.inject(`/api/personas/ciudades/${id}`)).json();
    expect(cities.length).toBeGreaterThanOrEqual(5);
  }
});

test('the cities of a country stand in the order of Spanish', async () => {
  const cities = (await api.app.inject('/api/personas/ciudades/9')).json();
  const names = cities.map(({ nombre_ciudad }: { nombre_ciudad: string }) => nombre_ciudad);

  expect(names).toEqual(expect.arrayContaining(['Mérida', 'Monterrey']));
  expect(names).toEqual(names.toSorted(compareSpanish));
});

test('a city knows its country', async () => {
  const answer = await api.app.inject('/api/personas/ciudades/3');

  expect(answer.json()).toContainEqual({
    id_ciudad: 16,
    nombre_ciudad: 'Santiago',
    pais: { id: 3, nombre: 'Chile' },
  });
});

test('an unknown country is a 404', async () => {
  const answer = await api.app.inject('/api/personas/ciudades/99');

  expect(answer.statusCode).toBe(404);
  expect(answer.json().mensaje).toBe('El país no existe.');
});

import { fakeApi } from '../testing/fake-api';
import { applicationStatusesResource } from './application-statuses';
import { levelsResource } from './levels';
import {
  contractTypesResource,
  offerStatusesResource,
  trainingsResource,
  workModesResource,
} from './offers';
import { parametersResource } from './parameters';
import { citiesResource, countriesResource } from './places';

const item = { id: 3, name: 'Algo' };

test.each([
  [levelsResource, '/api/nivel', { id_nivel: 3, descripcion_nivel: 'Algo' }, item],
  [
    applicationStatusesResource,
    '/api/estado_aplicante',
    { id_estado_aplicante: 3, estado_aplicante: 'Algo' },
    item,
  ],
  [
    contractTypesResource,
    '/api/ofertas/tipoContrato',
    { id_tipo_contrato: 3, tipo_contrato: 'Algo' },
    item,
  ],
  [
    trainingsResource,
    '/api/ofertas/formacion',
    { id_formacion: 3, nombre_formacion: 'Algo' },
    item,
  ],
  [
    workModesResource,
    '/api/ofertas/modalidadTrabajo',
    { id_modalidad_trabajo: 3, modalidad_trabajo: 'Algo' },
    item,
  ],
  [offerStatusesResource, '/api/ofertas/estados', { id_estado: 3, estado: 'Algo' }, item],
  [countriesResource, '/api/personas/paises', { id: 3, nombre: 'Algo' }, item],
  [
    citiesResource(4),
    '/api/personas/ciudades/4',
    { id_ciudad: 3, nombre_ciudad: 'Algo', pais: { id: 4, nombre: 'Chile' } },
    { ...item, country: { id: 4, name: 'Chile' } },
  ],
])('reads a list at its path (%#)', async (resource, ...rest) => {
  const [path, wire, expected] = rest;
  fakeApi({ [`GET ${resource.key}`]: [wire] });

  expect(await resource.load()).toEqual([expected]);
  expect(resource.key).toBe(path);
});

test('reads the parameters from the field data', async () => {
  fakeApi({
    'GET /api/parametros/nosotros': {
      data: [{ nombre_parametro: 'Misión', descripcion: 'Unir.' }],
    },
  });

  expect(await parametersResource.load()).toEqual([{ name: 'Misión', description: 'Unir.' }]);
});

test('an answer of another shape is an error', async () => {
  fakeApi({ 'GET /api/nivel': '<html>' });

  await expect(levelsResource.load()).rejects.toThrow('Invalid type');
});

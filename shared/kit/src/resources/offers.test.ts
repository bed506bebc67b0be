import type { Offer } from '@portal/contract/offer';
import { http } from '@portal/http';
import { createOffer, deleteOffer, offerResource, offersResource, updateOffer } from './offers';

jest.mock('@portal/http');

const wire = {
  id_oferta: 9,
  titulo_vacante: 'Desarrollador',
  cantidad_vacantes: 2,
  rango_salarial: '1.000 USD',
  horario: 'Completo',
  descripcion_vacante: 'a',
  beneficios: 'b',
  fecha_creacion_oferta: '2026-03-05',
  formacion: { id_formacion: 1, nombre_formacion: 'Universitaria' },
  tipoContrato: { id_tipo_contrato: 2, tipo_contrato: 'Indefinido' },
  estado: { id_estado: 3, estado: 'Abierta' },
  modalidadTrabajo: { id_modalidad_trabajo: 4, modalidad_trabajo: 'Remoto' },
  paises: [{ id: 5, nombre: 'Chile' }],
  ciudades: [],
  persona: { id_persona: 7 },
  version: 8,
};
const offer: Offer = {
  id: 9,
  title: 'Desarrollador',
  vacancies: 2,
  salaryRange: '1.000 USD',
  schedule: 'Completo',
  description: 'a',
  benefits: 'b',
  createdAt: '2026-03-05',
  training: { id: 1, name: 'Universitaria' },
  contractType: { id: 2, name: 'Indefinido' },
  status: { id: 3, name: 'Abierta' },
  workMode: { id: 4, name: 'Remoto' },
  countries: [{ id: 5, name: 'Chile' }],
  cities: [],
  creatorId: 7,
  version: 8,
};
const entry = {
  title: 'Otro',
  vacancies: 3,
  salaryRange: '1.000 USD',
  schedule: 'Completo',
  description: 'a',
  benefits: 'b',
  trainingId: 1,
  contractTypeId: 2,
  statusId: 3,
  workModeId: 4,
};
const entryWire = {
  titulo_vacante: 'Otro',
  cantidad_vacantes: 3,
  rango_salarial: '1.000 USD',
  horario: 'Completo',
  descripcion_vacante: 'a',
  beneficios: 'b',
  formacion: { id_formacion: 1 },
  tipoContrato: { id_tipo_contrato: 2 },
  estado: { id_estado: 3 },
  modalidadTrabajo: { id_modalidad_trabajo: 4 },
};

test('reads all offers', async () => {
  jest.mocked(http.get).mockResolvedValueOnce([wire]);

  expect(await offersResource.load()).toEqual([offer]);
  expect(http.get).toHaveBeenCalledWith('/api/ofertas', { signal: undefined });
});

test('reads one offer', async () => {
  jest.mocked(http.get).mockResolvedValueOnce(wire);

  expect(await offerResource(9).load()).toEqual(offer);
  expect(http.get).toHaveBeenCalledWith('/api/ofertas/id/9', { signal: undefined });
});

test('creates an offer in the name of its creator', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ Mensaje: 'Oferta creada.' });

  expect(await createOffer(entry, 7)).toBe('Oferta creada.');
  expect(http.post).toHaveBeenCalledWith('/api/ofertas/save', {
    ...entryWire,
    paises: [],
    ciudades: [],
    persona: { id_persona: 7 },
  });
});

test('updates the full offer', async () => {
  jest.mocked(http.put).mockResolvedValueOnce({ Mensaje: 'Oferta actualizada.' });

  expect(await updateOffer(offer)).toBe('Oferta actualizada.');
  expect(http.put).toHaveBeenCalledWith('/api/ofertas/update/9', wire);
});

test('updates the full offer with what the dialog changed', async () => {
  await updateOffer(offer, entry);

  expect(http.put).toHaveBeenLastCalledWith('/api/ofertas/update/9', { ...wire, ...entryWire });
});

test('deletes an offer', async () => {
  await deleteOffer(9);

  expect(http.delete).toHaveBeenCalledWith('/api/ofertas/delete/9');
});

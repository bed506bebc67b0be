import { messageWire } from '@portal/contract/message';
import { pageOfWire } from '@portal/contract/page-of';
import { peoplePageSize, personWire, savedPersonWire } from '@portal/contract/person';
import { photoField, photoUploadFromWire } from '@portal/contract/photo';
import { cityWire, countryWire } from '@portal/contract/place';
import * as v from 'valibot';
import type { RouteDocs } from '../platform/document/route-docs';

const tag = 'Personas';

export const peopleDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/personas/page/:page': {
    tag,
    summary: 'Lee una página del directorio; se cuentan desde 0',
    answer: pageOfWire(personWire, peoplePageSize),
  },
  'GET /api/personas/:id': { tag, summary: 'Lee una persona', answer: personWire },
  'POST /api/personas': {
    tag,
    summary: 'Crea una persona',
    status: 201,
    answer: savedPersonWire,
    refusals: [409],
  },
  'PUT /api/personas/update/:id': {
    tag,
    summary: 'Cambia una persona',
    answer: savedPersonWire,
    refusals: [409],
  },
  'DELETE /api/personas/delete/:id': {
    tag,
    summary: 'Elimina a una persona que no tiene cuenta de usuario',
    answer: messageWire,
    refusals: [409],
  },
  'POST /api/personas/upload': {
    tag,
    summary: 'Guarda la foto de una persona',
    status: 201,
    answer: savedPersonWire,
    refusals: [404],
    form: { fields: photoUploadFromWire, file: photoField, fileType: 'image/*' },
  },
  'GET /api/uploads/img/:fileName': { tag, summary: 'Muestra una foto', file: 'image/*' },
  'GET /api/personas/paises': {
    tag,
    summary: 'Lista los países',
    answer: v.array(countryWire),
    isCached: true,
  },
  'GET /api/personas/ciudades/:id': {
    tag,
    summary: 'Lista las ciudades de un país',
    answer: v.array(cityWire),
    isCached: true,
  },
};

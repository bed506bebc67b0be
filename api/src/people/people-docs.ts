import { messageWire } from '@portal/contract/message';
import { pageOfWire } from '@portal/contract/page-of';
import { peoplePageSize, personWire, savedPersonWire } from '@portal/contract/person';
import { photoField, photoUploadFromWire } from '@portal/contract/photo';
import type { DocumentSection } from '../platform/document/route-docs';

export const peopleDocs: readonly DocumentSection[] = [
  {
    name: 'Personas',
    description: 'El directorio de personas, sus fotos y los lugares.',
    calls: {
      'GET /api/personas/page/:page': {
        summary: 'Lee una página del directorio; se cuentan desde 0',
        answer: pageOfWire(personWire, peoplePageSize),
      },
      'GET /api/personas/:id': { summary: 'Lee una persona', answer: personWire },
      'POST /api/personas': {
        summary: 'Crea una persona',
        status: 201,
        answer: savedPersonWire,
        refusals: [409],
      },
      'PUT /api/personas/update/:id': {
        summary: 'Cambia una persona',
        answer: savedPersonWire,
        refusals: [409],
      },
      'DELETE /api/personas/delete/:id': {
        summary: 'Elimina a una persona que no tiene cuenta de usuario',
        answer: messageWire,
        refusals: [409],
      },
      'POST /api/personas/upload': {
        summary: 'Guarda la foto de una persona',
        status: 201,
        answer: savedPersonWire,
        refusals: [404],
        form: { fields: photoUploadFromWire, file: photoField, fileType: 'image/*' },
      },
      'GET /api/uploads/img/:fileName': {
        summary: 'Muestra una foto',
        file: 'image/*',
      },
    },
  },
];

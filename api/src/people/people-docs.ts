import { messageWire } from '@portal/contract/message';
import { pageOfWire } from '@portal/contract/page-of';
import { peoplePageSize, personWire, savedPersonWire } from '@portal/contract/person';
import { photoField, photoUploadFromWire } from '@portal/contract/photo';
import { issuedTokenWire, tokenRequestWire } from '@portal/contract/token-request';
import * as v from 'valibot';
import type { RouteDocs, Section } from '../platform/document/route-docs';

export const peopleSections: readonly Section[] = [
  {
    name: 'Sesión',
    description: 'Inicio de sesión y la clave con la que se comprueban los tokens.',
  },
  { name: 'Personas', description: 'El directorio de personas, sus fotos y los lugares.' },
];

export const peopleDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/personas/page/:page': {
    tag: 'Personas',
    summary: 'Lee una página del directorio; se cuentan desde 0',
    answer: pageOfWire(personWire, peoplePageSize),
  },
  'GET /api/personas/:id': { tag: 'Personas', summary: 'Lee una persona', answer: personWire },
  'POST /api/personas': {
    tag: 'Personas',
    summary: 'Crea una persona',
    status: 201,
    answer: savedPersonWire,
    refusals: [409],
  },
  'PUT /api/personas/update/:id': {
    tag: 'Personas',
    summary: 'Cambia una persona',
    answer: savedPersonWire,
    refusals: [409],
  },
  'DELETE /api/personas/delete/:id': {
    tag: 'Personas',
    summary: 'Elimina a una persona que no tiene cuenta de usuario',
    answer: messageWire,
    refusals: [409],
  },
  'POST /api/personas/upload': {
    tag: 'Personas',
    summary: 'Guarda la foto de una persona',
    status: 201,
    answer: savedPersonWire,
    refusals: [404],
    form: { fields: photoUploadFromWire, file: photoField, fileType: 'image/*' },
  },
  'GET /api/uploads/img/:fileName': {
    tag: 'Personas',
    summary: 'Muestra una foto',
    file: 'image/*',
  },
  'POST /oauth/token': {
    tag: 'Sesión',
    summary: 'Inicia sesión: entrega un token a cambio de usuario y clave (RFC 6749 §4.3)',
    answer: issuedTokenWire,
    refusals: [429],
    urlEncoded: tokenRequestWire,
  },
  'GET /.well-known/jwks.json': {
    tag: 'Sesión',
    summary: 'Publica la clave con la que se comprueban los tokens',
    answer: v.object({ keys: v.array(v.record(v.string(), v.string())) }),
  },
};

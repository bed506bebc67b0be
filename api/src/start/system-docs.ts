import { messageWire } from '@portal/contract/message';
import { parametersWire } from '@portal/contract/parameter';
import { issuedTokenWire, tokenRequestWire } from '@portal/contract/token-request';
import * as v from 'valibot';
import type { RouteDocs } from '../platform/document/route-docs';

const health = v.object({ status: v.literal('ok') });

export const systemDocs: Readonly<Record<string, RouteDocs>> = {
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
  'POST /api/contacto': {
    tag: 'Público',
    summary: 'Envía una solicitud de contacto',
    status: 201,
    answer: messageWire,
    isRepeatable: true,
    refusals: [429],
  },
  'GET /api/parametros/nosotros': {
    tag: 'Público',
    summary: 'Lee los textos de «Nosotros»',
    answer: parametersWire,
    isCached: true,
  },
  'GET /api/openapi.json': {
    tag: 'Sistema',
    summary: 'Este documento',
    answer: v.record(v.string(), v.unknown()),
  },
  'GET /api/docs': { tag: 'Sistema', summary: 'Este documento como página', file: 'text/html' },
  'GET /health/live': { tag: 'Sistema', summary: 'El proceso responde', answer: health },
  'GET /health/ready': {
    tag: 'Sistema',
    summary: 'El proceso y su base de datos responden',
    answer: health,
  },
};

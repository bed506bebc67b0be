import { applicantDataWire } from '@portal/contract/applicant-data';
import { messageWire } from '@portal/contract/message';
import { retentionPeriodWire, retentionWire } from '@portal/contract/retention';
import type { RouteDocs } from '../platform/document/route-docs';

const tag = 'Datos personales';

export const personalDataDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/candidatos/:id/datos': {
    tag,
    summary: 'Lee todo lo que se guarda de una persona que postuló, y quién lo ha usado',
    answer: applicantDataWire,
  },
  'PUT /api/candidatos/:id/datos': {
    tag,
    summary: 'Corrige el nombre y el correo de una persona que lo pidió',
    answer: messageWire,
    refusals: [409],
  },
  'GET /api/candidatos/:id/exportar': {
    tag,
    summary: 'Descarga todo lo que se guarda de una persona, con sus currículums; queda registro',
    file: 'application/zip',
    headers: { 'Content-Disposition': 'always' },
  },
  'POST /api/candidatos/:id/anonimizar': {
    tag,
    summary: 'Borra para siempre lo que identifica a una persona; pide repetir su correo',
    answer: messageWire,
    refusals: [409],
  },
  'GET /api/privacidad/plazo': {
    tag,
    summary: 'Lee por cuántos meses se guardan los datos',
    answer: retentionPeriodWire,
    isCached: true,
  },
  'GET /api/privacidad/conservacion': {
    tag,
    summary: 'Lee el plazo y a quién alcanza; con «meses», lo que significaría otro plazo',
    answer: retentionWire,
  },
  'PUT /api/privacidad/conservacion': {
    tag,
    summary: 'Cambia el plazo; nadie se anonimiza antes de 30 días desde entonces',
    answer: messageWire,
  },
};

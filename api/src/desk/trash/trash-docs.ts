import { messageWire } from '@portal/contract/message';
import { trashEntryWire } from '@portal/contract/trash';
import * as v from 'valibot';
import type { RouteDocs } from '../../platform/document/route-docs';

const tag = 'Papelera';

export const trashDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/papelera': {
    tag,
    summary: 'Lista lo que se eliminó en los últimos 30 días',
    answer: v.array(trashEntryWire),
  },
  'POST /api/papelera/restaurar': {
    tag,
    summary: 'Recupera algo de la papelera; un 409 dice qué lo impide',
    answer: messageWire,
    refusals: [404, 409],
  },
};

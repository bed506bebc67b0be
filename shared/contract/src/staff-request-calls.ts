import * as v from 'valibot';
import { keyOf } from './key-of';
import { pageNumberText, pageSizeText } from './page-number';
import { requestObject, wireIdText } from './request';
import { maxReplyLength, maxStaffRequestPageSize, requestSources } from './staff-request';
import type { StaffRequestKey, StaffRequestQuery, ReplyEntry } from './staff-request-entry';
import { freeText, requiredLines } from './text';

// Requests of staff about public requests, as the server validates them.

const source = v.picklist(Object.values(requestSources), 'La clase de solicitud no es válida.');

/** Query of GET /api/solicitudes. */
export const staffRequestQueryFromWire = v.pipe(
  v.object({
    page: v.optional(pageNumberText),
    size: v.optional(pageSizeText(maxStaffRequestPageSize)),
    q: v.optional(freeText(100)),
    estado: v.optional(v.picklist(['pendiente', 'atendida'], 'El estado no es válido.')),
    clase: v.optional(source),
  }),
  v.transform(({ page = 0, size = 20, q = '', estado, clase }): StaffRequestQuery => ({
    page,
    size,
    text: q,
    isAnswered: estado && estado === 'atendida',
    source: keyOf(requestSources, clase),
  })),
);

/** Path parameters `clase` and `id` of one request. */
export const staffRequestParams = v.pipe(
  v.object({ clase: source, id: wireIdText }),
  v.transform(({ clase, id }): StaffRequestKey => ({
    source: clase === requestSources.privacy ? 'privacy' : 'contact',
    id,
  })),
);

const choice = (message: string) => v.nullish(v.boolean(message), false);

/** Body of POST /api/solicitudes/{clase}/{id}/respuesta. */
export const replyFromWire = v.pipe(
  requestObject({
    texto: requiredLines('Escribe la respuesta.', maxReplyLength),
    por_correo: v.boolean('Indica si la respuesta sale por correo.'),
    con_copia: choice('Indica si se adjunta una copia de sus datos.'),
    elimina_datos: choice('Indica si se eliminan sus datos.'),
  }),
  v.transform((wire): ReplyEntry => ({
    text: wire.texto,
    isByMail: wire.por_correo,
    hasCopy: wire.con_copia,
    erasesData: wire.elimina_datos,
  })),
);

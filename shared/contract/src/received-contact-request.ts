import { contactLimits } from './contact-request';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { maxEmailLength, maxTextLength } from './text';

/** Fields of a contact request, as the sender filled them in. */
export const contactRequestFields = {
  name: { kind: 'plain', wire: 'nombre', max: maxTextLength },
  email: { kind: 'plain', wire: 'email', max: maxEmailLength },
  phone: { kind: 'plain', wire: 'celular', max: contactLimits.phone },
  description: { kind: 'plain', wire: 'descripcion', max: contactLimits.description },
} as const satisfies Fields;

/** Time of a request, and of its handling by staff. */
export const receiptFields = {
  receivedAt: { kind: 'moment', wire: 'fecha' },
  /** Undefined until the request is handled. */
  answeredAt: { kind: 'moment', wire: 'fecha_atencion', isOptional: true },
} as const satisfies Fields;

const fields = {
  id: { kind: 'id', wire: 'id_contacto' },
  ...contactRequestFields,
  ...receiptFields,
} as const satisfies Fields;

/** A stored contact request. */
export type ReceivedContactRequest = RecordOf<typeof fields>;

/** Item of GET /api/contacto/solicitudes. */
export const receivedContactRequestWire = answerSchema(fields);
export const receivedContactRequestFromWire = fromWire(fields);
export const receivedContactRequestToWire = toWire(fields);

import * as v from 'valibot';
import { contactLimits, type ContactRequest } from './contact-request';
import { maxEmailLength, maxTextLength } from './text';
import { wireInteger, wireMoment, wireObject, wireOptionalMoment, wireTextUpTo } from './wire';

/** A contact request as staff find it again. */
export type ReceivedContactRequest = ContactRequest & {
  id: number;
  receivedAt: string;
  /** Undefined while nobody has dealt with it. */
  answeredAt: string | undefined;
};

export const receivedContactRequestWire = wireObject({
  id_contacto: wireInteger,
  nombre: wireTextUpTo(maxTextLength),
  email: wireTextUpTo(maxEmailLength),
  celular: wireTextUpTo(contactLimits.phone),
  descripcion: wireTextUpTo(contactLimits.description),
  fecha: wireMoment,
  fecha_atencion: wireOptionalMoment,
});

export const receivedContactRequestFromWire = v.pipe(
  receivedContactRequestWire,
  v.transform((wire): ReceivedContactRequest => ({
    id: wire.id_contacto,
    name: wire.nombre,
    email: wire.email,
    phone: wire.celular,
    description: wire.descripcion,
    receivedAt: wire.fecha,
    answeredAt: wire.fecha_atencion ?? undefined,
  })),
);

export const receivedContactRequestToWire = (request: ReceivedContactRequest) => ({
  id_contacto: request.id,
  nombre: request.name,
  email: request.email,
  celular: request.phone,
  descripcion: request.description,
  fecha: request.receivedAt,
  fecha_atencion: request.answeredAt,
});

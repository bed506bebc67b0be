import * as v from 'valibot';
import { freeLines, requiredEmail, requiredLines, requiredText } from './text';
import { requestObject } from './wire';

export const contactLimits = { phone: 40, description: 4000 } as const;

/** What a visitor enters to be contacted (specification §5). */
export const contactRequest = v.object({
  name: requiredText('El nombre es obligatorio.'),
  email: requiredEmail('El correo electrónico es obligatorio y debe ser válido.'),
  phone: requiredText('El número de celular es obligatorio.', contactLimits.phone),
  description: requiredLines('La descripción es obligatoria.', contactLimits.description),
});
export type ContactRequest = v.InferOutput<typeof contactRequest>;

/** A field of the form that no person sees: whoever fills it in is a robot. */
export const honeypotField = 'sitio';

/** With room for what robots write, so that they learn nothing. */
export const honeypotWire = v.nullish(freeLines(contactLimits.description), '');

export const contactRequestFromWire = v.pipe(
  requestObject({
    nombre: contactRequest.entries.name,
    email: contactRequest.entries.email,
    celular: contactRequest.entries.phone,
    descripcion: contactRequest.entries.description,
    [honeypotField]: honeypotWire,
  }),
  v.transform((wire) => ({
    name: wire.nombre,
    email: wire.email,
    phone: wire.celular,
    description: wire.descripcion,
    isFromRobot: wire[honeypotField] !== '',
  })),
);

export const contactRequestToWire = ({ name, email, phone, description }: ContactRequest) => ({
  nombre: name,
  email,
  celular: phone,
  descripcion: description,
});

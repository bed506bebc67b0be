import * as v from 'valibot';
import { requiredEmail, requiredLines, requiredText } from './text';
import { wireObject, wireText } from './wire';

/** What a visitor enters to be contacted (specification §5). */
export const contactRequest = v.object({
  name: requiredText('El nombre es obligatorio.'),
  email: requiredEmail('El correo electrónico es obligatorio y debe ser válido.'),
  phone: requiredText('El número de celular es obligatorio.', 40),
  description: requiredLines('La descripción es obligatoria.', 4000),
});
export type ContactRequest = v.InferOutput<typeof contactRequest>;

/** A field of the form that no person sees: whoever fills it in is a robot. */
export const honeypotField = 'sitio';

const contactRequestWire = wireObject({
  nombre: wireText,
  email: wireText,
  celular: wireText,
  descripcion: wireText,
  [honeypotField]: wireText,
});

export const contactRequestFromWire = v.pipe(
  contactRequestWire,
  v.transform((wire) => ({
    name: wire.nombre,
    email: wire.email,
    phone: wire.celular,
    description: wire.descripcion,
    isFromRobot: wire[honeypotField] !== '',
  })),
  v.object({ ...contactRequest.entries, isFromRobot: v.boolean() }),
);

export const contactRequestToWire = ({ name, email, phone, description }: ContactRequest) => ({
  nombre: name,
  email,
  celular: phone,
  descripcion: description,
});

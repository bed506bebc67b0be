import * as v from 'valibot';
import { requiredEmail, requiredLines, requiredText } from './text';

/** Longest phone number and description, in characters. */
export const contactLimits = { phone: 40, description: 4000 } as const;

/** Contact form (S5.03 to S5.06). */
export const contactRequest = v.object({
  name: requiredText('El nombre es obligatorio.'),
  email: requiredEmail('El correo electrónico es obligatorio y debe ser válido.'),
  phone: requiredText('El número de celular es obligatorio.', contactLimits.phone),
  description: requiredLines('La descripción es obligatoria.', contactLimits.description),
});
/** Validated values of the contact form. */
export type ContactRequest = v.InferOutput<typeof contactRequest>;

/** Name of a form field hidden from people. A form with a value in it was sent by a robot. */
export const honeypotField = 'sitio';

/** Body of POST /api/contacto (S3.04, S7.03). */
export const contactRequestToWire = ({ name, email, phone, description }: ContactRequest) => ({
  nombre: name,
  email,
  celular: phone,
  descripcion: description,
});

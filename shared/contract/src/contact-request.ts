import * as v from 'valibot';
import { requiredEmail, requiredLines, requiredText } from './text';

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

export const contactRequestToWire = ({ name, email, phone, description }: ContactRequest) => ({
  nombre: name,
  email,
  celular: phone,
  descripcion: description,
});

import type { Fields } from './fields';
import { maxTextLength } from './text';

// Data of the company. Each table is one part of «Empresa», which is edited, confirmed and shown
// separately. Field names are unique across the tables, so that an answer can combine parts.

/** These fields are shown as plain text only, so «<» and «>» are refused. */
const words = {
  of: /^[^<>]*$/,
  message: 'Escribe solo texto, sin los signos < y >.',
};

/** An https address that every browser accepts: a domain with a dot, no port. */
const https = String.raw`https:\/\/(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}(?:[\/?#][A-Za-z0-9._~:\/?#\[\]@!$&'()*+,;=%-]*)?`;
const wrongAddress =
  'Escribe la dirección completa, desde https://, como https://www.ejemplo.com/empresa.';
const address = { of: new RegExp(`^${https}$`), message: wrongAddress };
const addressOrNothing = { of: new RegExp(`^(?:${https})?$`), message: wrongAddress };
const maxAddressLength = 500;

const required = 'Este campo es obligatorio.';

const text = <Wire extends string>(wire: Wire, label: string, max: number) =>
  ({ kind: 'text', wire, label, max, required, pattern: words }) as const;

const lines = <Wire extends string>(wire: Wire, label: string, max: number) =>
  ({ kind: 'lines', wire, label, max, required, pattern: words }) as const;

/** Part «Identidad y contacto»: name, claim, e-mail and WhatsApp number. */
export const identityFields = {
  name: text('nombre', 'Nombre', 60),
  claim: text('lema', 'Lema', 120),
  email: {
    kind: 'email',
    wire: 'correo',
    label: 'Correo',
    required,
    malformed: 'Escribe un correo válido, como contacto@ejemplo.com.',
  },
  whatsAppNumber: {
    kind: 'text',
    wire: 'whatsapp',
    label: 'Número de WhatsApp',
    max: 15,
    required,
    pattern: {
      of: /^[1-9]\d{7,14}$/,
      message: 'Escribe solo cifras, con el código del país: por ejemplo, 56912345678.',
    },
  },
} as const satisfies Fields;

const social = <Wire extends string, Label extends string>(wire: Wire, label: Label) =>
  ({ kind: 'text', wire, label, max: maxAddressLength, pattern: addressOrNothing }) as const;

/** In the order of the social bar (S1.03). A network without an address has no link. */
export const socialFields = {
  WhatsApp: social('whatsapp', 'WhatsApp'),
  YouTube: social('youtube', 'YouTube'),
  TikTok: social('tiktok', 'TikTok'),
  Facebook: social('facebook', 'Facebook'),
  Instagram: social('instagram', 'Instagram'),
  LinkedIn: social('linkedin', 'LinkedIn'),
  Telegram: social('telegram', 'Telegram'),
  X: social('x', 'X'),
} as const satisfies Fields;

/** Name of a social network of the bar. */
export type SocialNetwork = keyof typeof socialFields;

/** Part «Formulario externo»: address of the external application form (S2.30). */
export const applicationFormFields = {
  applicationFormUrl: {
    kind: 'text',
    wire: 'formulario',
    label: 'Dirección del formulario',
    max: maxAddressLength,
    required,
    pattern: address,
  },
} as const satisfies Fields;

/** Part «Video» of «Trabaja con nosotros» (S2.29). */
export const videoFields = {
  /** If empty, the site shows its own clip. */
  videoUrl: {
    kind: 'text',
    wire: 'video',
    label: 'Dirección del video',
    max: maxAddressLength,
    pattern: addressOrNothing,
  },
  videoTitle: text('video_titulo', 'Título', 80),
  videoLead: text('video_texto', 'Texto', 300),
} as const satisfies Fields;

/** Part «Testimonios»: exactly three (S2.28). */
export const testimonialFields = {
  testimonials: {
    kind: 'entries',
    wire: 'testimonios',
    label: 'Testimonios',
    item: 'Testimonio',
    min: 3,
    max: 3,
    of: {
      quote: lines('cita', 'Cita', 600),
      name: text('nombre', 'Nombre', 80),
      role: text('cargo', 'Cargo y ciudad', 120),
    },
  },
} as const satisfies Fields;

/** Part «Beneficios»: exactly three (S2.28). */
export const benefitFields = {
  benefits: {
    kind: 'entries',
    wire: 'beneficios',
    label: 'Beneficios',
    item: 'Beneficio',
    min: 3,
    max: 3,
    of: { title: text('titulo', 'Título', 80), text: lines('texto', 'Texto', 400) },
  },
} as const satisfies Fields;

/** Part «Diapositivas del inicio»: exactly ten slides (S2.22). */
export const homeFields = {
  slides: {
    kind: 'entries',
    wire: 'diapositivas',
    label: 'Diapositivas',
    item: 'Diapositiva',
    min: 10,
    max: 10,
    of: { title: text('titulo', 'Título', 80), text: text('texto', 'Texto', 160) },
  },
} as const satisfies Fields;

/** Part «Nosotros»: up to 30 texts (S2.35, S7.04). */
export const aboutFields = {
  parameters: {
    kind: 'entries',
    wire: 'data',
    label: 'Textos',
    item: 'Texto',
    min: 0,
    max: 30,
    of: {
      name: text('nombre_parametro', 'Título', maxTextLength),
      description: lines('descripcion', 'Texto', 4000),
    },
  },
} as const satisfies Fields;

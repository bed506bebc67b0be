import type { StaffRequest } from '@portal/contract/staff-request';
import type { ReplyEntry } from '@portal/contract/staff-request-entry';
import { shortDate } from '@portal/kit/format/dates';
import { paths } from '@portal/kit/routing/paths';
import { listHoldings } from './request-words';

export type ReplyFacts = {
  request: StaffRequest;
  /** Name of the user; '' if the session has none. */
  author: string;
  company: string;
  now: Date;
};

/** A ready answer, with the options that it implies. */
export type ReplyText = Pick<ReplyEntry, 'hasCopy' | 'erasesData'> & {
  key: string;
  label: string;
  paragraphs: (facts: ReplyFacts) => readonly string[];
};

const onlyWords = { hasCopy: false, erasesData: false };

/** Answers never name the other e-mails: staff only assume that they belong to the same person. */
const otherEmails = 'Si postulaste con otro correo, escríbenos desde ese correo.';

function leftOut({ holdings }: StaffRequest) {
  const unproved = holdings?.unproved && listHoldings(holdings.unproved);
  return unproved
    ? [
        `Con este correo recibimos además ${unproved} que nadie ha confirmado, así que no los incluimos. Si son tuyos, envía otra solicitud en ${location.origin}${paths.privacy} con el código de esa postulación.`,
      ]
    : [];
}

const erased: ReplyText = {
  key: 'erased',
  label: 'Datos eliminados',
  hasCopy: false,
  erasesData: true,
  paragraphs: ({ request, now }) => {
    const holdings = request.holdings && listHoldings(request.holdings);
    const what = holdings ? `: ${holdings}` : '';
    return [
      `El ${shortDate(now.toISOString())} eliminamos los datos que recibimos con este correo${what}. De ellos guardamos solo el registro de esta solicitud, para poder demostrar que la atendimos.`,
      ...leftOut(request),
      `Si crees que algo falta, responde a este correo. ${otherEmails}`,
    ];
  },
};

const copied: ReplyText = {
  key: 'copied',
  label: 'Copia adjunta',
  hasCopy: true,
  erasesData: false,
  paragraphs: ({ request }) => {
    const holdings = request.holdings && listHoldings(request.holdings);
    const what = holdings ? ` (${holdings})` : '';
    return [
      `Adjuntamos una copia de los datos que recibimos con este correo${what}. El archivo «datos.json» trae los datos, y la carpeta «curriculums», tus archivos.`,
      ...leftOut(request),
      `Si quieres corregir o eliminar algo, responde a este correo. ${otherEmails}`,
    ];
  },
};

const corrected: ReplyText = {
  ...onlyWords,
  key: 'corrected',
  label: 'Dato corregido',
  paragraphs: () => [
    'Corregimos el dato que nos indicaste.',
    'Si todavía ves algo equivocado, responde a este correo.',
  ],
};

const nothingHeld: ReplyText = {
  ...onlyWords,
  key: 'nothing',
  label: 'No tenemos sus datos',
  paragraphs: ({ request }) => [
    `Buscamos datos asociados al correo ${request.email} y no guardamos ninguno, aparte de esta solicitud.`,
    otherEmails,
  ],
};

const identity: ReplyText = {
  ...onlyWords,
  key: 'identity',
  label: 'Pedir que confirme quién es',
  paragraphs: () => [
    `Para proteger tus datos necesitamos confirmar que la solicitud es tuya. Envíala otra vez en ${location.origin}${paths.privacy} con el código de tu postulación: está en la página que viste al postular.`,
    'Apenas la tengamos, la atendemos.',
  ],
};

const thanks: ReplyText = {
  ...onlyWords,
  key: 'thanks',
  label: 'Agendar una llamada',
  paragraphs: ({ request }) => [
    'Gracias por escribirnos. Nos gustaría conocer mejor lo que necesitas.',
    request.phone
      ? `¿Qué día y a qué hora podemos llamarte al ${request.phone}?`
      : '¿Qué día y a qué hora podemos llamarte?',
  ],
};

const declined: ReplyText = {
  ...onlyWords,
  key: 'declined',
  label: 'No podemos ayudar',
  paragraphs: () => [
    'Gracias por escribirnos. Esta vez no podemos ayudarte con lo que nos pides, pero guardamos tu mensaje por si eso cambia.',
  ],
};

const blank: ReplyText = {
  ...onlyWords,
  key: 'blank',
  label: 'Solo saludo y firma',
  paragraphs: () => [''],
};

/** The ready texts for a request, the likeliest first. */
export function textsFor(request: StaffRequest): readonly [ReplyText, ...ReplyText[]] {
  const { kind, holdings, isCodeRight, canMail } = request;
  if (!kind) return [thanks, declined, blank];
  if (!holdings) return [nothingHeld, identity, blank];
  if (kind === 'rectification') return [corrected, identity, blank];
  if (holdings.applications === 0) return [identity, blank];
  // Without mail the site neither sends a copy nor erases, but the text still fits.
  const own = { ...(kind === 'erasure' ? erased : copied), ...(!canMail && onlyWords) };
  return isCodeRight ? [own, identity, blank] : [identity, own, blank];
}

export const writeReply = (text: ReplyText, facts: ReplyFacts) =>
  [
    `Hola, ${facts.request.name}:`,
    ...text.paragraphs(facts),
    facts.author ? `${facts.author}, ${facts.company}` : `El equipo de ${facts.company}`,
  ].join('\n\n');

/** Subject of an answer that staff send by hand. */
export const subjectOf = ({ kind }: StaffRequest, company: string) =>
  kind ? `Tus datos en ${company}` : `Tu solicitud a ${company}`;

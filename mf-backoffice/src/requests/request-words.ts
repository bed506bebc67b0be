import type { PrivacyRequestKind } from '@portal/contract/privacy-request';
import type { RequestSummary } from '@portal/contract/staff-request';

const kindLabels: Record<PrivacyRequestKind, string> = {
  access: 'Una copia de sus datos',
  rectification: 'Corregir un dato',
  erasure: 'Eliminar sus datos',
};

const asked: Record<PrivacyRequestKind, string> = {
  access: 'pide una copia de sus datos',
  rectification: 'pide corregir un dato',
  erasure: 'pide eliminar sus datos',
};

/** What a request is about, in a few words. */
export const topicOf = ({ kind }: Pick<RequestSummary, 'kind'>) =>
  kind ? kindLabels[kind] : 'Contacto';

/** The same as a sentence about its writer. */
export const sentenceOf = ({ name, kind }: Pick<RequestSummary, 'name' | 'kind'>) =>
  `${name} ${kind ? asked[kind] : 'escribió por el formulario de contacto'}`;

/** A number with the word for one, or for any other. */
export const counted = (count: number, [one, other]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : other}`;

/** «3 postulaciones, 1 currículum y 11 respuestas»; undefined when there is nothing. */
export function listHoldings(holdings: {
  applications: number;
  curriculums: number;
  answers: number;
}) {
  const parts = [
    [holdings.applications, ['postulación', 'postulaciones']],
    [holdings.curriculums, ['currículum', 'currículums']],
    [holdings.answers, ['respuesta', 'respuestas']],
  ] as const;
  const named = parts.filter(([count]) => count > 0).map(([count, words]) => counted(count, words));
  return named.length > 0 ? inALine.format(named) : undefined;
}

const inALine = new Intl.ListFormat('es');

import { aStaffRequest, anErasureRequest, someHoldings } from '@portal/contract/testing/a-request';
import { textsFor, writeReply } from './reply-texts';

const now = new Date(2026, 2, 6, 12);
const company = 'Puente';

const firstText = (request = anErasureRequest(), author = 'Andrea Duarte') =>
  writeReply(textsFor(request)[0], { request, author, company, now });

test('an erasure tells what goes, with the real figures and names', () => {
  expect(firstText()).toBe(
    [
      'Hola, Ana:',
      'El 06/03/2026 eliminamos los datos que recibimos con este correo: 3 postulaciones, 2 currículums y 11 respuestas. De ellos guardamos solo el registro de esta solicitud, para poder demostrar que la atendimos.',
      'Si crees que algo falta, responde a este correo. Si postulaste con otro correo, escríbenos desde ese correo.',
      'Andrea Duarte, Puente',
    ].join('\n\n'),
  );
});

test('one of a kind is told as one, and what there is none of is not told', () => {
  const holdings = someHoldings({ applications: 1, curriculums: 0, answers: 1 });
  expect(firstText(anErasureRequest({ holdings }))).toContain(': 1 postulación y 1 respuesta.');
});

const unprovedHoldings = someHoldings({
  applications: 0,
  unproved: { applications: 1, curriculums: 1, answers: 0 },
});

test.each([
  [anErasureRequest(), 'Datos eliminados'],
  [anErasureRequest({ isCodeRight: false }), 'Pedir que confirme quién es'],
  [anErasureRequest({ holdings: undefined }), 'No tenemos sus datos'],
  [anErasureRequest({ holdings: unprovedHoldings }), 'Pedir que confirme quién es'],
  [anErasureRequest({ kind: 'access' }), 'Copia adjunta'],
  [anErasureRequest({ kind: 'rectification' }), 'Dato corregido'],
  [aStaffRequest(), 'Agendar una llamada'],
])('the likeliest text stands first', (request, label) => {
  expect(textsFor(request)[0].label).toBe(label);
});

test('no text shows a fact that is missing', () => {
  const nothing = { applications: 0, curriculums: 0, answers: 0 };
  const empty = someHoldings({ name: '', ...nothing, unproved: nothing });
  const requests = [
    aStaffRequest({ phone: undefined, text: undefined }),
    ...(['access', 'erasure', 'rectification'] as const).flatMap((kind) => [
      anErasureRequest({ kind, holdings: empty, country: undefined, code: undefined }),
      anErasureRequest({ kind, holdings: undefined }),
    ]),
  ];
  for (const request of requests) {
    for (const text of textsFor(request)) {
      const written = writeReply(text, { request, author: '', company, now });
      expect(written).not.toMatch(/undefined|null|NaN|\(\)|: \./);
      expect(written).toMatch(/^Hola, Ana:[^]*El equipo de Puente$/);
    }
  }
});

test('no text promises what is not done as long as nothing is proved', () => {
  for (const kind of ['access', 'erasure'] as const) {
    const texts = textsFor(anErasureRequest({ kind, holdings: unprovedHoldings }));
    expect(texts.some(({ erasesData, hasCopy }) => erasesData || hasCopy)).toBe(false);
  }
});

test.each(['access', 'erasure'] as const)(
  'what nobody confirmed is told as left out, and other e-mails are not told at all: %s',
  (kind) => {
    const sent = { applications: 1, curriculums: 1, answers: 0 };
    const others = [{ email: 'otra@example.org', ...sent }];
    const request = anErasureRequest({ kind, holdings: someHoldings({ unproved: sent, others }) });

    const text = firstText(request);

    expect(text).toContain(
      'Con este correo recibimos además 1 postulación y 1 currículum que nadie ha confirmado',
    );
    expect(text).not.toContain('otra@example.org');
  },
);

test('without mails no text does anything to the data', () => {
  const texts = textsFor(anErasureRequest({ canMail: false }));
  expect(texts.some(({ erasesData, hasCopy }) => erasesData || hasCopy)).toBe(false);
});

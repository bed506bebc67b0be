import { accountStates } from '@portal/contract/account';
import { applicationEventsPath } from '@portal/contract/application-events';
import { candidateViewsToWire } from '@portal/contract/candidate-views';
import { duplicateToWire, mergeToWire } from '@portal/contract/duplicates';
import { pageOfToWire } from '@portal/contract/page-of';
import { retentionToWire } from '@portal/contract/retention';
import {
  requestPageToWire,
  staffRequestToWire,
  type StaffRequest,
} from '@portal/contract/staff-request';
import { trashEntryToWire } from '@portal/contract/trash';
import { brokenIn } from './sweep/broken-words';
import { topmost } from './sweep/check';
import { outOfReach } from './sweep/reach';
import { settle } from './sweep/settle';
import { expect, type Page } from './test';

/** The longest word that any field accepts. */
export const longWord = `L'Ñandú"`.repeat(32).slice(0, 255);

const longEmail = `${longWord.replaceAll('"', '.').slice(0, 240)}@correo.example`;

/** Codes and times that programs read; replacing them would make the answer invalid. */
const isForPrograms = (name: string, text: string) =>
  [
    'tipo',
    'motivo',
    'accion',
    'moneda',
    'sobre',
    'foto',
    'path_curriculum',
    'codigo',
    'estado_publico',
    'rol',
  ].includes(name) ||
  Object.values<string>(accountStates).includes(text) ||
  /^[\d\s:.TZ+-]*$/.test(text);

/** Maximum list length; more items show nothing new. */
const most = 8;

function withLongWords(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (name === 'correo') return longEmail;
    return isForPrograms(name, value) ? value : longWord;
  }
  if (Array.isArray(value)) return value.slice(0, most).map((item) => withLongWords(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withLongWords(item, key)]),
  );
}

const at = '2026-03-05T14:07:00';
const aRequest = (word: string, changes: Partial<StaffRequest> = {}): StaffRequest => ({
  source: 'contact',
  id: 1,
  kind: undefined,
  name: word,
  email: word,
  receivedAt: at,
  answeredAt: undefined,
  dueOn: undefined,
  phone: word,
  code: undefined,
  text: word,
  country: undefined,
  isCodeRight: false,
  holdings: undefined,
  reply: undefined,
  canMail: false,
  ...changes,
});

const sent = { applications: 3, curriculums: 2, answers: 11 };

const aPrivacyRequest = (word: string) =>
  aRequest(word, {
    source: 'privacy',
    kind: 'erasure',
    dueOn: '2026-03-12',
    code: word,
    country: word,
    holdings: {
      applicantId: 1,
      name: word,
      ...sent,
      unproved: sent,
      others: [{ email: longEmail, ...sent }],
    },
    canMail: true,
  });

const pageWith = <Item, Wire>(item: Item, toWire: (item: Item) => Wire) =>
  pageOfToWire({ items: [item], number: 0, totalPages: 1, isFirst: true, isLast: true }, toWire);

const possible = (word: string, id: number) => ({
  id,
  name: word,
  email: word,
  version: 1,
  createdAt: at,
  applications: 1,
  curriculums: 1,
  answers: 1,
});

/** Content for lists that are empty at first. */
const madeUp = (word: string): Record<string, unknown> => ({
  '/api/solicitudes': requestPageToWire({
    items: [aRequest(word), aPrivacyRequest(word)],
    number: 0,
    totalPages: 1,
    isFirst: true,
    isLast: true,
    pending: 2,
    answered: 0,
  }),
  '/api/solicitudes/contacto/1': staffRequestToWire(aRequest(word)),
  '/api/solicitudes/privacidad/1': staffRequestToWire(aPrivacyRequest(word)),
  '/api/privacidad/conservacion': retentionToWire({
    months: 12,
    changedAt: at,
    changedBy: word,
    dueSoon: 1,
    anonymised: 0,
    next: [{ applicant: { id: 1, name: word, email: word }, anonymisedFrom: at }],
  }),
  '/api/candidatos/duplicados': pageWith(
    { reason: 'email' as const, one: possible(word, 1), other: possible(word, 2) },
    duplicateToWire,
  ),
  '/api/candidatos/fusiones': pageWith(
    {
      id: 1,
      kept: possible(word, 1),
      merged: possible(word, 2),
      mergedAt: at,
      mergedBy: word,
      daysLeft: 3,
    },
    mergeToWire,
  ),
  '/api/papelera': [
    trashEntryToWire({
      kind: 'offerSkill',
      id: 1,
      name: word,
      offerTitle: word,
      deletedBy: word,
      deletedAt: at,
      daysLeft: 3,
    }),
  ],
  '/api/candidatos/vistas': candidateViewsToWire([
    { name: word.slice(0, 60), query: 'estado=1', isDefault: false },
  ]),
});

/** Makes the API return content for empty lists; for `longWord` it replaces all texts. */
export async function answerWith(page: Page, word: string) {
  const answers = madeUp(word);
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isRead = route.request().method() === 'GET';
    if (!isRead || pathname === applicationEventsPath) return route.continue();
    if (pathname in answers) return route.fulfill({ json: answers[pathname] });
    if (word !== longWord) return route.continue();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    if (!isJson || !response.ok()) return route.fulfill({ response });
    return route.fulfill({ response, json: withLongWords(await response.json()) });
  });
}

/**
 * Expects no horizontal overflow, all controls within reach and no broken words at each width, in
 * the open dialog or the given part.
 */
export async function expectAllInReach(page: Page, where: string, part = page.locator('body')) {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    const top = await part.evaluateHandle(topmost);
    expect.soft(await top.evaluate(outOfReach), `${where} at ${width} px`).toEqual([]);
    expect.soft(await top.evaluate(brokenIn), `${where} at ${width} px, broken`).toEqual([]);
  }
}

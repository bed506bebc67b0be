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
import { expect, type Page } from './test';

/** One word, as people may write it: of as many letters as any field takes. */
export const longWord = `L'Ñandú"`.repeat(32).slice(0, 255);

const longEmail = `${longWord.replaceAll('"', '.').slice(0, 240)}@correo.example`;

/** Names and times that programs read: another text there would be no answer at all. */
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
  ].includes(name) || /^[\d\s:.TZ+-]*$/.test(text);

/** An answer of the server in which every text is that word. */
function withLongWords(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (name === 'correo') return longEmail;
    return isForPrograms(name, value) ? value : longWord;
  }
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withLongWords(item, key)]),
  );
}

const at = '2026-03-05T14:07:00';
const aRequest = (changes: Partial<StaffRequest>): StaffRequest => ({
  source: 'contact',
  id: 1,
  kind: undefined,
  name: longWord,
  email: longWord,
  receivedAt: at,
  answeredAt: undefined,
  dueOn: undefined,
  phone: longWord,
  code: undefined,
  text: longWord,
  country: undefined,
  isCodeRight: false,
  holdings: undefined,
  reply: undefined,
  canMail: false,
  ...changes,
});

const contactRequest = aRequest({});
const privacyRequest = aRequest({
  source: 'privacy',
  kind: 'erasure',
  dueOn: '2026-03-12',
  code: longWord,
  country: longWord,
  holdings: { applicantId: 1, name: longWord, applications: 3, curriculums: 2, answers: 11 },
  canMail: true,
});

const pageWith = <Item, Wire>(item: Item, toWire: (item: Item) => Wire) =>
  pageOfToWire({ items: [item], number: 0, totalPages: 1, isFirst: true, isLast: true }, toWire);

const possible = (id: number) => ({
  id,
  name: longWord,
  email: longWord,
  version: 1,
  createdAt: at,
  applications: 1,
  curriculums: 1,
  answers: 1,
});

/** What is empty at first. */
const madeUp: Record<string, unknown> = {
  '/api/solicitudes': requestPageToWire({
    items: [contactRequest, privacyRequest],
    number: 0,
    totalPages: 1,
    isFirst: true,
    isLast: true,
    pending: 2,
    answered: 0,
  }),
  '/api/solicitudes/contacto/1': staffRequestToWire(contactRequest),
  '/api/solicitudes/privacidad/1': staffRequestToWire(privacyRequest),
  '/api/privacidad/conservacion': retentionToWire({
    months: 12,
    changedAt: at,
    changedBy: longWord,
    dueSoon: 1,
    anonymised: 0,
    next: [{ applicant: { id: 1, name: longWord, email: longWord }, anonymisedFrom: at }],
  }),
  '/api/candidatos/duplicados': pageWith(
    { reason: 'email' as const, one: possible(1), other: possible(2) },
    duplicateToWire,
  ),
  '/api/candidatos/fusiones': pageWith(
    {
      id: 1,
      kept: possible(1),
      merged: possible(2),
      mergedAt: at,
      mergedBy: longWord,
      daysLeft: 3,
    },
    mergeToWire,
  ),
  '/api/papelera': [
    trashEntryToWire({
      kind: 'offerSkill',
      id: 1,
      name: longWord,
      offerTitle: longWord,
      deletedBy: longWord,
      deletedAt: at,
      daysLeft: 3,
    }),
  ],
  '/api/candidatos/vistas': candidateViewsToWire([
    { name: longWord.slice(0, 60), query: 'estado=1', isDefault: false },
  ]),
};

/** From now on whatever the page reads is made of long words. */
export const answerWithLongWords = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isRead = route.request().method() === 'GET';
    if (!isRead || pathname === applicationEventsPath) return route.continue();
    if (pathname in madeUp) return route.fulfill({ json: madeUp[pathname] });
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    if (!isJson || !response.ok()) return route.fulfill({ response });
    return route.fulfill({ response, json: withLongWords(await response.json()) });
  });

/**
 * At each width the page is no wider than its window, and in the dialog that is open, else in a part of the page,
 * one can press all that there is to press; no word of the site's own is broken.
 */
export async function expectAllInReach(page: Page, where: string, part = page.locator('body')) {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    const top = await part.evaluateHandle(topmost);
    expect.soft(await top.evaluate(outOfReach), `${where} at ${width} px`).toEqual([]);
    expect.soft(await top.evaluate(brokenWords), `${where} at ${width} px, broken`).toEqual([]);
  }
}

/** What depends on the width is drawn, and what rises while it opens has risen. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What is skipped, far below, stands still until it is scrolled to.
    const isMoving = ({ playState, effect }: Animation) => {
      const { iterations, endTime } = effect?.getComputedTiming() ?? {};
      const target = effect instanceof KeyframeEffect ? effect.target : undefined;
      const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true });
      return playState === 'running' && isDrawn && iterations === 1 && Number(endTime) < 1000;
    };
    await frame();
    do await frame();
    while (document.getAnimations().some(isMoving));
  });

// These run in the page.

/** What is open above the part, such as a dialog, else the part. */
const topmost = (part: Element) =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].findLast(
    (element) => element.checkVisibility({ visibilityProperty: true }),
  ) ?? part;

/** What is wider than the window, and what cannot be pressed. */
function outOfReach(top: Element) {
  const { clientWidth, scrollWidth } = document.documentElement;
  const name = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 30)}`;
  const canScroll = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      canScroll(element.parentElement));

  const controls = [
    ...top.querySelectorAll('a, button, input, select, textarea, summary, [role=menuitem]'),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      !element.closest('[inert], [aria-hidden=true]'),
  );
  const beyond = controls.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > clientWidth + 1) && !canScroll(element.parentElement);
  });
  const covered = controls.filter((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top: edge, width, height } = element.getClientRects()[0] ?? new DOMRect();
    // What stands above the window comes with the focus, such as the way to the content.
    const found = document.elementFromPoint(left + width / 2, edge + height / 2);
    return found && !element.contains(found) && !found.contains(element);
  });
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...(top.scrollWidth > top.clientWidth + 1 ? [`${name(top)} has ${top.scrollWidth} px`] : []),
    ...beyond.map((element) => `beyond: ${name(element)}`),
    ...covered.map((element) => `covered: ${name(element)}`),
  ];
}

/** What the site itself says keeps its words whole, whatever stands beside it. */
function brokenWords(top: Element) {
  const broken: string[] = [];
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: run, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
      if (run.length > 30) continue;
      for (const word of run.matchAll(/[\p{L}\d.,$]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index + word.index);
        range.setEnd(text, index + word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)));
        if (lines.size > 1) broken.push(word[0]);
      }
    }
  }
  return broken;
}

import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { fireEvent } from '@testing-library/react';
import { loadAhead } from './load-ahead';
import { createRouteTable } from './route-table';

const route = {
  application: 'mf-a',
  path: '/contacto',
  title: 'Contacto',
  page: 'contact-page',
  access: 'public',
  render: 'server',
} as const;
const guarded = { ...route, path: '/maestro', access: 'ROLE_ADMIN' } as const;

const pages = {
  load: jest.fn(),
  component: jest.fn(),
  forgetFailure: jest.fn(),
  isReady: jest.fn(),
  takeOver: jest.fn(),
  replacement: jest.fn(),
  subscribe: jest.fn(),
};

const link = (name: string) => {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no link ${name}.`);
  return found;
};

beforeAll(() => loadAhead(pages, createRouteTable({ remotes: {}, routes: [route, guarded] })));

beforeEach(() => {
  jest.resetAllMocks();
  pages.load.mockResolvedValue(() => 'page');
  document.body.innerHTML = `
    <a href="/contacto"><b>Contacto</b></a>
    <a href="/maestro">Maestro</a>
    <a href="https://example.org/contacto">Otro sitio</a>
    <a href="/no-existe">Nada</a>
    <p>Texto</p>`;
});

test.each([
  ['pointed at', () => fireEvent.pointerOver(link('Contacto').firstElementChild ?? document)],
  ['focused', () => fireEvent.focusIn(link('Contacto'))],
])('loads the page of a link that is %s', (_how, act) => {
  act();

  expect(pages.load).toHaveBeenCalledWith(route);
});

test('loads nothing guarded, foreign or unknown, and nothing for what is no link', () => {
  for (const name of ['Maestro', 'Otro sitio', 'Nada']) fireEvent.pointerOver(link(name));
  fireEvent.pointerOver(document.querySelector('p') ?? document);

  expect(pages.load).not.toHaveBeenCalled();
});

test('loads a guarded page for whom its guard lets in, and for nobody else', () => {
  startSession(sessionToken({ roles: ['ROLE_USER'] }));
  fireEvent.pointerOver(link('Maestro'));
  expect(pages.load).not.toHaveBeenCalled();

  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
  fireEvent.pointerOver(link('Maestro'));
  expect(pages.load).toHaveBeenCalledWith(guarded);
  endSession();
});

test('leaves it to the link to fail', async () => {
  pages.load.mockRejectedValue(new Error('offline'));
  fireEvent.pointerOver(link('Contacto'));
  await Promise.resolve();

  expect(pages.forgetFailure).toHaveBeenCalledWith(route);
});

import { jobApplicationPageToWire } from '@portal/contract/job-application-page';
import { offerToWire } from '@portal/contract/offer-bodies';
import { pageOfToWire } from '@portal/contract/page-of';
import { personToWire } from '@portal/contract/person';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { aPerson } from '@portal/contract/testing/a-person';
import { anApplication } from '@portal/contract/testing/an-application';
import { anOffer } from '@portal/contract/testing/an-offer';
import { fakeApi, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { QuickSearchField } from './quick-search-field';

const offers = [
  anOffer({ id: 1, title: 'Analista de datos' }),
  anOffer({ id: 2, title: 'Analista funcional', status: { id: 3, name: 'Cerrada' } }),
];
const people = [
  aPerson({ id: 7, firstName: 'Íñigo', lastName: 'Ñandú', email: 'inigo@example.org' }),
  aPerson({ id: 8, firstName: 'Analía', lastName: 'Soto', email: 'analia@example.org' }),
];
const languages = '/modulo-principal/maestro/idiomas';
const applications = 'GET /api/aplicantes/ofertas';

const pageWith = (names: readonly string[], total = names.length) => {
  const items = names.map((name, index) => {
    const application = anApplication({ id: index + 1 });
    return { ...application, applicant: { ...application.applicant, name } };
  });
  return jobApplicationPageToWire({ ...aPageOf(items), total, isTotalExact: true });
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({
    'GET /api/ofertas': offers.map(offerToWire),
    [applications]: [],
    'GET /api/personas/page/0': pageOfToWire(aPageOf(people), personToWire),
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  act(endSession);
});

const open = () => renderPage(<QuickSearchField field={createRef<HTMLInputElement>()} />);
const found = () => screen.queryAllByRole('option').map((option) => option.textContent);
/** Pastes the text, which is faster than typing. */
async function ask(user: ReturnType<typeof open>['user'], text: string) {
  await user.click(screen.getByRole('combobox'));
  await user.paste(text);
}
const group = (name: string) => screen.findByRole('group', { name });

describe('for administrators', () => {
  beforeEach(() => startSession(sessionToken({ roles: ['ROLE_ADMIN', 'ROLE_USER'] })));

  test('arrows and Enter lead to what was found', async () => {
    const { user } = open();

    await user.type(screen.getByRole('combobox'), 'analista');
    await group('Ofertas');
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { selected: true })).toHaveTextContent(
      /^Analista funcional/,
    );
    await user.keyboard('{ArrowDown}{Enter}');

    expect(currentPath()).toBe('/modulo-principal/ofertas-laborales/detalle-oferta/1');
  });

  test('closed offers are found, too', async () => {
    const { user } = open();

    await ask(user, 'analista');

    await waitFor(() =>
      expect(found()).toEqual([
        'Analista de datosOferta laboral · Abierta',
        'Analista funcionalOferta laboral · Cerrada',
      ]),
    );
  });

  test('people are found by name or e-mail, whatever accents, and lead to their form', async () => {
    const { user } = open();

    await ask(user, 'nandu');

    const option = within(await group('Personas')).getByRole('option');
    expect(option).toHaveTextContent('Íñigo Ñandúinigo@example.org');
    expect(option).toHaveAttribute('href', '/personas/form/form/7');
    expect(within(option).getByText('Ñandú').tagName).toBe('MARK');
  });

  test('candidates come first, with the way to all of them', async () => {
    api.answer({ [applications]: pageWith(['Ana "la Ñata" Ríos', 'a'.repeat(255)], 48) });
    const { user } = open();

    await ask(user, 'ana');

    const candidates = within(await group('Candidatos')).getAllByRole('option');
    expect(screen.getAllByRole('option').slice(0, 3)).toEqual(candidates);
    expect(candidates[0]).toHaveAttribute('aria-selected', 'true');
    expect(candidates[2]).toHaveTextContent('Ver las 48 postulaciones');
    expect(candidates[2]).toHaveAttribute(
      'href',
      '/modulo-principal/candidatos-aplicantes?buscar=ana',
    );
  });

  test('Enter that comes before anything is found opens the first of what is', async () => {
    const held = api.hold(applications);
    const { user } = open();

    await ask(user, 'idiom');
    await user.keyboard('{Enter}');
    expect(currentPath()).toBe('/');
    await held.release();

    await waitFor(() => expect(currentPath()).toBe(languages));
  });

  test('who types on after Enter has taken it back', async () => {
    const held = api.hold(applications);
    const { user } = open();

    await ask(user, 'idiom');
    await user.keyboard('{Enter}as');
    await held.release();

    await screen.findByRole('option', { name: /^Idiomas/ });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 resultado'));
    expect(currentPath()).toBe('/');
  });

  test('Ctrl+Enter opens another tab and stays', async () => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(window);
    const { user } = open();

    await ask(user, 'idiom');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 resultado'));
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(openTab).toHaveBeenCalledWith(expect.stringContaining(languages));
    expect(currentPath()).toBe('/');
  });

  test('Ctrl+Enter that comes before anything is found opens another tab, too', async () => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(window);
    const held = api.hold(applications);
    const { user } = open();

    await ask(user, 'idiom');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(openTab).not.toHaveBeenCalled();
    await held.release();

    await waitFor(() => expect(openTab).toHaveBeenCalledWith(expect.stringContaining(languages)));
    expect(currentPath()).toBe('/');
  });

  test('where the browser refuses another tab, what was found opens in this one', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = open();

    await ask(user, 'idiom');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 resultado'));
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(currentPath()).toBe(languages);
  });
});

describe('for a visitor', () => {
  test('an empty field shows the pages and services, and none of the staff', async () => {
    open();

    expect(await screen.findByRole('option', { name: /^Nosotros/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /^Hunting/ })).toHaveTextContent('Servicio');
    expect(screen.queryByRole('option', { name: /^Módulo principal/ })).not.toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  test('open offers are found by their title; neither candidates nor people are asked for', async () => {
    const { user } = open();

    await ask(user, 'ANALISTA');

    await waitFor(() => expect(found()).toEqual(['Analista de datosOferta laboral']));
    expect(new Set(api.calls.map(({ name }) => name))).toEqual(new Set(['GET /api/ofertas']));
  });

  test('a page is found by another word for what is on it', async () => {
    const { user } = open();

    await ask(user, 'reclutamiento');

    await waitFor(() => expect(found()).toEqual(['HuntingServicio']));
  });
});

test('who has no role of an administrator finds the area of everybody who is signed in', async () => {
  startSession(sessionToken({ roles: ['ROLE_USER'] }));
  const { user } = open();

  await ask(user, 'persona');

  await waitFor(() =>
    expect(found()).toEqual(['PersonasIr a esta área', 'Privacidad y datos personalesPágina']),
  );
});

import { offerToWire } from '@portal/contract/offer';
import { anOffer } from '@portal/contract/testing/an-offer';
import { fakeApi, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { QuickSearchField } from './quick-search-field';

const offers = [
  anOffer({ id: 1, title: 'Analista de datos' }),
  anOffer({ id: 2, title: 'Analista funcional', status: { id: 3, name: 'Cerrada' } }),
];

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({
    'GET /api/ofertas': offers.map(offerToWire),
    'GET /api/aplicantes/ofertas': [],
  });
});
afterEach(() => act(endSession));

const open = () => renderPage(<QuickSearchField field={createRef<HTMLInputElement>()} />);
const found = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('for staff', () => {
  beforeEach(() => startSession(sessionToken({ roles: ['ROLE_ADMIN', 'ROLE_USER'] })));

  test('arrows and Enter lead to what was found', async () => {
    const { user } = open();

    await user.type(screen.getByRole('combobox'), 'idiom');
    const option = await screen.findByRole('option', { name: /^Idiomas/, selected: true });
    expect(screen.getAllByRole('option')).toEqual([option]);
    await user.keyboard('{Enter}');

    expect(currentPath()).toBe('/modulo-principal/maestro/idiomas');
  });

  test('closed offers are found, too', async () => {
    const { user } = open();

    await user.type(screen.getByRole('combobox'), 'analista');

    await screen.findByRole('option', { name: /^Analista de datos/ });
    expect(found()).toEqual([
      'Analista de datosOferta laboral',
      'Analista funcionalOferta laboral',
    ]);
  });
});

describe('for a visitor', () => {
  test('an empty field shows the pages and services, and none of the staff', async () => {
    open();

    expect(await screen.findByRole('option', { name: /^Nosotros/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /^Hunting/ })).toHaveTextContent('Servicio');
    expect(screen.queryByRole('option', { name: /^Módulo principal/ })).not.toBeInTheDocument();
  });

  test('open offers are found by their title, and no candidates are asked for', async () => {
    const { user } = open();

    await user.type(screen.getByRole('combobox'), 'ANALISTA');

    await screen.findByRole('option', { name: /^Analista de datos/ });
    expect(found()).toEqual(['Analista de datosOferta laboral']);
    expect(api.calls.filter(({ name }) => name.includes('aplicantes'))).toEqual([]);
  });

  test('a page is found by another word for what is on it', async () => {
    const { user } = open();

    await user.type(screen.getByRole('combobox'), 'reclutamiento');

    await screen.findByRole('option', { name: /^Hunting/, selected: true });
    expect(found()).toEqual(['HuntingServicio']);
  });
});

test('who has no role of an administrator finds the area of everybody who is signed in', async () => {
  startSession(sessionToken({ roles: ['ROLE_USER'] }));
  const { user } = open();

  await user.type(screen.getByRole('combobox'), 'persona');

  await waitFor(() =>
    expect(found()).toEqual(['PersonasIr a esta área', 'Privacidad y datos personalesPágina']),
  );
});

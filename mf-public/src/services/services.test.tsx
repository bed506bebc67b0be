import { paths } from '@portal/kit/routing/paths';
import { renderPage } from '@portal/kit/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HuntingPage } from './hunting/hunting-page';
import { OutsourcingPage } from './outsourcing/outsourcing-page';
import { ServicesPage } from './services-page';
import { SoftwareFactoryPage } from './software-factory/software-factory-page';

const quoteOf = (name: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('text');

const factorySections = ['Fábrica de desarrollo', 'Fábrica de pruebas', 'Soluciones a medida'];

test('the index shows the three services and leads to them', () => {
  renderPage(<ServicesPage />);
  const cards = screen.getAllByRole('article');

  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    paths.hunting,
    paths.outsourcing,
    paths.softwareFactory,
  ]);
});

test.each<[string, ReactNode]>([
  ['hunting', <HuntingPage key="hunting" />],
  ['outsourcing', <OutsourcingPage key="outsourcing" />],
])('the carousel of %s moves on every three seconds', (_name, page) => {
  jest.useFakeTimers();
  renderPage(page);
  const current = () => screen.getByRole('group').getAttribute('aria-label');

  act(() => jest.advanceTimersByTime(2999));
  expect(current()).toBe('1 de 4');
  act(() => jest.advanceTimersByTime(1));
  expect(current()).toBe('2 de 4');
  jest.useRealTimers();
});

test('hunting is quoted as a whole, for one profile or for several, and has its calculator', () => {
  renderPage(<HuntingPage />);

  expect(quoteOf('Cotizar por WhatsApp')).toBe('Hola, quiero cotizar: Hunting.');
  expect(quoteOf('Cotizar un perfil')).toBe('Hola, quiero cotizar: Hunting – un perfil.');
  expect(quoteOf('Cotizar varias vacantes')).toContain('Hunting – varias vacantes');
  expect(screen.getByRole('button', { name: 'Calcular tarifa' })).toBeVisible();
});

test.each(factorySections)('the card «%s» goes smoothly to its section', async (title) => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = renderPage(<SoftwareFactoryPage />);
  const section = screen.getByRole('region', { name: title });
  await user.click(screen.getByRole('link', { name: new RegExp(`^${title}`) }));

  await waitFor(() => expect(section).toHaveFocus());
  expect(scroll).toHaveBeenLastCalledWith({ behavior: 'smooth' });
  expect(scroll.mock.contexts.at(-1)).toBe(section);
  scroll.mockRestore();
});

test('a link from another page leads straight to a section', async () => {
  renderPage(<SoftwareFactoryPage />, { at: `${paths.softwareFactory}#fabrica-pruebas` });

  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Fábrica de pruebas' })).toHaveFocus(),
  );
});

test('each section of the factory has its anchor, three sub-services and quotes that name it', () => {
  renderPage(<SoftwareFactoryPage />);
  const regions = factorySections.map((name) => screen.getByRole('region', { name }));

  expect(regions.map(({ id }) => id)).toEqual([
    'fabrica-desarrollo',
    'fabrica-pruebas',
    'soluciones-medida',
  ]);
  for (const region of regions) {
    expect(within(region).getAllByRole('article')).toHaveLength(3);
    expect(within(region).getByRole('link', { name: 'Pedir una propuesta' })).toBeVisible();
  }
  expect(quoteOf('Cotizar pruebas')).toBe('Hola, quiero cotizar: Fábrica de software – Pruebas.');
});

import { paths } from '@portal/kit/routing/paths';
import { fakeApi } from '@portal/kit/testing/fake-api';
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

test('S1.04 S3.10 the index shows the three services, each with title, image and description, and leads to them', () => {
  renderPage(<ServicesPage />);
  const cards = screen.getAllByRole('article');

  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    paths.hunting,
    paths.outsourcing,
    paths.softwareFactory,
  ]);
  for (const card of cards) {
    expect(within(card).getByRole('heading')).not.toBeEmptyDOMElement();
    expect(within(card).getByRole('paragraph')).not.toBeEmptyDOMElement();
    expect(within(card).getByRole('presentation')).toHaveAttribute('alt', '');
  }
});

test.each<[string, ReactNode]>([
  ['hunting', <HuntingPage key="hunting" />],
  ['outsourcing', <OutsourcingPage key="outsourcing" />],
])(
  'S2.31 S2.32 S9.08 %s is described, and its carousel moves on every three seconds',
  (_name, page) => {
    jest.useFakeTimers();
    renderPage(page);
    const current = () => screen.getByRole('group').getAttribute('aria-label');
    expect(screen.getAllByRole('paragraph')[0]).not.toBeEmptyDOMElement();

    act(() => jest.advanceTimersByTime(2999));
    expect(current()).toBe('1 de 4');
    act(() => jest.advanceTimersByTime(1));
    expect(current()).toBe('2 de 4');
    act(() => jest.advanceTimersByTime(3000));
    expect(current()).toBe('3 de 4');
    jest.useRealTimers();
  },
);

test('S1.06 S2.31 hunting is quoted as a whole, for one profile or for several, and has its calculator', async () => {
  fakeApi({ 'GET /api/personas/paises': [] });
  const { user } = renderPage(<HuntingPage />);
  for (const link of screen.getAllByRole('link', { name: /^Cotizar/ })) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/));
  }

  expect(quoteOf('Cotizar por WhatsApp')).toBe('Hola, quiero cotizar: Hunting.');
  expect(quoteOf('Cotizar un perfil')).toBe('Hola, quiero cotizar: Hunting – un perfil.');
  expect(quoteOf('Cotizar varias vacantes')).toContain('Hunting – varias vacantes');
  await user.click(screen.getByRole('button', { name: 'Calcular tarifa' }));
  expect(await screen.findByRole('dialog', { name: 'Calculadora de tarifa' })).toBeVisible();
});

test.each(factorySections)('S2.33 the card «%s» goes smoothly to its section', async (title) => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = renderPage(<SoftwareFactoryPage />);
  const section = screen.getByRole('region', { name: title });
  await user.click(screen.getByRole('link', { name: new RegExp(`^${title}`) }));

  await waitFor(() => expect(section).toHaveFocus());
  expect(scroll).toHaveBeenLastCalledWith({ behavior: 'smooth' });
  expect(scroll.mock.contexts.at(-1)).toBe(section);
  scroll.mockRestore();
});

test('D.06 where somebody wants no motion a card goes to its section at once', async () => {
  const media = window.matchMedia('(prefers-reduced-motion: reduce)');
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(media, { matches: true }));
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = renderPage(<SoftwareFactoryPage />);
  await user.click(screen.getByRole('link', { name: /^Soluciones a medida/ }));

  await waitFor(() => expect(scroll).toHaveBeenLastCalledWith({ behavior: 'instant' }));
  jest.restoreAllMocks();
});

test('a link from another page leads straight to a section', async () => {
  renderPage(<SoftwareFactoryPage />, { at: `${paths.softwareFactory}#fabrica-pruebas` });

  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Fábrica de pruebas' })).toHaveFocus(),
  );
});

test('S2.34 each section of the factory has its anchor, three sub-services and quotes that name it', () => {
  renderPage(<SoftwareFactoryPage />);
  const regions = factorySections.map((name) => screen.getByRole('region', { name }));

  expect(regions.map(({ id }) => id)).toEqual([
    'fabrica-desarrollo',
    'fabrica-pruebas',
    'soluciones-medida',
  ]);
  for (const [index, region] of regions.entries()) {
    const subject = ['Desarrollo', 'Pruebas', 'Soluciones'][index] ?? '';
    expect(within(region).getAllByRole('article')).toHaveLength(3);
    const { href } = within(region).getByRole<HTMLAnchorElement>('link', {
      name: /^Cotizar/,
    });
    expect(new URL(href).host).toBe('wa.me');
    expect(new URL(href).searchParams.get('text')).toContain(`Fábrica de software – ${subject}`);
    const form = within(region).getByRole<HTMLAnchorElement>('link', {
      name: 'Pedir una propuesta',
    });
    expect(form.pathname).toBe(paths.contact);
    expect(new URL(form.href).searchParams.get('mensaje')).toContain(subject);
  }
  expect(quoteOf('Cotizar pruebas')).toBe('Hola, quiero cotizar: Fábrica de software – Pruebas.');
});

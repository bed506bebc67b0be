import { companyExamples } from '@portal/contract/company-examples';
import { companyReadBodies } from '@portal/contract/company-reads';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi, refusal } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { slideFrames } from './home-content';
import { HomePage } from './home-page';

test('shows ten slides that say and lead to ten different things', () => {
  renderPage(<HomePage />);
  const carousel = within(screen.getByRole('region', { name: 'Lo que hacemos' }));

  for (const { title, text } of companyExamples.home.slides) {
    expect(carousel.getByText(title)).toBeInTheDocument();
    expect(carousel.getByText(new RegExp(text))).toBeInTheDocument();
  }
  expect(new Set(companyExamples.home.slides.map(({ title }) => title)).size).toBe(10);
  expect(new Set(slideFrames.map(({ link }) => link.path)).size).toBe(10);
});

test('an arch that is pressed shows its slide, which stays', () => {
  const { container } = renderPage(<HomePage />);
  const arches = container.querySelectorAll('[aria-hidden] > li');
  expect(arches).toHaveLength(10);

  fireEvent.click(arches[6] ?? container);
  expect(container.querySelectorAll('[data-lit]')).toHaveLength(1);
  expect(arches[6]).toHaveAttribute('data-lit');
});

/** Opens the page by a link, without the slides' texts from an earlier page. */
const openUnseeded = () =>
  act(async () => {
    renderPage(
      <Suspense>
        <HomePage />
      </Suspense>,
      { seed: {} },
    );
  });

test('a page that does not bring along what its slides say reads it', async () => {
  const bodies = companyReadBodies(companyExamples);
  fakeApi({
    'GET /api/empresa': bodies['/api/empresa'] ?? {},
    'GET /api/empresa/inicio': bodies['/api/empresa/inicio'] ?? {},
  });
  await openUnseeded();

  expect(await screen.findByText('Contratar, sumar equipo o construir')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Cotizar por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me/56900000000?'),
    ),
  );
});

test('where that cannot be read, the rest of the page stands', async () => {
  fakeApi({ 'GET /api/empresa': refusal(503), 'GET /api/empresa/inicio': refusal(503) });
  await openUnseeded();

  expect(await screen.findByRole('heading', { name: 'Tres maneras de avanzar' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Lo que hacemos' })).not.toBeInTheDocument();
});

test('S2.22 S2.23 S9.08 its carousel has ten slides and moves on every two seconds', () => {
  jest.useFakeTimers();
  renderPage(<HomePage />);
  const carousel = screen.getByRole('region', { name: 'Lo que hacemos' });
  expect(within(carousel).getByRole('group', { name: '1 de 10' })).toBeVisible();

  act(() => jest.advanceTimersByTime(1999));
  expect(within(carousel).getByRole('group', { name: '1 de 10' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(within(carousel).getByRole('group', { name: '2 de 10' })).toBeVisible();
  act(() => jest.advanceTimersByTime(16_000));
  expect(within(carousel).getByRole('group', { name: '10 de 10' })).toBeVisible();
  act(() => jest.advanceTimersByTime(2000));
  expect(within(carousel).getByRole('group', { name: '1 de 10' })).toBeVisible();
  jest.useRealTimers();
});

test('its arches are the marks of the slides: one each, and that of the current one is lit', async () => {
  const { user } = renderPage(<HomePage />);
  const carousel = within(screen.getByRole('region', { name: 'Lo que hacemos' }));
  const arches = carousel.getAllByRole('listitem', { hidden: true });
  const lit = () => arches.flatMap((arch, position) => (arch.dataset['lit'] ? [position] : []));
  expect(arches).toHaveLength(10);
  expect(lit()).toEqual([0]);

  await user.click(carousel.getByRole('button', { name: 'Diapositiva anterior' }));
  expect(lit()).toEqual([9]);
});

test('hides the links of the slides that are not shown', () => {
  renderPage(<HomePage />);
  const carousel = within(screen.getByRole('region', { name: 'Lo que hacemos' }));

  expect(carousel.getAllByRole('link')).toHaveLength(1);
});

test('S1.04 S2.24 leads to the three services', () => {
  renderPage(<HomePage />);
  const services = within(screen.getByRole('region', { name: 'Tres maneras de avanzar' }));

  expect(services.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    paths.hunting,
    paths.outsourcing,
    paths.softwareFactory,
  ]);
  const names = services.getAllByRole('article').map((card) => card.textContent);
  expect(names).toEqual([
    expect.stringMatching(/hunting/i),
    expect.stringMatching(/consultoría y outsourcing/i),
    expect.stringMatching(/fábrica de software/i),
  ]);
});

test('S1.06 S2.25 opens a conversation with the quote already asked for, and leads to the contact form', () => {
  renderPage(<HomePage />);
  const quote = screen.getByRole('link', { name: 'Cotizar por WhatsApp' });

  expect(decodeURIComponent(quote.getAttribute('href') ?? '')).toBe(
    'https://wa.me/56900000000?text=Hola, quiero cotizar un servicio de Puente.',
  );
  expect(screen.getByRole('link', { name: 'Contáctanos' })).toHaveAttribute('href', paths.contact);
});

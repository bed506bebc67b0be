import { renderPage } from '@portal/kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { Carousel } from './carousel';

const slides = ['Uno', 'Dos', 'Tres'].map((title) => ({
  art: `/${title}.svg`,
  title,
  text: `Texto ${title}`,
}));

const region = () => screen.getByRole('region', { name: 'Servicios' });
const currentSlide = () => screen.getByRole('group').getAttribute('aria-label');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function preferStillness() {
  const media = window.matchMedia('(prefers-reduced-motion: reduce)');
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(media, { matches: true }));
}

function renderCarousel() {
  renderPage(<Carousel label="Servicios" slides={slides} intervalMs={2000} />);
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('moves on after each interval and begins again after the last slide', () => {
  renderCarousel();
  expect(region()).toHaveAttribute('aria-roledescription', 'carrusel');
  expect(currentSlide()).toBe('1 de 3');

  wait(1999);
  expect(currentSlide()).toBe('1 de 3');
  wait(1);
  expect(currentSlide()).toBe('2 de 3');
  wait(4000);
  expect(currentSlide()).toBe('1 de 3');
});

test('D.07 has its rotation button as the first stop of the keyboard', () => {
  renderCarousel();
  const [first] = screen.getAllByRole('button');

  expect(first).toHaveAccessibleName('Detener presentación');
  expect(first).toHaveProperty('tabIndex', 0);
});

test('D.07 stops when the keyboard arrives, and stays so until it is started again', () => {
  renderCarousel();
  const rotation = screen.getByRole('button', { name: 'Detener presentación' });
  act(() => rotation.focus());
  act(() => rotation.blur());
  wait(6000);
  expect(currentSlide()).toBe('1 de 3');
  expect(rotation).toHaveAccessibleName('Iniciar presentación');

  fireEvent.click(rotation);
  wait(2000);
  expect(currentSlide()).toBe('2 de 3');
});

test('D.07 waits under the pointer and goes on when it leaves', () => {
  renderCarousel();
  fireEvent.pointerEnter(region());
  wait(6000);
  expect(currentSlide()).toBe('1 de 3');

  fireEvent.pointerLeave(region());
  wait(2000);
  expect(currentSlide()).toBe('2 de 3');
});

test('D.06 does not move by itself under reduced motion, but can be started', () => {
  preferStillness();
  renderCarousel();
  wait(6000);
  expect(currentSlide()).toBe('1 de 3');

  fireEvent.click(screen.getByRole('button', { name: 'Iniciar presentación' }));
  wait(2000);
  expect(currentSlide()).toBe('2 de 3');
  expect(screen.getByRole('button', { name: 'Detener presentación' })).toBeVisible();
});

test('rests while the tab is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderCarousel();
  wait(6000);
  expect(currentSlide()).toBe('1 de 3');

  hidden.mockReturnValue(false);
  wait(2000);
  expect(currentSlide()).toBe('2 de 3');
});

test('moves by its buttons, around both ends, and then leaves the visitor in charge', () => {
  renderCarousel();
  fireEvent.click(screen.getByRole('button', { name: 'Diapositiva anterior' }));
  expect(currentSlide()).toBe('3 de 3');
  fireEvent.click(screen.getByRole('button', { name: 'Diapositiva siguiente' }));
  expect(currentSlide()).toBe('1 de 3');

  wait(6000);
  expect(currentSlide()).toBe('1 de 3');
});

test('moves by the arrow keys', () => {
  renderCarousel();
  fireEvent.keyDown(region(), { key: 'ArrowRight' });
  expect(currentSlide()).toBe('2 de 3');
  fireEvent.keyDown(region(), { key: 'ArrowLeft' });
  expect(currentSlide()).toBe('1 de 3');
  fireEvent.keyDown(region(), { key: 'Enter' });
  expect(currentSlide()).toBe('1 de 3');
});

test.each([
  ['to the left shows the next slide', { from: [200, 10], to: [100, 20] }, '2 de 3'],
  ['to the right shows the one before', { from: [100, 10], to: [200, 20] }, '3 de 3'],
  ['down scrolls the page', { from: [200, 10], to: [150, 300] }, '1 de 3'],
  ['too short is a tap', { from: [200, 10], to: [180, 10] }, '1 de 3'],
])('a sweep %s', (_case, { from, to }, expected) => {
  renderCarousel();
  const touch = ([clientX, clientY]: number[]) => ({ changedTouches: [{ clientX, clientY }] });
  fireEvent.touchStart(screen.getByText('Uno'), touch(from));
  fireEvent.touchEnd(screen.getByText('Uno'), touch(to));

  expect(currentSlide()).toBe(expected);
});

test('is silent while it moves and announces slides once it has stopped', () => {
  renderCarousel();
  const live = () => screen.getByRole('group').parentElement;
  expect(live()).toHaveAttribute('aria-live', 'off');

  fireEvent.click(screen.getByRole('button', { name: 'Detener presentación' }));
  expect(live()).toHaveAttribute('aria-live', 'polite');
});

import { renderPage } from '@portal/kit/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { animate } from 'framer-motion/dom/mini';
import { useReveal } from './use-reveal';

jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }));

let scrollToObserved: ((isIntersecting: boolean) => void) | undefined;

/** Lets a test say when the observed element comes into view. */
class FakeObserver {
  private readonly callback: (entries: { isIntersecting: boolean }[]) => void;

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.callback = callback;
  }

  observe() {
    scrollToObserved = (isIntersecting) => this.callback([{ isIntersecting }]);
  }

  disconnect() {
    scrollToObserved = undefined;
  }
}

const realObserver = globalThis.IntersectionObserver;

function Cards() {
  const group = useReveal<HTMLUListElement>();
  return (
    <ul ref={group}>
      <li>Uno</li>
      <li>Dos</li>
    </ul>
  );
}

async function renderCards({ top }: { top: number }) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  renderPage(<Cards />);
  await act(() => jest.advanceTimersByTimeAsync(1200));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(animate).mockReset();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(globalThis, { IntersectionObserver: realObserver });
});

test('raises the children once the visitor scrolls to them', async () => {
  await renderCards({ top: 5000 });
  scrollToObserved?.(false);
  expect(animate).not.toHaveBeenCalled();

  scrollToObserved?.(true);
  await waitFor(() => expect(animate).toHaveBeenCalledTimes(2));
  expect(jest.mocked(animate).mock.calls.map(([element]) => element)).toEqual(
    screen.getAllByRole('listitem'),
  );
  expect(scrollToObserved).toBeUndefined();
});

test('leaves alone what already shows', async () => {
  await renderCards({ top: 100 });

  expect(scrollToObserved).toBeUndefined();
});

test('leaves everything alone under reduced motion', async () => {
  const media = window.matchMedia('(prefers-reduced-motion: reduce)');
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(media, { matches: true }));
  await renderCards({ top: 5000 });

  expect(scrollToObserved).toBeUndefined();
});

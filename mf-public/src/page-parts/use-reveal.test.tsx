import { renderPage } from '@portal/kit/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { animate } from 'framer-motion/dom/mini';
import { useReveal } from './use-reveal';

jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }));

/** Lower edge of the window, and the function that moves the observed element's upper edge. */
const bottom = 800;
type Entry = { boundingClientRect: { top: number }; rootBounds: { bottom: number } };
let moveObserved: ((top: number) => void) | undefined;

/** Lets a test move the observed element. */
class FakeObserver {
  private readonly callback: (entries: Entry[]) => void;

  constructor(callback: (entries: Entry[]) => void) {
    this.callback = callback;
  }

  observe() {
    moveObserved = (top) =>
      this.callback([{ boundingClientRect: { top }, rootBounds: { bottom } }]);
  }

  disconnect() {
    moveObserved = undefined;
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
  renderPage(<Cards />);
  await act(() => jest.advanceTimersByTimeAsync(1200));
  moveObserved?.(top);
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
  expect(animate).not.toHaveBeenCalled();

  moveObserved?.(700);
  await waitFor(() => expect(animate).toHaveBeenCalledTimes(2));
  expect(jest.mocked(animate).mock.calls.map(([element]) => element)).toEqual(
    screen.getAllByRole('listitem'),
  );
  expect(moveObserved).toBeUndefined();
});

test('leaves alone what already shows', async () => {
  await renderCards({ top: 100 });

  expect(moveObserved).toBeUndefined();
  expect(animate).not.toHaveBeenCalled();
});

test('leaves everything alone under reduced motion', async () => {
  const media = window.matchMedia('(prefers-reduced-motion: reduce)');
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(media, { matches: true }));
  await renderCards({ top: 5000 });

  expect(moveObserved).toBeUndefined();
});

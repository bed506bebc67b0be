import { listenToNews, type News } from '../resources/application-events';
import { fakeTabs } from '../testing/fake-tabs';
import { followNews } from './follow-news';

jest.mock('../resources/application-events');

type Stream = Parameters<typeof listenToNews>[0] & {
  end: (how: 'refused' | 'broken') => void;
};

const streams: Stream[] = [];
jest
  .mocked(listenToNews)
  .mockImplementation(
    (listening) => new Promise((resolve) => streams.push({ ...listening, end: resolve })),
  );
const open = () => streams.filter(({ signal }) => !signal.aborted);

const all: News = { topic: 'applications', ids: [] };
const seven: News = { topic: 'applications', ids: [7] };
const other: News = { topic: 'pendingWork' };

/** Simulates a component in this tab or in another one. */
function follow() {
  const heard: News[] = [];
  const stop = followNews('a.b.c', (news) => heard.push(news));
  following.push(stop);
  return { heard, stop };
}
const following: (() => void)[] = [];

let isHidden = false;
jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
const tell = (event: string) => document.dispatchEvent(new Event(event));
function look(hidden: boolean) {
  isHidden = hidden;
  tell('visibilitychange');
}

let tabs: ReturnType<typeof fakeTabs>;
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  tabs = fakeTabs();
});
afterEach(async () => {
  following.splice(0).forEach((stop) => stop());
  await settle();
  streams.splice(0);
  isHidden = false;
  tabs.remove();
  jest.useRealTimers();
});

test('one stream serves all, and each hears of everything that came before it listened', async () => {
  const first = follow();
  await settle();
  streams[0]?.onOpen();
  const second = follow();
  const third = follow();
  await settle();

  streams[0]?.onNews(seven);
  streams[0]?.onNews(other);

  for (const { heard } of [first, second, third]) expect(heard).toEqual([all, seven, other]);
  expect(streams).toHaveLength(1);
});

test.each([
  ['is closed', (leader: { stop: () => void }) => leader.stop()],
  ['is refused by the server', () => streams[0]?.end('refused')],
])('the next one takes over when the one with the stream %s', async (_, end) => {
  const first = follow();
  const second = follow();
  const third = follow();
  await settle();
  streams[0]?.onOpen();
  end(first);
  await settle();
  expect(streams).toHaveLength(2);

  second.heard.splice(0);
  third.heard.splice(0);
  streams[1]?.onOpen();
  streams[1]?.onNews(seven);

  expect(second.heard).toEqual([all, seven]);
  expect(third.heard).toEqual([all, seven]);
  expect(first.heard).not.toContainEqual(seven);
});

test('the stream goes with the one who has it, and nobody asks for another when nobody is left', async () => {
  const { stop } = follow();
  await settle();

  stop();
  await settle();

  expect(open()).toEqual([]);
  expect(streams).toHaveLength(1);
});

test('whoever waits and leaves is passed over', async () => {
  const first = follow();
  const second = follow();
  follow();
  await settle();

  second.stop();
  first.stop();
  await settle();

  expect(open()).toHaveLength(1);
  streams[1]?.onOpen();
  expect(second.heard).toEqual([all]);
});

test.each([
  ['that nobody looks at', () => look(true), () => look(false)],
  ['that the browser puts to sleep', () => tell('freeze'), () => tell('resume')],
])('a tab %s holds no stream, and hears of everything when it is back', async (_, rest, wake) => {
  const { heard } = follow();
  await settle();
  streams[0]?.onOpen();

  rest();
  await settle();
  expect(open()).toEqual([]);
  wake();
  await settle();
  streams[1]?.onOpen();

  expect(heard).toEqual([all, all]);
});

test('a tab that nobody has looked at yet asks for nothing', async () => {
  isHidden = true;
  follow();
  await settle();
  expect(streams).toEqual([]);

  look(false);
  await settle();
  expect(streams).toHaveLength(1);
});

test('a stream that breaks is tried again by whoever has it, later each time', async () => {
  follow();
  follow();
  await settle();

  streams[0]?.end('broken');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(streams).toHaveLength(2);
  streams[1]?.end('broken');
  await jest.advanceTimersByTimeAsync(1_900);
  expect(streams).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(2_100);
  expect(streams).toHaveLength(3);
});

test.each([
  ['lack locks', () => tabs.takeLocksAway()],
  ['are refused a lock', () => tabs.refuseLocks()],
  ['lack channels', () => Reflect.deleteProperty(globalThis, 'BroadcastChannel')],
])('tabs that %s ask anew from time to time, and hold no connection', async (_, deprive) => {
  deprive();
  const { heard, stop } = follow();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(heard).toEqual([all, all]);
  expect(streams).toEqual([]);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(2);
  expect(jest.getTimerCount()).toBe(0);
});

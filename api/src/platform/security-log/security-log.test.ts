import { createTestLog } from '../../../testing/log-lines';
import { createSecurityLog } from './security-log';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const source = { ip: '203.0.113.7' };
const limited = { event: 'limit', outcome: 'refused' } as const;

function open() {
  const { logger, security, text } = createTestLog();
  return { log: createSecurityLog({ logger, secret: Buffer.from('a secret') }), security, text };
}

test('a flood from one source is a few lines and then one that counts the rest', () => {
  const { log, security } = open();

  for (let time = 0; time < 1_000; time += 1) log.record(limited, source);
  jest.advanceTimersByTime(60_000);

  expect(security()).toHaveLength(6);
  expect(security()[5]).toMatchObject({ ...limited, times: 995, seconds: 60 });
});

test('the next minute is told of anew, and a quiet one not at all', () => {
  const { log, security } = open();

  log.record(limited, source);
  jest.advanceTimersByTime(180_000);
  log.record(limited, source);

  expect(security()).toHaveLength(2);
});

test('a flood from countless sources stays bounded too', () => {
  const { log, security } = open();

  for (let each = 0; each < 20_000; each += 1) {
    log.record(limited, { ip: `198.18.${each >> 8}.${each & 255}` });
  }
  jest.advanceTimersByTime(60_000);

  const lines = security();
  expect(lines.length).toBeLessThan(1_100);
  expect(lines.at(-1)).toMatchObject({ ...limited, times: 20_000 - 1_000 - 5 });
  expect(lines.at(-1)).not.toHaveProperty('address');
});

test('refused input is counted by route and status only', () => {
  const { log, security } = open();

  log.record({ event: 'input', outcome: '400' }, source);
  log.record({ event: 'input', outcome: '400' }, { ip: '198.18.0.1' });
  log.stop();

  expect(security()).toMatchObject([
    { event: 'input', outcome: '400', route: 'unknown', times: 2, seconds: 60 },
  ]);
});

test('a source can be followed, but not named', () => {
  const { log, security, text } = open();
  const wrong = { event: 'sign-in', outcome: 'wrong' } as const;

  log.record({ ...wrong, name: 'Camila\n{"level":30}' }, source);
  log.record({ ...wrong, name: 'camila\n{"level":30}' }, source);
  log.record({ ...wrong, name: 'otra' }, { ip: '203.0.113.8' });

  const [first, second, third] = security();
  expect(first).toMatchObject({ name: second?.['name'], address: second?.['address'] });
  expect(third?.['name']).not.toBe(first?.['name']);
  expect(third?.['address']).not.toBe(first?.['address']);
  expect(text().trimEnd().split('\n')).toHaveLength(3);
  expect(text()).not.toMatch(/camila|otra|203\.0/i);
});

test('figures hear of every event, also of those that are not written', () => {
  const { log } = open();
  const heard: string[] = [];
  log.onEvent(({ event }) => heard.push(event));

  for (let time = 0; time < 50; time += 1) log.record(limited, source);

  expect(heard).toHaveLength(50);
});

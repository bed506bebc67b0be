import { startTestApi, type TestApi } from '../../../testing/test-api';
import type { Problem } from '../problem/problem';
import { createRateLimiter } from './rate-limiter';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const hour = 3_600_000;
const limit = { name: 'prueba', calls: 2, seconds: 3_600 };

const limiter = () =>
  createRateLimiter({ db: api.database.db, factor: 1, secret: Buffer.from('secreto') });

test.each([-hour, hour])(
  'instances count together, though the clock of one is %i ms from that of the other',
  async (step) => {
    const subject = `alguien ${step}`;
    await limiter().count(limit, subject);
    await limiter().count(limit, subject);
    const actual = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(actual + step);

    const refusal = await limiter()
      .count(limit, subject)
      .catch((error: unknown) => error);

    expect(refusal).toMatchObject({ status: 429 });
    const { details } = refusal as Problem;
    expect(Number(details.headers?.['retry-after'])).toBeGreaterThan(0);
    expect(Number(details.headers?.['retry-after'])).toBeLessThanOrEqual(3_600);
  },
);

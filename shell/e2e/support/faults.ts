import type { Page, Route } from '@playwright/test';

export const faults = {
  '503 once': once((route) => route.fulfill({ status: 503, body: '' })),
  '503 always': always((route) => route.fulfill({ status: 503, body: '' })),
  hangs: always(async () => {}),
  HTML: always((route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hola</p>' }),
  ),
  tampered: always((route) =>
    change(route, (text) => ({ body: `${text};globalThis.tampered = true;` })),
  ),
  truncated: always((route) => change(route, (text) => ({ body: text.slice(0, text.length / 2) }))),
  'wrong type': always((route) =>
    change(route, (text) => ({ body: text, contentType: 'text/plain' })),
  ),
} satisfies Record<string, () => Answer>;

export type Fault = keyof typeof faults;

type Answer = (route: Route) => Promise<void>;

function always(answer: Answer) {
  return () => answer;
}

function once(answer: Answer) {
  return () => {
    let isOver = false;
    return (route: Route) => {
      if (isOver) return route.continue();
      isOver = true;
      return answer(route);
    };
  };
}

async function change(
  route: Route,
  toAnswer: (text: string) => { body: string; contentType?: string },
) {
  const response = await route.fetch();
  return route.fulfill({ response, ...toAnswer(await response.text()) });
}

/** Makes a file fail, including retries with a query. The returned function ends the fault. */
export async function failRequests(page: Page, file: string, fault: Fault) {
  const pattern = `**${file}*`;
  const fail = faults[fault]();
  // The page or the fault may have ended before the answer is ready.
  const answer = (route: Route) => fail(route).catch(() => undefined);
  await page.route(pattern, answer);
  return () => page.unroute(pattern, answer);
}

import type { Page, Request } from '@playwright/test';

/** True for POST calls of the API, which exclude load reports. */
export const isApiPost = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/api/');

/** Collects the paths of all POST calls that a page sends to the API from now on. */
export function collectApiPosts(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isApiPost(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

import type { Page, Request } from '@playwright/test';

/** Whether a request writes by a call of the API; what a page tells of its releases is none. */
export const isApiPost = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/api/');

/** The paths of all that a page writes by the API from here on. */
export function collectApiPosts(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isApiPost(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
